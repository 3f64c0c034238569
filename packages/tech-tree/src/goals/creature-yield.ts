import type { GameEvent } from '@voyager-mc/core'
import type { HeldGoal } from '../contract/postcondition.ts'
import { sumOfDetail } from './carried.ts'
import { eventsOf, type Evidence } from './evidence.ts'
import { fortuneOf, highestLevel, mostDrops } from './most-drops.ts'
import { mostOfKill, mostOfShearing } from './most-of-creature.ts'

/** Ticks for which what falls of a creature may be taken for its own: a minute. */
const freshTicks = 1200

/** Items on the ground that a deed can have left. */
interface Lot {
  readonly until: number
  /** True when it is one of the creatures that were asked for. */
  readonly isAsked: boolean
  left: number
}

/** Fish on the hook: whoever picks one up fishes, and may pull out something else. */
const catches = ['cod', 'salmon', 'tropical_fish', 'pufferfish']

/** Blocks that spill what others have laid into them. */
const containers =
  /(^|_)(chest|barrel|shulker_box|hopper|dispenser|dropper|furnace|smoker|decorated_pot|shelf)$|^suspicious_/

/** Items that the creatures asked for can have given at most: picked up within a minute after such a deed, and by nothing else that gives them. */
export function creatureYield(goal: HeldGoal, evidence: Evidence): number {
  const { items } = goal
  const lots: Lot[] = []
  const counted = new Set<GameEvent>(evidence.events)
  let credit = 0
  for (const event of evidence.all) {
    if (event.type === 'item-change' && event.delta > 0) {
      const isPickup = event.source === undefined || event.source === 'pickup'
      if (isPickup && items.includes(event.item)) {
        const taken = take(lots, event)
        if (counted.has(event)) credit += taken
      }
    }
    const lot = lotOf(event, goal, evidence)
    if (lot !== undefined && lot.left > 0) lots.push(lot)
  }
  const fished = giverIn(goal, 'fish') ? sumOfDetail(evidence, ['fishItem'], items) : 0
  return Math.max(0, credit - fished)
}

/** Takes a pickup from what lies there, from other givers first: nobody saw which it was. */
function take(
  lots: readonly Lot[],
  { tick, delta }: { readonly tick: number; readonly delta: number },
): number {
  const fresh = lots.filter((lot) => lot.left > 0 && tick <= lot.until)
  let missing = delta
  let own = 0
  for (const lot of [...fresh.filter(({ isAsked }) => !isAsked), ...fresh.filter(({ isAsked }) => isAsked)]) {
    const part = Math.min(missing, lot.left)
    lot.left -= part
    missing -= part
    if (lot.isAsked) own += part
  }
  return own
}

/** Items that an event may have left on the ground; undefined when it leaves none of them. */
function lotOf(event: GameEvent, goal: HeldGoal, evidence: Evidence): Lot | undefined {
  const until = event.tick + freshTicks
  if (event.type === 'creature-kill' || event.type === 'creature-shear') {
    const left = mostOf(event, goal, evidence)
    if (goal.from?.includes(event.creature) === true)
      return { left, until, isAsked: isRight(event, goal) && evidence.events.includes(event) }
    return giverIn(goal, event.creature) ? { left, until, isAsked: false } : undefined
  }
  // What was thrown away or lost by dying lies there until somebody takes it.
  if (event.type === 'item-change' && event.delta < 0) {
    const isThrown = (event.source ?? 'hand') === 'hand' && goal.items.includes(event.item)
    return isThrown ? { left: -event.delta, until: Infinity, isAsked: false } : undefined
  }
  const left = othersLeft(event, goal, evidence)
  return left === undefined ? undefined : { left, until, isAsked: false }
}

function isRight({ item }: { readonly item?: string }, { with: tools }: HeldGoal): boolean {
  return tools === undefined || (item !== undefined && tools.includes(item))
}

/** Items that came by a dig, a barter or a hook at most; undefined when the event is none of these. */
function othersLeft(event: GameEvent, goal: HeldGoal, evidence: Evidence): number | undefined {
  if (event.type === 'creature-barter') return giverIn(goal, 'barter') ? Infinity : undefined
  if (event.type === 'block-dig') {
    if (containers.test(event.block) || event.block === 'unknown') return Infinity
    const fortune = fortuneOf(evidence.before, evidence.after)
    return giverIn(goal, event.block) ? mostDrops(event.block, { items: goal.items, fortune }) : undefined
  }
  if (event.type !== 'item-change' || !giverIn(goal, 'fish')) return undefined
  const isCatch = event.source === 'pickup' && catches.includes(event.item)
  return isCatch && !isKilled(event.item, evidence) ? Infinity : undefined
}

function mostOf(
  { type, creature }: { readonly type: string; readonly creature: string },
  { items }: HeldGoal,
  { before, after }: Evidence,
): number {
  if (type === 'creature-shear') return mostOfShearing(creature, items)
  return mostOfKill(creature, items, highestLevel('looting', [before, after]))
}

/** Whether something that is not a creature asked for gives the items; where nobody said what does, everything may. */
function giverIn({ others }: HeldGoal, name: string): boolean {
  return others === undefined || others.includes(name)
}

function isKilled(creature: string, { all }: Evidence): boolean {
  return eventsOf(all, 'creature-kill').some((kill) => kill.creature === creature)
}
