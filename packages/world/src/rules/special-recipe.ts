import type { Registry } from '../registry/registry.ts'
import type { RecipeMatch } from './recipe-match.ts'

const dye = /_dye$/
const flower =
  /^(dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|wither_rose|torchflower)$|_tulip$/

/** Extras of a star beside its powder and dyes, at most one of each: a shape, a trail, a twinkle. */
const starExtras = [/^(fire_charge|feather|gold_nugget)$|_(head|skull)$/, /^diamond$/, /^glowstone_dust$/]

/**
 * Product of the shapeless recipes that the game's code holds and no data file lists: a firework star of gunpowder with
 * one to eight dyes (https://minecraft.wiki/w/Firework_Star#Crafting) and a stew of a bowl, both mushrooms and a small
 * flower (https://minecraft.wiki/w/Suspicious_Stew#Crafting). `undefined` for every other grid.
 */
export function specialRecipe(
  { items, itemsByName }: Pick<Registry, 'items' | 'itemsByName'>,
  ids: readonly number[],
): RecipeMatch | undefined {
  const names = ids.map((id) => items[id]?.name ?? '')
  const result = isStar(names) ? 'firework_star' : isStew(names) ? 'suspicious_stew' : undefined
  const id = result === undefined ? undefined : itemsByName[result]?.id
  return id === undefined ? undefined : { id, count: 1 }
}

function isStar(names: readonly string[]): boolean {
  const dyes = countOf(names, dye)
  const extras = starExtras.map((kind) => countOf(names, kind))
  const isSingle = countOf(names, /^gunpowder$/) === 1 && extras.every((count) => count <= 1)
  return isSingle && dyes > 0 && extras.reduce((sum, count) => sum + count, 1 + dyes) === names.length
}

function isStew(names: readonly string[]): boolean {
  return (
    names.length === 4 &&
    ['bowl', 'red_mushroom', 'brown_mushroom'].every((name) => names.includes(name)) &&
    countOf(names, flower) === 1
  )
}

function countOf(names: readonly string[], kind: RegExp): number {
  return names.filter((name) => kind.test(name)).length
}
