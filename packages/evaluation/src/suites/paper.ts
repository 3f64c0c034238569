import type { SuiteTask } from '../suite/suite-schema.ts'
import { gain, onLand } from './task-shapes.ts'

/** Attempts of a lifelong run of the paper. */
const lifelongAttempts = 160
/** Attempts at an unseen task of the paper. */
const unseenAttempts = 50

const unseen: readonly (readonly [id: string, item: string, text: string])[] = [
  ['diamond-pickaxe', 'diamond_pickaxe', 'Craft 1 diamond_pickaxe'],
  ['golden-sword', 'golden_sword', 'Craft 1 golden_sword'],
  ['lava-bucket', 'lava_bucket', 'Obtain 1 lava_bucket'],
  ['compass', 'compass', 'Craft 1 compass'],
]

/**
 * Lifelong learning of 160 attempts, and the four goals it has not learned for. Baselines, ablations and libraries are
 * conditions of an evaluation.
 */
export const paperTaskList: readonly SuiteTask[] = [
  {
    id: 'lifelong',
    family: 'lifelong',
    start: onLand({ timeOfDay: 0 }),
    budget: { worldMinutes: 2000, attempts: lifelongAttempts },
    tags: ['lifelong'],
  },
  ...unseen.map(([id, item, text]) => ({
    id: `unseen-${id}`,
    family: 'unseen',
    text,
    start: onLand({ timeOfDay: 0 }),
    goal: gain(item),
    budget: { worldMinutes: 600, attempts: unseenAttempts },
    tags: ['unseen'],
  })),
]
