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

/** Everything at hand from the start, so that many programs cost little: what is made of it takes no way. */
const bench = onLand({
  difficulty: 'peaceful',
  clearing: 6,
  inventory: {
    oak_log: 32,
    cobblestone: 48,
    raw_iron: 24,
    coal: 16,
    sand: 8,
    redstone: 8,
    raw_gold: 8,
    flint: 2,
    feather: 2,
    string: 4,
    leather: 4,
    paper: 6,
  },
})

/** Things of wood, stone and iron, each made of some that came before. */
const crafts = [
  'Craft 1 wooden_pickaxe',
  'Craft 1 stone_pickaxe',
  'Craft 1 furnace',
  'Obtain 1 iron_ingot',
  'Craft 1 shield',
  'Craft 1 bucket',
  'Craft 1 hopper',
]

/**
 * Tasks in a row, in which what was learned by one can help with the next: a short life after the agent's own curriculum, a
 * course whose every lesson begins with empty hands, and a longer one of each with everything at hand.
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
  {
    id: 'crafts-course',
    family: 'crafts',
    text: 'Craft 1 compass',
    lessons: crafts,
    start: bench,
    goal: gain('compass'),
    budget: { worldMinutes: 200, attempts: 40 },
    tags: ['chain'],
  },
  {
    id: 'crafts-life',
    family: 'crafts',
    start: bench,
    budget: { worldMinutes: 200, attempts: 20 },
    tags: ['chain'],
  },
]
