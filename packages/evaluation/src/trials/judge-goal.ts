import { distanceBetween, type GameEvent, type Observation, type StepResult } from '@voyager-mc/core'
import type { Postcondition, SimpleGoal } from '@voyager-mc/tech-tree'

/** World before a trial, everything that happened in it, and the world now. */
export interface TrialView {
  readonly before: Observation
  readonly step: Pick<StepResult, 'observation' | 'events'>
}

/** Whether a goal holds now; what the agent says of it does not count. */
export function isReached(goal: Postcondition, view: TrialView): boolean {
  if (goal.kind === 'all') return goal.goals.every((part) => isReached(part, view))
  const { events } = view.step
  const isDead = events.some(({ type }) => type === 'death')
  const isHurt = events.some((event) => event.type === 'health-change' && event.delta < 0)
  if (goal.without !== undefined && isDead) return false
  if (goal.without === 'damage' && isHurt) return false
  return holds(goal, view)
}

type GoalOf<Kind extends SimpleGoal['kind']> = Extract<SimpleGoal, { readonly kind: Kind }>
type Judges = { readonly [Kind in SimpleGoal['kind']]?: (goal: GoalOf<Kind>, seen: Seen) => boolean }

interface Seen {
  readonly before: Observation
  readonly after: Observation
  readonly events: readonly GameEvent[]
}

const judges: Judges = {
  held: ({ items, count, isTotal = false }, { before, after }) =>
    carriedCount(after, items) - (isTotal ? 0 : carriedCount(before, items)) >= count,
  worn: ({ sets }, { after: { equipment } }) =>
    sets.every((set) => Object.values(equipment).some((item) => set.includes(item))),
  placed: ({ blocks, count }, { events }) => standingCount(events, blocks) >= count,
  killed: ({ creatures, count }, { events }) =>
    successes(events, killers).filter((event) => isAbout(event, creatures)).length >= count,
  reached: ({ position, withinBlocks }, { after }) =>
    distanceBetween(after.position, position) <= withinBlocks,
  found: ({ names }, { after: { nearbyBlocks, nearbyEntities } }) =>
    [...nearbyBlocks, ...nearbyEntities].some(({ name }) => names.includes(name)),
  explored: ({ distanceBlocks }, { before: { position }, after }) =>
    distanceBetween(position, { ...after.position, y: position.y }) >= distanceBlocks,
  slept: (_goal, { events }) => successes(events, ['sleepInBed']).length > 0,
  eaten: ({ items }, { before, after, events }) =>
    successes(events, ['eatFood']).some((event) => isAbout(event, items)) && after.food > before.food,
  deposited: ({ items, count }, { before, after }) =>
    storedCount(after, items) - storedCount(before, items) >= count,
}

/** Kinds of goal that a trial can judge from what the world shows. */
export const judgedKinds: readonly string[] = ['all', ...Object.keys(judges)]

function holds(goal: SimpleGoal, { before, step: { observation: after, events } }: TrialView): boolean {
  // The row has the kind of the goal it is looked up by, which the compiler cannot follow.
  const judge = judges[goal.kind] as ((goal: SimpleGoal, seen: Seen) => boolean) | undefined
  return judge?.(goal, { before, after, events }) ?? false
}

/** Items that are carried or worn; what is in the hand lies in the inventory. */
function carriedCount({ inventory, equipment }: Observation, items: readonly string[]): number {
  const { hand: _carried, ...worn } = equipment
  const carried = items.reduce((sum, item) => sum + (inventory[item] ?? 0), 0)
  return carried + Object.values(worn).filter((item) => items.includes(item)).length
}

function storedCount({ chests }: Observation, items: readonly string[]): number {
  return chests.reduce(
    (sum, { contents = {} }) => sum + items.reduce((own, item) => own + (contents[item] ?? 0), 0),
    0,
  )
}

type PrimitiveResult = Extract<GameEvent, { readonly type: 'primitive-result' }>

/** Primitives whose success proves a kill. */
const killers: readonly string[] = ['killMob', 'shoot']

function successes(events: readonly GameEvent[], primitives: readonly string[]): readonly PrimitiveResult[] {
  return events.filter(
    (event): event is PrimitiveResult =>
      event.type === 'primitive-result' &&
      event.status === 'succeeded' &&
      primitives.includes(event.primitive),
  )
}

/** Whether a primitive's facts name one of the things; any will do when none is asked for. */
function isAbout({ detail }: PrimitiveResult, names: readonly string[]): boolean {
  if (names.length === 0) return true
  const values = Object.values(detail).flat()
  return values.some((value) => typeof value === 'string' && names.includes(value))
}

/** Blocks set down and not taken up again at the same place. */
function standingCount(events: readonly GameEvent[], blocks: readonly string[]): number {
  const standing = new Map<string, string>()
  for (const event of events) {
    if (event.type !== 'block-place' && event.type !== 'block-dig') continue
    const { x, y, z } = event.position
    const place = `${Math.floor(x)} ${Math.floor(y)} ${Math.floor(z)}`
    if (event.type === 'block-place') standing.set(place, event.block)
    else standing.delete(place)
  }
  return [...standing.values()].filter((block) => blocks.includes(block)).length
}
