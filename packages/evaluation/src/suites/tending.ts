import type { StartBlock, SuiteTask, TaskStart } from '../suite/suite-schema.ts'
import { box, gain, gainAny, herd, shortTask, type ShortTask } from './task-shapes.ts'

/** A field of a crop with water beside it. */
function field(crop: string, age: string): readonly StartBlock[] {
  return [
    box('water', [3, -1, 1], [4, 1, 1]),
    { ...box('farmland', [3, -1, 2], [4, 1, 2]), state: { moisture: '7' } },
    { ...box(crop, [3, 0, 2], [4, 1, 2]), state: { age } },
  ]
}

const ripe = (crop: string, item: string, count: number, age = '7'): ShortTask => ({
  id: `ripe-${item.replaceAll('_', '-')}`,
  text: `Harvest ${count} ${item}`,
  goal: gain(item, count),
  start: { blocks: field(crop, age) },
})

const soil: readonly StartBlock[] = [box('water', [3, -1, 1], [5, 1, 1])]

const sow = (seed: string, crop: string, count: number): ShortTask => ({
  id: `sow-${seed.replaceAll('_', '-')}`,
  text: `Plant ${count} ${seed}`,
  goal: { kind: 'placed', items: [seed], blocks: [crop], count },
  start: { inventory: { [seed]: count + 2, stone_hoe: 1 }, blocks: soil },
})

const farm: readonly ShortTask[] = [
  ripe('wheat', 'wheat', 3),
  ripe('carrots', 'carrot', 4),
  ripe('potatoes', 'potato', 4),
  ripe('beetroots', 'beetroot', 2, '3'),
  sow('wheat_seeds', 'wheat', 3),
  sow('carrot', 'carrots', 2),
  sow('potato', 'potatoes', 2),
  sow('beetroot_seeds', 'beetroots', 3),
  {
    id: 'pumpkin',
    text: 'Mine 2 pumpkin',
    goal: gain('pumpkin', 2),
    start: { blocks: [box('pumpkin', [-4, 0, 3], [3, 1, 1])] },
  },
  {
    id: 'melon',
    text: 'Obtain 3 melon_slice',
    goal: gain('melon_slice', 3),
    start: { blocks: [box('melon', [4, 0, -3], [2, 1, 1])] },
  },
  {
    id: 'cane',
    text: 'Mine 2 sugar_cane',
    goal: gain('sugar_cane', 2),
    start: { blocks: [box('water', [4, -1, 4], [1, 1, 3]), box('sugar_cane', [5, 0, 4], [1, 2, 3])] },
  },
]

const wool = ['white_wool', 'black_wool', 'gray_wool', 'light_gray_wool', 'brown_wool', 'pink_wool']

const keep: readonly ShortTask[] = [
  {
    id: 'milk',
    text: 'Obtain 1 milk_bucket',
    goal: gain('milk_bucket'),
    start: { inventory: { bucket: 1 }, mobs: herd('cow') },
  },
  {
    id: 'milk-twice',
    text: 'Obtain 2 milk_bucket',
    goal: gain('milk_bucket', 2),
    start: { inventory: { bucket: 2 }, mobs: herd('cow', 2) },
  },
  {
    id: 'milk-from-iron',
    text: 'Obtain 1 milk_bucket',
    goal: gain('milk_bucket'),
    start: { inventory: { iron_ingot: 3, crafting_table: 1 }, mobs: herd('cow') },
  },
  {
    id: 'milk-of-goats',
    text: 'Milk 1 goat',
    goal: gain('milk_bucket'),
    start: { inventory: { bucket: 1 }, mobs: herd('goat') },
  },
  {
    id: 'wool',
    text: 'Obtain 1 white_wool',
    goal: gainAny(wool),
    start: { inventory: { shears: 1 }, mobs: herd('sheep', 2) },
  },
  {
    id: 'wool-for-a-bed',
    text: 'Obtain 3 white_wool',
    goal: gainAny(wool, 3),
    start: { inventory: { shears: 1 }, mobs: herd('sheep', 4) },
  },
  {
    id: 'shear-sheep',
    text: 'Shear 1 sheep',
    goal: gainAny(wool),
    start: { inventory: { shears: 1 }, mobs: herd('sheep') },
  },
  {
    id: 'wool-from-iron',
    text: 'Obtain 1 white_wool',
    goal: gainAny(wool),
    start: { inventory: { iron_ingot: 2, crafting_table: 1 }, mobs: herd('sheep', 2) },
  },
  {
    id: 'egg',
    text: 'Obtain 1 egg',
    goal: gain('egg'),
    start: { mobs: herd('chicken', 5) },
    budget: { worldMinutes: 20 },
  },
  {
    id: 'bred-chick',
    text: 'Obtain 2 egg',
    goal: gain('egg', 2),
    start: { inventory: { wheat_seeds: 8 }, mobs: herd('chicken', 6) },
    budget: { worldMinutes: 20 },
  },
]

const villager = (profession: string): TaskStart['mobs'] => [
  {
    mob: 'villager',
    at: { x: 4, y: 0, z: 3 },
    data: `{VillagerData:{profession:"minecraft:${profession}"}}`,
  },
]

const deal = (
  profession: string,
  [item, count]: readonly [string, number],
  inventory: Readonly<Record<string, number>>,
): ShortTask => ({
  id: `${profession}-${item.replaceAll('_', '-')}`,
  text: `Trade for ${count} ${item}`,
  goal: gain(item, count),
  start: { inventory, mobs: villager(profession) },
})

const trade: readonly ShortTask[] = [
  deal('farmer', ['bread', 6], { emerald: 1 }),
  deal('farmer', ['emerald', 1], { wheat: 20 }),
  deal('farmer', ['apple', 4], { emerald: 2 }),
  deal('fletcher', ['arrow', 16], { emerald: 1 }),
  deal('fletcher', ['emerald', 1], { stick: 32 }),
  deal('shepherd', ['shears', 1], { emerald: 2 }),
  deal('shepherd', ['red_bed', 1], { emerald: 3 }),
  deal('butcher', ['cooked_porkchop', 5], { emerald: 1 }),
  deal('mason', ['brick', 10], { emerald: 1 }),
  deal('mason', ['emerald', 1], { clay_ball: 10 }),
]

/** Tasks with crops, animals and villagers. */
export const tendingTasks: readonly SuiteTask[] = [
  ...farm.map((task) => shortTask('farm', task)),
  ...keep.map((task) => shortTask('tame', task)),
  ...trade.map((task) => shortTask('trade', task)),
]
