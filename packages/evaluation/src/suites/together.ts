import type { SuiteTask } from '../suite/suite-schema.ts'
import { box, gain, onLand, shortTask, type ShortTask } from './task-shapes.ts'

const sizes = [2, 4]

/** A trunk near each corner of the clearing. */
const trunks = [6, -6].flatMap((x) => [5, -5].map((z) => box('oak_log', [x, 0, z], [1, 5, 1])))

/** Work that several bots share; the numbers are those of all of them together. */
const shared: readonly (ShortTask & { readonly family: string })[] = [
  {
    family: 'gather',
    id: 'logs',
    text: 'Mine 16 oak_log',
    goal: gain('oak_log', 16),
    start: { blocks: trunks },
  },
  { family: 'gather', id: 'earth', text: 'Mine 32 dirt', goal: gain('dirt', 32) },
  {
    family: 'craft',
    id: 'tables',
    text: 'Craft 4 crafting_table',
    goal: gain('crafting_table', 4),
    start: { blocks: trunks },
  },
  {
    family: 'craft',
    id: 'one-furnace',
    text: 'Craft 1 furnace',
    goal: gain('furnace'),
    start: {
      inventory: { wooden_pickaxe: 1, crafting_table: 1 },
      blocks: [box('stone', [5, 0, 3], [3, 3, 3]), box('oak_log', [-5, 0, 3], [1, 5, 1])],
    },
  },
  {
    family: 'build',
    id: 'planks',
    text: 'Place 16 oak_planks',
    goal: { kind: 'placed', items: ['oak_planks'], blocks: ['oak_planks'], count: 16 },
    start: { blocks: trunks },
  },
]

/** Each task for two and for four bots, and the gathering on the land as it is. */
export const togetherTasks: readonly SuiteTask[] = sizes.flatMap((bots) => [
  ...shared.map(({ family, id, start = {}, ...task }) =>
    shortTask(family, {
      ...task,
      id: `${id}-${bots}`,
      start: { ...start, bots },
      budget: { worldMinutes: 20, attempts: 40 },
    }),
  ),
  {
    id: `gather-far-logs-${bots}`,
    family: 'gather',
    text: 'Mine 24 oak_log',
    start: onLand({ bots }),
    goal: gain('oak_log', 24),
    budget: { worldMinutes: 30, attempts: 60 },
    tags: [],
  },
])
