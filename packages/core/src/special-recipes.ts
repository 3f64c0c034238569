import { dyeColours } from './dye-colours.ts'

/** A shapeless recipe that the game's code holds and no data file lists. */
export interface SpecialRecipe {
  readonly item: string
  /** Names of what lies in the grid, one of each. */
  readonly inputs: readonly string[]
}

const flowers =
  'dandelion poppy blue_orchid allium azure_bluet red_tulip orange_tulip white_tulip pink_tulip oxeye_daisy cornflower lily_of_the_valley wither_rose'.split(
    ' ',
  )

/**
 * Recipes that clients are not told of, each in its least form: a star takes one dye
 * (https://minecraft.wiki/w/Firework_Star#Crafting), a stew one small flower (https://minecraft.wiki/w/Suspicious_Stew#Crafting).
 */
export const specialRecipes: readonly SpecialRecipe[] = [
  ...dyeColours.map((colour) => ({ item: 'firework_star', inputs: ['gunpowder', `${colour}_dye`] })),
  ...flowers.map((flower) => ({
    item: 'suspicious_stew',
    inputs: ['bowl', 'red_mushroom', 'brown_mushroom', flower],
  })),
]
