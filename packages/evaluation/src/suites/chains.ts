import type { SuiteTask } from '../suite/suite-schema.ts'
import { box, gain, herd, onLand } from './task-shapes.ts'

/** A clearing with everything at hand that the first tools take. */
const workshop = onLand({
  difficulty: 'peaceful',
  clearing: 10,
  blocks: [
    box('oak_log', [5, 0, 4], [1, 5, 1]),
    box('oak_log', [7, 0, 6], [1, 5, 1]),
    box('oak_log', [4, 0, 8], [1, 5, 1]),
    box('stone', [-9, 0, 3], [4, 2, 5]),
    box('coal_ore', [-5, 0, 9], [2, 1, 1]),
    box('iron_ore', [-8, 0, -4], [4, 1, 2]),
    box('sand', [4, 0, -8], [3, 1, 2]),
  ],
  mobs: herd('pig', 2, { x: 6, y: 0, z: -2 }),
})

/** The way to iron, step by step, and a thing of iron besides. */
const lessons = [
  'Craft 1 wooden_pickaxe',
  'Craft 1 stone_pickaxe',
  'Craft 1 furnace',
  'Obtain 1 iron_ingot',
  'Craft 1 shield',
]

/**
 * Tasks in a row, in which what was learned by one can help with the next: a short life after the agent's own curriculum,
 * and a course whose every lesson begins with empty hands.
 */
export const chainTasks: readonly SuiteTask[] = [
  {
    id: 'short-life',
    family: 'life',
    start: workshop,
    budget: { worldMinutes: 40, attempts: 10 },
    tags: ['chain'],
  },
  {
    id: 'iron-course',
    family: 'course',
    text: 'Craft 1 iron_pickaxe',
    lessons,
    start: workshop,
    goal: gain('iron_pickaxe'),
    budget: { worldMinutes: 60, attempts: 16 },
    tags: ['chain'],
  },
]
