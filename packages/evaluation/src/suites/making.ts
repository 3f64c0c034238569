import type { SuiteTask } from '../suite/suite-schema.ts'
import { box, gain, shortTask, type ShortTask } from './task-shapes.ts'

/** Item, how many, and what is at hand for it. */
type Recipe = readonly [item: string, count: number, inventory: Readonly<Record<string, number>>]

const table = { crafting_table: 1 }

const recipes: readonly Recipe[] = [
  ['oak_planks', 8, { oak_log: 2 }],
  ['stick', 4, { birch_planks: 2 }],
  ['crafting_table', 1, { spruce_log: 1 }],
  ['wooden_pickaxe', 1, { oak_planks: 3, stick: 2, ...table }],
  ['stone_pickaxe', 1, { cobblestone: 3, stick: 2, ...table }],
  ['iron_pickaxe', 1, { iron_ingot: 3, oak_log: 2 }],
  ['furnace', 1, { cobblestone: 8, ...table }],
  ['chest', 1, { oak_planks: 8, ...table }],
  ['torch', 8, { coal: 2, stick: 2 }],
  ['bucket', 1, { iron_ingot: 3, ...table }],
  ['bread', 2, { wheat: 6, ...table }],
  ['ladder', 3, { stick: 7, ...table }],
  ['white_bed', 1, { white_wool: 3, oak_planks: 3, ...table }],
  ['iron_chestplate', 1, { iron_ingot: 8, oak_planks: 4 }],
]

const furnace = { furnace: 1, coal: 2 }

/** Words of the task, product, how many, and what is at hand for it. */
const smelting: readonly (readonly [text: string, ...Recipe])[] = [
  ['Smelt 2 raw_iron', 'iron_ingot', 2, { raw_iron: 2, ...furnace }],
  ['Smelt 1 raw_gold', 'gold_ingot', 1, { raw_gold: 1, ...furnace }],
  ['Smelt 3 raw_copper', 'copper_ingot', 3, { raw_copper: 3, ...furnace }],
  ['Smelt 2 sand', 'glass', 2, { sand: 2, ...furnace }],
  ['Smelt 2 cobblestone', 'stone', 2, { cobblestone: 2, ...furnace }],
  ['Smelt 2 clay_ball', 'brick', 2, { clay_ball: 2, ...furnace }],
  ['Obtain 1 charcoal', 'charcoal', 1, { oak_log: 2, oak_planks: 2, furnace: 1 }],
  ['Cook 2 beef', 'cooked_beef', 2, { beef: 2, ...furnace }],
  ['Cook 1 porkchop', 'cooked_porkchop', 1, { porkchop: 1, oak_planks: 4, furnace: 1 }],
  ['Cook 2 chicken', 'cooked_chicken', 2, { chicken: 2, ...furnace }],
  ['Cook 3 potato', 'baked_potato', 3, { potato: 3, ...furnace }],
]

const name = (item: string): string => item.replaceAll('_', '-')

const stone = { cobblestone: 12 }

const building: readonly ShortTask[] = [
  ...(
    [
      ['crafting_table', 1, { crafting_table: 1 }],
      ['furnace', 1, { furnace: 1 }],
      ['chest', 2, { chest: 2 }],
      ['torch', 3, { torch: 4 }],
      ['cobblestone', 4, stone],
      ['oak_planks', 8, { oak_planks: 10 }],
      ['oak_fence', 4, { oak_fence: 4 }],
      ['glass', 6, { glass: 6 }],
      ['stone_bricks', 10, { stone_bricks: 12 }],
    ] as const
  ).map(([block, count, inventory]) => ({
    id: name(block),
    text: `Place ${count} ${block}`,
    goal: {
      kind: 'placed',
      items: [block],
      blocks: block === 'torch' ? ['torch', 'wall_torch'] : [block],
      count,
    } as const,
    start: { inventory },
  })),
  {
    id: 'made-table',
    text: 'Place 1 crafting_table',
    goal: { kind: 'placed', items: ['crafting_table'], blocks: ['crafting_table'], count: 1 },
    start: { inventory: { oak_log: 1 } },
  },
  {
    id: 'put-away',
    text: 'Deposit 8 dirt',
    goal: { kind: 'deposited', items: ['dirt'], count: 8 },
    start: { inventory: { dirt: 16 }, blocks: [box('chest', [4, 0, 2])] },
  },
]

/** Tasks that make one thing of another and set things up. */
export const makingTasks: readonly SuiteTask[] = [
  ...recipes.map(([item, count, inventory]) =>
    shortTask('craft', {
      id: name(item),
      text: `Craft ${count} ${item}`,
      goal: gain(item, count),
      start: { inventory },
    }),
  ),
  ...smelting.map(([text, item, count, inventory]) =>
    shortTask('smelt', { id: name(item), text, goal: gain(item, count), start: { inventory } }),
  ),
  ...building.map((task) => shortTask('build', task)),
]
