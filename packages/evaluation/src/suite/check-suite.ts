import type { Postcondition, SimpleGoal, TechTree } from '@voyager-mc/tech-tree'
import { checkDeeds, type Deed } from './check-deeds.ts'
import { carriedSlots, checkHad } from './check-had.ts'
import {
  checkBlock,
  checkItem,
  checkMob,
  checkOrigin,
  checkPlace,
  checkThing,
  type Fail,
  type Names,
} from './check-names.ts'
import { SuiteError } from './suite-error.ts'
import type { Suite, TaskStart } from './suite-schema.ts'

/** Knowledge a suite is checked against. */
export interface CheckSuiteOptions {
  readonly techTree: TechTree
}

/**
 * Checks that everything a suite names exists in its game and that every goal can be reached and is not met at the
 * start; throws `SuiteError` for the first task that fails.
 */
export function checkSuite({ tasks }: Suite, { techTree }: CheckSuiteOptions): void {
  for (const [index, { id, start, goal }] of tasks.entries()) {
    const fail: Fail = (problem, message, place) => {
      throw new SuiteError(problem, `Task ${id}: ${message}`, { place: `tasks.${index}.${place}` })
    }
    checkStart(start, { techTree, fail })
    for (const part of partsOf(goal)) checkGoal({ goal: part, start, techTree, fail })
  }
}

function partsOf(goal: Postcondition | undefined): readonly SimpleGoal[] {
  if (goal === undefined) return []
  return goal.kind === 'all' ? goal.goals : [goal]
}

function checkStart({ inventory, blocks, mobs }: TaskStart, names: Names): void {
  for (const item of Object.keys(inventory)) checkItem(item, names, 'start.inventory')
  for (const { block } of blocks) checkBlock(block, names, 'start.blocks')
  for (const { mob } of mobs) checkMob(mob, names, 'start.mobs')
  const { techTree, fail } = names
  const slots = Object.entries(inventory).reduce(
    (sum, [item, count]) => sum + Math.ceil(count / (techTree.stackSize(item) ?? 64)),
    0,
  )
  if (slots > carriedSlots) {
    const message = `What is held at the start takes ${slots} slots of ${carriedSlots}; give less.`
    fail('impossible-start', message, 'start.inventory')
  }
}

function checkGoal(deed: Deed): void {
  checkGoalNames(deed.goal, deed)
  checkDeeds(deed)
  checkHad(deed)
}

function checkGoalNames(goal: SimpleGoal, names: Names): void {
  if ('items' in goal) for (const item of goal.items) checkItem(item, names, 'goal.items')
  if ('blocks' in goal) for (const block of goal.blocks) checkBlock(block, names, 'goal.blocks')
  if ('creatures' in goal) for (const mob of goal.creatures) checkMob(mob, names, 'goal.creatures')
  if ('things' in goal) for (const thing of goal.things) checkThing(thing, names, 'goal.things')
  if (goal.kind === 'worn') for (const item of goal.sets.flat()) checkItem(item, names, 'goal.sets')
  if ('with' in goal) for (const tool of goal.with ?? []) checkItem(tool, names, 'goal.with')
  if ('from' in goal) for (const origin of goal.from ?? []) checkOrigin(origin, names, 'goal.from')
  if (goal.dimension !== undefined)
    checkPlace({ kind: 'dimension', name: goal.dimension }, names, 'goal.dimension')
  checkSought(goal, names)
}

/** Checks the names of things that are looked for and of places that are gone into. */
function checkSought(goal: SimpleGoal, names: Names): void {
  if (!('names' in goal)) return
  const kind = goal.kind === 'found' ? goal.what : goal.kind
  for (const name of goal.names)
    if (kind === 'block') checkBlock(name, names, 'goal.names')
    else if (kind === 'creature') checkMob(name, names, 'goal.names')
    else checkPlace({ kind, name }, names, 'goal.names')
}
