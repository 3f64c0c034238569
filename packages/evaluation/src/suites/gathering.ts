import type { SuiteTask } from '../suite/suite-schema.ts'
import { box, gain, gainAny, herd, shortTask, type ShortTask } from './task-shapes.ts'

const pick = (kind: string): Readonly<Record<string, number>> => ({ [`${kind}_pickaxe`]: 1 })

const gather: readonly ShortTask[] = [
  {
    id: 'oak-logs',
    text: 'Mine 3 oak_log',
    goal: gain('oak_log', 3),
    start: { blocks: [box('oak_log', [4, 0, 3], [1, 4, 1])] },
  },
  {
    id: 'birch-logs',
    text: 'Mine 2 birch_log',
    goal: gain('birch_log', 2),
    start: { blocks: [box('birch_log', [-5, 0, 2], [1, 3, 1])] },
  },
  {
    id: 'any-logs',
    text: 'Mine 4 wood log',
    goal: gainAny(['spruce_log', 'jungle_log'], 4),
    start: { blocks: [box('spruce_log', [3, 0, -4], [1, 3, 1]), box('jungle_log', [-4, 0, -4], [1, 3, 1])] },
  },
  { id: 'dirt', text: 'Mine 6 dirt', goal: gain('dirt', 6) },
  {
    id: 'sand',
    text: 'Mine 5 sand',
    goal: gain('sand', 5),
    start: { blocks: [box('sand', [3, -1, 3], [4, 1, 3])] },
  },
  {
    id: 'clay',
    text: 'Mine 4 clay_ball',
    goal: gain('clay_ball', 4),
    start: { blocks: [box('clay', [-6, -1, 2], [2, 1, 3])] },
  },
  {
    id: 'cobblestone',
    text: 'Mine 5 cobblestone',
    goal: gain('cobblestone', 5),
    start: { inventory: pick('wooden'), blocks: [box('stone', [4, 0, 2], [3, 2, 3])] },
  },
  {
    id: 'coal',
    text: 'Mine 3 coal',
    goal: gain('coal', 3),
    start: { inventory: pick('wooden'), blocks: [box('coal_ore', [4, 0, 2], [2, 2, 2])] },
  },
  {
    id: 'iron',
    text: 'Mine 2 raw_iron',
    goal: gain('raw_iron', 2),
    start: { inventory: pick('stone'), blocks: [box('iron_ore', [-4, 0, -3], [2, 2, 1])] },
  },
  {
    id: 'gold',
    text: 'Mine 2 raw_gold',
    goal: gain('raw_gold', 2),
    start: { inventory: pick('iron'), blocks: [box('gold_ore', [5, 0, -2], [1, 3, 1])] },
  },
  {
    id: 'diamond',
    text: 'Mine 1 diamond',
    goal: gain('diamond'),
    start: {
      inventory: pick('iron'),
      blocks: [box('stone', [4, 0, 3], [3, 3, 3]), box('diamond_ore', [5, 1, 3])],
    },
  },
  {
    id: 'redstone',
    text: 'Mine 6 redstone',
    goal: gain('redstone', 6),
    start: { inventory: pick('iron'), blocks: [box('redstone_ore', [3, 0, 4], [2, 2, 1])] },
  },
]

const hunt: readonly ShortTask[] = [
  ...['pig', 'cow', 'sheep', 'chicken'].map((mob) => ({
    id: `${mob}-dead`,
    text: `Kill 1 ${mob}`,
    goal: { kind: 'killed', creatures: [mob], count: 1 } as const,
    start: { mobs: herd(mob) },
  })),
  {
    id: 'two-pigs',
    text: 'Kill 2 pig',
    goal: { kind: 'killed', creatures: ['pig'], count: 2 },
    start: { mobs: herd('pig', 3) },
  },
  {
    id: 'two-cows',
    text: 'Kill 2 cow',
    goal: { kind: 'killed', creatures: ['cow'], count: 2 },
    start: { inventory: { stone_sword: 1 }, mobs: herd('cow', 3) },
  },
  { id: 'beef', text: 'Obtain 1 beef', goal: gain('beef'), start: { mobs: herd('cow', 2) } },
  { id: 'porkchop', text: 'Obtain 2 porkchop', goal: gain('porkchop', 2), start: { mobs: herd('pig', 4) } },
  { id: 'mutton', text: 'Obtain 1 mutton', goal: gain('mutton'), start: { mobs: herd('sheep', 3) } },
  {
    id: 'raw-chicken',
    text: 'Obtain 2 chicken',
    goal: gain('chicken', 2),
    start: { mobs: herd('chicken', 4) },
  },
  {
    id: 'leather',
    text: 'Obtain 2 leather',
    goal: gain('leather', 2),
    start: { inventory: { iron_sword: 1 }, mobs: herd('cow', 6) },
  },
]

const pond = box('water', [4, -1, 2], [5, 1, 5])
const rod = { fishing_rod: 1 }
const fish = ['cod', 'salmon', 'tropical_fish', 'pufferfish']

const fishing: readonly ShortTask[] = [
  { id: 'one', text: 'Fish 1 fish', goal: gainAny(fish), start: { inventory: rod, blocks: [pond] } },
  { id: 'two', text: 'Fish 2 fish', goal: gainAny(fish, 2), start: { inventory: rod, blocks: [pond] } },
  { id: 'three', text: 'Catch 3 fish', goal: gainAny(fish, 3), start: { inventory: rod, blocks: [pond] } },
  { id: 'cod', text: 'Fish 1 cod', goal: gain('cod'), start: { inventory: rod, blocks: [pond] } },
  {
    id: 'in-rain',
    text: 'Fish 1 fish',
    goal: gainAny(fish),
    start: { inventory: rod, blocks: [pond], weather: 'rain' },
  },
  {
    id: 'at-dusk',
    text: 'Catch 1 fish',
    goal: gainAny(fish),
    start: { inventory: rod, blocks: [pond], timeOfDay: 11_500, difficulty: 'peaceful' },
  },
  {
    id: 'small-pond',
    text: 'Fish 1 fish',
    goal: gainAny(fish),
    start: { inventory: rod, blocks: [box('water', [3, -1, 3], [2, 1, 2])] },
  },
  {
    id: 'far-pond',
    text: 'Catch 1 fish',
    goal: gainAny(fish),
    start: { inventory: rod, clearing: 14, blocks: [box('water', [-13, -1, -13], [4, 1, 4])] },
  },
  {
    id: 'own-rod',
    text: 'Fish 1 fish',
    goal: gainAny(fish),
    start: { inventory: { stick: 3, string: 2, crafting_table: 1 }, blocks: [pond] },
  },
  {
    id: 'rod-from-planks',
    text: 'Catch 1 fish',
    goal: gainAny(fish),
    start: { inventory: { oak_planks: 8, string: 2 }, blocks: [pond] },
  },
]

/** Tasks that take things from the land, the water and animals. */
export const gatheringTasks: readonly SuiteTask[] = [
  ...gather.map((task) => shortTask('gather', task)),
  ...hunt.map((task) => shortTask('hunt', task)),
  ...fishing.map((task) => shortTask('fish', task)),
]
