import { suggestName } from '@voyager-mc/core'
import type { Postcondition, SimpleGoal, TechTree } from '@voyager-mc/tech-tree'
import { SuiteError } from './suite-error.ts'
import type { Suite, SuiteTask } from './suite-schema.ts'

/** Slots that carry items. */
const carriedSlots = 36

/** Knowledge a suite is checked against. */
export interface CheckSuiteOptions {
  readonly techTree: TechTree
}

/**
 * Checks that everything a suite names exists in its game and that every goal can be reached and is not met at the
 * start; throws `SuiteError` for the first task that fails.
 */
export function checkSuite({ tasks }: Suite, { techTree }: CheckSuiteOptions): void {
  for (const [index, task] of tasks.entries()) {
    const fail: Fail = (problem, message, place) => {
      throw new SuiteError(problem, `Task ${task.id}: ${message}`, { place: `tasks.${index}.${place}` })
    }
    checkStart(task, techTree, fail)
    for (const goal of partsOf(task.goal)) checkGoal(goal, { task, techTree, fail })
  }
}

function partsOf(goal: Postcondition | undefined): readonly SimpleGoal[] {
  if (goal === undefined) return []
  return goal.kind === 'all' ? goal.goals : [goal]
}

type Fail = (problem: SuiteError['problem'], message: string, place: string) => never

function checkStart({ start }: SuiteTask, techTree: TechTree, fail: Fail): void {
  for (const item of Object.keys(start.inventory)) checkItem(item, techTree, fail, 'start.inventory')
  for (const { block } of start.blocks) checkBlock(block, techTree, fail, 'start.blocks')
  for (const { mob } of start.mobs) checkMob(mob, techTree, fail, 'start.mobs')
}

interface Subject {
  readonly task: SuiteTask
  readonly techTree: TechTree
  readonly fail: Fail
}

function checkGoal(goal: SimpleGoal, { task, techTree, fail }: Subject): void {
  if ('items' in goal) for (const item of goal.items) checkItem(item, techTree, fail, 'goal.items')
  if ('blocks' in goal) for (const block of goal.blocks) checkBlock(block, techTree, fail, 'goal.blocks')
  if ('creatures' in goal) for (const mob of goal.creatures) checkMob(mob, techTree, fail, 'goal.creatures')
  if (goal.kind === 'worn') for (const item of goal.sets.flat()) checkItem(item, techTree, fail, 'goal.sets')
  if ('with' in goal) for (const tool of goal.with ?? []) checkItem(tool, techTree, fail, 'goal.with')
  if (goal.dimension !== undefined)
    checkPlace({ kind: 'dimension', name: goal.dimension }, techTree, fail, 'goal.dimension')
  checkNames(goal, techTree, fail)
  if (goal.kind === 'held') checkHeld(goal, { task, techTree, fail })
}

/** Checks the names of things that are looked for and of places that are gone into. */
function checkNames(goal: SimpleGoal, techTree: TechTree, fail: Fail): void {
  if (!('names' in goal)) return
  const kind = goal.kind === 'found' ? goal.what : goal.kind
  for (const name of goal.names)
    if (kind === 'block') checkBlock(name, techTree, fail, 'goal.names')
    else if (kind === 'creature') checkMob(name, techTree, fail, 'goal.names')
    else checkPlace({ kind, name }, techTree, fail, 'goal.names')
}

function checkHeld(
  { items, count, isTotal = false }: Extract<SimpleGoal, { readonly kind: 'held' }>,
  { task: { start }, techTree, fail }: Subject,
): void {
  const held = items.reduce((sum, item) => sum + (start.inventory[item] ?? 0), 0)
  const names = items.slice(0, 4).join(' or ')
  if (isTotal && held >= count)
    fail('goal-met', `${count} ${names} are held at the start; ask for more or give less.`, 'goal')
  const room = Math.max(...items.map((item) => (techTree.stackSize(item) ?? 64) * carriedSlots))
  if (count > room) {
    const message = `${count} ${names} have no room in ${carriedSlots} slots; ask for ${room} at most.`
    fail('impossible-goal', message, 'goal.count')
  }
  // One more than held, so that a thing in the inventory is no plan by itself.
  const plans = items.map((item) =>
    techTree.plan({ item, count: (start.inventory[item] ?? 0) + 1 }, { inventory: start.inventory }),
  )
  const [first] = plans
  if (first?.status === 'refused' && plans.every(({ status }) => status === 'refused'))
    fail('impossible-goal', `${names} cannot be had: ${first.message}`, 'goal.items')
}

function checkItem(item: string, { items, version }: TechTree, fail: Fail, place: string): void {
  if (items.includes(item)) return
  fail('unknown-name', unknown('item', item, version, suggestName(item, items)), place)
}

function checkBlock(block: string, techTree: TechTree, fail: Fail, place: string): void {
  if (block === 'air' || techTree.block(block) !== undefined) return
  fail('unknown-name', unknown('block', block, techTree.version, suggestName(block, techTree.items)), place)
}

function checkMob(mob: string, techTree: TechTree, fail: Fail, place: string): void {
  if (techTree.mobDrops(mob) !== undefined) return
  fail('unknown-name', unknown('creature', mob, techTree.version), place)
}

interface NamedPlace {
  readonly kind: 'biome' | 'dimension' | 'structure'
  readonly name: string
}

function checkPlace({ kind, name }: NamedPlace, techTree: TechTree, fail: Fail, place: string): void {
  // The language of tasks knows the places of each version.
  const read = techTree.parseTask(`Enter ${name}`)
  const goal = read.status === 'parsed' ? read.task.goal : undefined
  if (goal?.kind === kind && goal.names.includes(name)) return
  fail('unknown-name', unknown(kind, name, techTree.version), place)
}

function unknown(kind: string, name: string, version: string, meant?: string): string {
  const remedy = meant === undefined ? `name one of that version.` : `did you mean ${meant}?`
  return `Minecraft ${version} has no ${kind} ${JSON.stringify(name)}; ${remedy}`
}
