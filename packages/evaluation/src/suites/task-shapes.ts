import type { Postcondition, SimpleGoal } from '@voyager-mc/tech-tree'
import type { Offset } from '../suite/offset.ts'
import type { StartBlock, SuiteTask, TaskStart, TrialBudget } from '../suite/suite-schema.ts'

/** Parts of a short task that differ from one to the next. */
export interface ShortTask {
  readonly id: string
  readonly text: string
  readonly goal: Postcondition
  readonly start?: Partial<TaskStart>
  readonly budget?: Partial<TrialBudget>
}

/** Room on a clearing for everything a short task is about, in blocks to each side. */
const clearing = 10

/** A task of a family that is done on a clearing within ten minutes of the world and four programs. */
export function shortTask(family: string, { id, text, goal, start = {}, budget = {} }: ShortTask): SuiteTask {
  return {
    id: `${family}-${id}`,
    family,
    text,
    start: onClearing(start),
    goal,
    budget: { worldMinutes: 10, attempts: 4, ...budget },
    tags: ['short'],
  }
}

function onClearing(start: Partial<TaskStart>): TaskStart {
  return { ...onLand(start), clearing: start.clearing ?? clearing }
}

/** A start on the land as it is, at morning, with empty hands. */
export function onLand(start: Partial<TaskStart> = {}): TaskStart {
  return {
    seed: 'trial',
    inventory: {},
    timeOfDay: 1000,
    weather: 'clear',
    difficulty: 'easy',
    blocks: [],
    mobs: [],
    food: 20,
    ...start,
  }
}

/** So many more of an item than at the start. */
export function gain(item: string, count = 1, limits: Pick<SimpleGoal, 'without'> = {}): Postcondition {
  return { kind: 'held', items: [item], count, by: 'any', ...limits }
}

/** So many more of any of the items than at the start. */
export function gainAny(items: readonly string[], count = 1): Postcondition {
  return { kind: 'held', items, count, by: 'any' }
}

/** A box of blocks, seen from the start: from a corner on the ground so many blocks east, up and south. */
export function box(block: string, [x, y, z]: Triple, [east, up, south]: Triple = [1, 1, 1]): StartBlock {
  return { block, at: { x, y, z }, to: { x: x + east - 1, y: y + up - 1, z: z + south - 1 } }
}

type Triple = readonly [number, number, number]

/** Creatures of one kind in a row. */
export function herd(mob: string, count = 1, at: Offset = { x: 5, y: 0, z: 4 }): TaskStart['mobs'] {
  return Array.from({ length: count }, (_nothing, index) => ({ mob, at: { ...at, z: at.z - 2 * index } }))
}
