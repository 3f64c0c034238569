import type { ExploredGoal, Postcondition } from '@voyager-mc/tech-tree'
import type { SuiteTask, TaskStart } from '../suite/suite-schema.ts'
import { box, herd, onLand, shortTask, type ShortTask } from './task-shapes.ts'

const night = 14_000
const armed = { iron_sword: 1, shield: 1, iron_chestplate: 1, iron_leggings: 1, cooked_beef: 8 }

const against = (mob: string, count = 1, start: Partial<TaskStart> = {}): ShortTask => ({
  id: count === 1 ? mob.replaceAll('_', '-') : `${count}-${mob.replaceAll('_', '-')}`,
  text: `Kill ${count} ${mob}`,
  goal: { kind: 'killed', creatures: [mob], count, without: 'dying' },
  start: { inventory: armed, timeOfDay: night, mobs: herd(mob, count, { x: 7, y: 0, z: 4 }), ...start },
})

const fight: readonly ShortTask[] = [
  against('zombie'),
  against('zombie', 2),
  against('skeleton'),
  against('spider'),
  against('spider', 2),
  against('creeper'),
  against('husk', 1, { timeOfDay: 1000 }),
  against('stray'),
  against('cave_spider'),
  against('slime', 1, { timeOfDay: 1000 }),
  { ...against('zombie', 1, { inventory: { stone_sword: 1 } }), id: 'zombie-in-a-shirt' },
]

const far = (distanceBlocks: number): ExploredGoal => ({ kind: 'explored', distanceBlocks })

const travel: readonly ShortTask[] = [
  { id: 'leave', text: 'Explore', goal: far(20) },
  {
    id: 'leave-at-night',
    text: 'Explore',
    goal: { ...far(20), without: 'dying' },
    start: { timeOfDay: night },
  },
  { id: 'leave-in-rain', text: 'Explore', goal: far(20), start: { weather: 'rain' } },
  { id: 'leave-with-bread', text: 'Explore', goal: far(24), start: { inventory: { bread: 4 } } },
  { id: 'wander', text: 'Wander', goal: far(20), start: { timeOfDay: 6000 } },
  { id: 'scout', text: 'Scout', goal: far(24), start: { timeOfDay: 9000 } },
  { id: 'out-of-a-pen', text: 'Explore', goal: far(20), start: { blocks: pen('oak_fence') } },
  {
    id: 'out-of-a-pit',
    text: 'Explore',
    goal: far(20),
    start: { blocks: [box('air', [-1, -4, -1], [3, 4, 3])] },
  },
  { id: 'over-water', text: 'Explore', goal: far(20), start: { blocks: moat('water') } },
  { id: 'look-around', text: 'Look around', goal: far(20), start: { timeOfDay: 2000 } },
]

/** Four walls around the start. */
function pen(block: string): TaskStart['blocks'] {
  return [
    box(block, [-3, 0, -3], [7, 1, 1]),
    box(block, [-3, 0, 3], [7, 1, 1]),
    box(block, [-3, 0, -2], [1, 1, 5]),
    box(block, [3, 0, -2], [1, 1, 5]),
  ]
}

/** A ring around the start in the place of the ground. */
function moat(fluid: string): TaskStart['blocks'] {
  return [
    box(fluid, [-6, -1, -6], [13, 1, 2]),
    box(fluid, [-6, -1, 5], [13, 1, 2]),
    box(fluid, [-6, -1, -4], [2, 1, 9]),
    box(fluid, [5, -1, -4], [2, 1, 9]),
  ]
}

const eaten = (item: string): Postcondition => ({ kind: 'eaten', items: [item], count: 1 })

const survive: readonly ShortTask[] = [
  { id: 'bread', text: 'Eat 1 bread', goal: eaten('bread'), start: { food: 10, inventory: { bread: 2 } } },
  { id: 'apple', text: 'Eat 1 apple', goal: eaten('apple'), start: { food: 14, inventory: { apple: 3 } } },
  {
    id: 'cook-first',
    text: 'Eat 1 cooked_beef',
    goal: eaten('cooked_beef'),
    start: { food: 8, inventory: { beef: 2, furnace: 1, coal: 1 } },
  },
  {
    id: 'bake-first',
    text: 'Eat 1 bread',
    goal: eaten('bread'),
    start: { food: 8, inventory: { wheat: 3, crafting_table: 1 } },
  },
  {
    id: 'sleep',
    text: 'Sleep',
    goal: { kind: 'slept' },
    start: { inventory: { white_bed: 1 }, timeOfDay: 13_000, difficulty: 'peaceful' },
  },
  {
    id: 'sleep-in-storm',
    text: 'Sleep',
    goal: { kind: 'slept' },
    start: { inventory: { red_bed: 1 }, weather: 'thunder', difficulty: 'peaceful' },
  },
  ...(
    [
      ['iron_helmet', { iron_helmet: 1 }],
      ['shield', { shield: 1 }],
      ['diamond_chestplate', { diamond_chestplate: 1 }],
      ['leather_boots', { leather: 4, crafting_table: 1 }],
      ['stone_sword', { cobblestone: 2, stick: 1, crafting_table: 1 }],
    ] as const
  ).map(([item, inventory]) => ({
    id: `wear-${item.replaceAll('_', '-')}`,
    text: `Equip ${item}`,
    goal: { kind: 'worn', sets: [[item]] } as const,
    start: { inventory },
  })),
]

/** Tasks about enemies, ways and one's own body. */
export const facingTasks: readonly SuiteTask[] = [
  ...fight.map((task) => shortTask('fight', task)),
  // Who is to leave a place must find the land as it is around it.
  ...travel.map((task) => ({ ...shortTask('travel', task), start: onLand({ ...task.start, clearing: 7 }) })),
  ...survive.map((task) => shortTask('survive', task)),
]
