import { dyeColours } from '@voyager-mc/core'
import type { DeedWay, Way } from '../contract/way.ts'

/**
 * Ways that change an item or a creature: stripping, waxing, ageing, dyeing, brewing, enchanting, breeding, throwing.
 * Times are from https://minecraft.wiki, pages of each; names a version lacks are dropped when the tree is built.
 */
export function deedWays(): readonly Way[] {
  return [
    ...stripWays(),
    ...copperWays(),
    ...dyeWays(),
    ...brewWays(),
    ...breedWays(),
    deed('enchant', 'enchanted_book', {
      inputs: { book: 1, lapis_lazuli: 1 },
      on: 'enchanting_table',
      station: 'enchanting_table',
      effort: 120,
    }),
    // One of eight eggs holds a chick, which grows for twenty minutes.
    deed('throw', 'chicken', { inputs: { egg: 1 }, on: 'chicken', effort: 160, yields: 1 / 8 }),
    // An anvil cracks with every eighth use or so.
    deed('age', 'chipped_anvil', { inputs: { anvil: 1 }, on: 'anvil', effort: 120 }),
    deed('age', 'damaged_anvil', { inputs: { chipped_anvil: 1 }, on: 'anvil', effort: 120 }),
  ]
}

function deed(
  type: DeedWay['type'],
  item: string,
  facts: Partial<Omit<DeedWay, 'type' | 'item'>> & Pick<DeedWay, 'on' | 'effort'>,
): DeedWay {
  return { type, item, yields: 1, inputs: {}, tools: [], ...facts }
}

/** Axes, the cheapest first. */
export const axes: readonly string[] = [
  'wooden_axe',
  'stone_axe',
  'iron_axe',
  'golden_axe',
  'diamond_axe',
  'netherite_axe',
]

function stripWays(): DeedWay[] {
  const woods = ['oak', 'birch', 'spruce', 'jungle', 'acacia', 'dark_oak', 'mangrove', 'cherry', 'pale_oak']
  const names = [
    ...woods.flatMap((wood) => [`${wood}_log`, `${wood}_wood`]),
    ...['crimson', 'warped'].flatMap((wood) => [`${wood}_stem`, `${wood}_hyphae`]),
    'bamboo_block',
  ]
  return names.map((name) =>
    deed('strip', `stripped_${name}`, { inputs: { [name]: 1 }, tools: axes, on: name, effort: 6 }),
  )
}

const copperForms = ['copper', 'cut_copper', 'cut_copper_stairs', 'cut_copper_slab']
const copperAges = ['', 'exposed_', 'weathered_', 'oxidized_']
// A block alone takes most of an hour of play for each age.
const ageEffort = 3000

function copperWays(): DeedWay[] {
  return copperForms.flatMap((form) =>
    copperAges.flatMap((age, index) => {
      const name = copperName(age, form)
      const older = copperAges[index + 1]
      const wax = deed('wax', `waxed_${name}`, { inputs: { [name]: 1, honeycomb: 1 }, on: name, effort: 5 })
      if (older === undefined) return [wax]
      const aged = copperName(older, form)
      return [wax, deed('age', aged, { inputs: { [name]: 1 }, on: name, effort: ageEffort })]
    }),
  )
}

/** Young copper alone is called a block. */
function copperName(age: string, form: string): string {
  return age === '' && form === 'copper' ? 'copper_block' : `${age}${form}`
}

function dyeWays(): DeedWay[] {
  return dyeColours.flatMap((colour) => {
    const dye = { [`${colour}_dye`]: 1 }
    return [
      deed('dye', `${colour}_wool`, { inputs: dye, tools: ['shears'], on: 'sheep', effort: 20, yields: 2 }),
      deed('dye', `${colour}_shulker_box`, {
        inputs: { ...dye, shulker_box: 1 },
        on: 'shulker_box',
        effort: 3,
      }),
    ]
  })
}

function brewWays(): DeedWay[] {
  const stand = { on: 'brewing_stand', station: 'brewing_stand', effort: 25 } as const
  return [
    deed('brew', 'splash_potion', { ...stand, inputs: { potion: 1, gunpowder: 1, blaze_powder: 1 } }),
    deed('brew', 'lingering_potion', {
      ...stand,
      inputs: { splash_potion: 1, dragon_breath: 1, blaze_powder: 1 },
    }),
  ]
}

/** A young turtle sheds one when it is grown. */
function breedWays(): DeedWay[] {
  return ['scute', 'turtle_scute'].map((item) =>
    deed('breed', item, { inputs: { seagrass: 2 }, on: 'turtle', effort: 1500 }),
  )
}
