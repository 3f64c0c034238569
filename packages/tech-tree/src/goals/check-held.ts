import type { ItemSource } from '@voyager-mc/core'
import type { HeldGoal, Source } from '../contract/postcondition.ts'
import { checkCount, checkState, type Finding } from './finding.ts'
import {
  carried,
  gainOfEach,
  givenCount,
  isRecorded,
  netGain,
  recordedGain,
  sumOfDetail,
  takenFromChests,
} from './carried.ts'
import { eventsOf, type Evidence } from './evidence.ts'
import { countBites } from './check-body.ts'
import { deedYield } from './deed-yield.ts'
import { unexplainedGain } from './hand-gains.ts'
import { usedLater } from './used-later.ts'
import { proveOrigin } from './prove-origin.ts'

/** Ways by which items of a goal may come in; what came otherwise does not count. */
const sources: Readonly<Record<Source, readonly ItemSource[]>> = {
  any: ['pickup', 'craft', 'smelt', 'chest', 'trade', 'smith', 'brew', 'enchant', 'anvil', 'station', 'hand'],
  mine: ['pickup', 'hand'],
  // Ingots are made in a furnace as well as of nuggets; what no furnace gives never comes out of one.
  craft: ['craft', 'hand', 'station', 'smelt'],
  smelt: ['smelt'],
  fish: ['pickup', 'hand'],
  harvest: ['pickup', 'hand'],
  grow: ['pickup', 'hand'],
  trade: ['trade'],
  barter: ['pickup'],
  loot: ['chest'],
  smith: ['smith'],
  fill: ['hand'],
  creature: ['pickup'],
}

/** Checks items gained and still carried: the difference of the snapshots, as far as nothing says that it came otherwise. */
export function checkHeld(goal: HeldGoal, evidence: Evidence): Finding {
  const { items, count, by, isTotal } = goal
  const held = carried(evidence.after, items)
  const net =
    by === 'loot' ? gainOfEach(evidence, items) : netGain(evidence, items) + goneBefore(goal, evidence)
  if (isTotal) {
    const isHere = evidence.isEndValid
    const own = held - givenCount(evidence, items)
    return isHere
      ? checkCount(
          own,
          count,
          `Carries ${held} of ${count}${own < held ? ', some of them by a command' : ''}.`,
        )
      : checkState(false, 'Not in time or place.')
  }
  // Who eats what was cooked has cooked it; what was to be had is there no more.
  const eaten = by !== 'any' && isRecorded(evidence, items) ? countBites(items, evidence) : 0
  const gone = Math.max(eaten, usedLater(evidence, items))
  const credited = Math.min(net + gone, creditOf(goal, evidence), deedYield(goal, evidence))
  const facts = `Gained ${Math.max(0, credited)} of ${count} ${nameItems(items)} and carries ${held}.`
  if (credited < count)
    return checkCount(credited, count, by === 'any' ? facts : explain(facts, net, credited, by))
  const doubt = proveOrigin(goal, evidence)
  return doubt === undefined ? checkCount(credited, count, facts) : checkState(false, `${facts} ${doubt}`)
}

/** Ways of making: what comes so is new, whatever became of those that were held before. */
const makings: ReadonlySet<Source> = new Set(['craft', 'smelt', 'smith', 'trade'])

/** Items held before that were gone when the first new one was made, as a tool that broke. */
function goneBefore({ items, by }: HeldGoal, evidence: Evidence): number {
  if (!makings.has(by)) return 0
  const changes = eventsOf(evidence.all, 'item-change').filter(({ item }) => items.includes(item))
  const first = changes.findIndex(
    ({ delta, source }) => delta > 0 && source !== undefined && sources[by].includes(source),
  )
  const change = changes.slice(0, Math.max(0, first)).reduce((sum, { delta }) => sum + delta, 0)
  const worn = ({ equipment }: Evidence['after']): number =>
    Object.values(equipment).filter((item) => item !== undefined && items.includes(item)).length
  const putOn = Math.max(0, worn(evidence.after) - worn(evidence.before))
  return Math.min(carried(evidence.before, items), Math.max(0, -change - putOn))
}

function explain(facts: string, net: number, credited: number, by: Source): string {
  return net > Math.max(0, credited)
    ? `${facts} ${net - Math.max(0, credited)} came otherwise (asked: ${by}).`
    : facts
}

/** Items that may count at most, by the records. */
function creditOf({ items, by }: HeldGoal, evidence: Evidence): number {
  const given = givenCount(evidence, items)
  if (!isRecorded(evidence, items)) {
    if (!evidence.isWholeValid) return 0
    const foreign = by === 'any' || by === 'loot' ? 0 : takenFromChests(evidence, items)
    return netGain(evidence, items) - foreign - given
  }
  const allowed = sources[by]
  const gain =
    recordedGain(evidence, items, allowed) - (allowed.includes('hand') ? unexplainedGain(evidence, items) : 0)
  const isSourceKnown = eventsOf(evidence.events, 'item-change').some(({ source }) => source !== undefined)
  // Records without a source do not tell a chest from a mine; the primitives do.
  const foreign = isSourceKnown || allowed.includes('chest') ? 0 : takenFromChests(evidence, items)
  const bought =
    isSourceKnown || allowed.includes('trade') ? 0 : sumOfDetail(evidence, ['tradeWithVillager'], items)
  return gain - foreign - bought - given
}

function nameItems(items: readonly string[]): string {
  const shown = items.slice(0, 3).join(', ')
  return items.length > 3 ? `${shown} …` : shown
}
