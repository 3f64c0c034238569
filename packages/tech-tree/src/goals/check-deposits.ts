import type { Position } from '@voyager-mc/core'
import type { DepositedGoal } from '../contract/postcondition.ts'
import { carried } from './carried.ts'
import { countBites } from './check-body.ts'
import { eventsOf, hasDied, type Evidence } from './evidence.ts'
import { checkCount, checkState, type Finding } from './finding.ts'

/** Occupied slots after putting useless items away; the original's figure. */
const tidySlots = 20

/** Checks deposits by items that left the agent for a chest. */
export function checkDeposited(goal: DepositedGoal, evidence: Evidence): Finding {
  return goal.items.length === 0 ? checkTidied(evidence) : checkStored(goal, evidence)
}

function checkTidied(evidence: Evidence): Finding {
  const { usedSlots } = evidence.after
  const facts = `${usedSlots} slots are occupied; at most ${tidySlots} should be.`
  if (usedSlots > tidySlots) return { status: 'missed', facts, left: usedSlots - tidySlots }
  if (hasDied(evidence)) return checkState(false, `${facts} The agent lost its things by dying.`)
  const isSilent = eventsOf(evidence.all, 'item-change').length === 0
  if (thrownAway(evidence) > chestDeposits(undefined, evidence) && !isTidiedByPrimitive(evidence))
    return checkState(false, `${facts} Most things were thrown away.`)
  const isStored = isSilent || chestDeposits(undefined, evidence) > 0 || isTidiedByPrimitive(evidence)
  return checkState(
    isStored && evidence.isEndValid,
    isStored ? facts : `${facts} Nothing was put into a chest.`,
  )
}

/** Items that left the hands and were neither set down, eaten nor worked. */
function thrownAway(evidence: Evidence): number {
  const changes = eventsOf(evidence.all, 'item-change')
  const thrown = changes
    .filter(({ delta, source, tick }) => delta < 0 && source === 'hand' && !isAnswered(changes, tick))
    .reduce((sum, { delta }) => sum - delta, 0)
  return thrown - eventsOf(evidence.all, 'block-place').length - countBites([], evidence)
}

/** Whether something came into the hands at the same time, as by crafting. */
function isAnswered(
  changes: readonly { readonly delta: number; readonly source?: string; readonly tick: number }[],
  tick: number,
): boolean {
  return changes.some(
    ({ delta, source, tick: at }) => delta > 0 && source === 'hand' && Math.abs(at - tick) <= answerTicks,
  )
}

const answerTicks = 5

function checkStored({ items, count, position }: DepositedGoal, evidence: Evidence): Finding {
  const recorded = chestDeposits(items, evidence)
  const isKnown = eventsOf(evidence.all, 'item-change').some(
    ({ item, source }) => items.includes(item) && source !== undefined,
  )
  const gone = carried(evidence.before, items) - carried(evidence.after, items)
  const inChest = Math.max(chestGain(items, position, evidence), putInto(items, position, evidence))
  // Without records of where things went, as many as are gone may lie in the chest.
  const stored = isKnown
    ? Math.min(recorded, position === undefined ? recorded : inChest)
    : Math.min(gone, isProvedWhole(items, position, evidence) ? gone : inChest)
  const facts = `${Math.max(0, stored)} of ${count} ${items[0]} were put into a chest; ${Math.max(0, gone, stored)} left the inventory.`
  if (hasDied(evidence) && recorded < count && putInto(items, position, evidence) < count)
    return checkState(false, `${facts} The agent died.`)
  return checkCount(stored, count, facts)
}

/** Items more in the chests that are seen, or in the named one. */
function chestGain(
  items: readonly string[],
  position: Position | undefined,
  { before, after }: Evidence,
): number {
  const inChests = (seen: Evidence['after']): number =>
    seen.chests
      .filter((chest) => position === undefined || isSameChest(chest.position, position))
      .reduce(
        (sum, { contents = {} }) => sum + items.reduce((own, item) => own + (contents[item] ?? 0), 0),
        0,
      )
  return Math.max(0, inChests(after) - inChests(before))
}

/** Whether the primitive says that it succeeded without a count. */
function isProvedWhole(
  items: readonly string[],
  position: Position | undefined,
  { events }: Evidence,
): boolean {
  return (
    position === undefined &&
    eventsOf(events, 'primitive-result').some(
      ({ primitive, status, detail: { put, item } }) =>
        primitive === 'depositItemIntoChest' &&
        status === 'succeeded' &&
        (typeof put !== 'object' || put === null) &&
        (typeof item !== 'string' || items.includes(item)),
    )
  )
}

/** A large chest is two blocks; either may be named. */
function isSameChest(a: Position, b: Position): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z) <= 1
}

function chestDeposits(items: readonly string[] | undefined, { events }: Evidence): number {
  return eventsOf(events, 'item-change')
    .filter(({ item, source }) => source === 'chest' && (items === undefined || items.includes(item)))
    .reduce((sum, { delta }) => sum - delta, 0)
}

/** Items that a primitive put into a chest, or into the named one. */
function putInto(items: readonly string[], position: Position | undefined, { events }: Evidence): number {
  const counts = eventsOf(events, 'primitive-result').map(({ primitive, detail }) => {
    const { put, x, y, z } = detail
    if (primitive !== 'depositItemIntoChest' || typeof put !== 'object' || put === null) return 0
    const isPlaced = typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
    if (position !== undefined && !(isPlaced && isSameChest({ x, y, z }, position))) return 0
    return items.reduce((sum, item) => sum + Math.max(0, Number(Reflect.get(put, item) ?? 0)), 0)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Whether the primitive put anything away. */
function isTidiedByPrimitive({ events }: Evidence): boolean {
  return eventsOf(events, 'primitive-result').some(
    ({ primitive, status }) => primitive === 'depositItemIntoChest' && status === 'succeeded',
  )
}
