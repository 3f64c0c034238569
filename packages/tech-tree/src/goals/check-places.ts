import { distanceBetween, pick } from '@voyager-mc/core'
import type { EnteredGoal, ExploredGoal, FoundGoal, ReachedGoal } from '../contract/postcondition.ts'
import { checkState, type Finding } from './finding.ts'
import { eventsOf, hasDied, usedPower, type Evidence } from './evidence.ts'
import { placeOf } from './place-of.ts'
import { structuresAt } from './structures-at.ts'

/** Commands that bring somebody somewhere. */
const travelPowers = ['tp', 'teleport', 'spreadplayers']

/** Whether the agent came where it is on its own: not by dying, and not by a power. */
function doubtArrival(evidence: Evidence): string | undefined {
  if (usedPower(evidence, ...travelPowers)) return 'A command brought the agent there.'
  if (!hasDied(evidence)) return undefined
  const last = evidence.all.findLastIndex(({ type }) => type === 'death')
  const isWalked = eventsOf(evidence.all.slice(last), 'primitive-result').some(
    ({ primitive, status }) => primitive === 'goTo' && status === 'succeeded',
  )
  return isWalked ? undefined : 'The agent died and came to itself where it is.'
}

function arrived(isThere: boolean, facts: string, evidence: Evidence): Finding {
  const doubt = isThere ? doubtArrival(evidence) : undefined
  return doubt === undefined ? checkState(isThere, facts) : checkState(false, `${facts} ${doubt}`)
}

/** Checks a place by where the agent stands at the end. */
export function checkReached(goal: ReachedGoal, evidence: Evidence): Finding {
  const { position, axes, withinBlocks } = goal
  const { after } = evidence
  const wished = axes === undefined ? position : { ...after.position, ...pick(position, axes) }
  const distance = distanceBetween(after.position, wished)
  const facts = `Ended ${distance.toFixed(0)} blocks from ${placeOf(goal)}.`
  return arrived(evidence.isEndValid && distance <= withinBlocks, facts, evidence)
}

/** Checks a biome, dimension or structure by being in it at the end and not at the start. */
export function checkEntered(goal: EnteredGoal, evidence: Evidence): Finding {
  const { before, after } = evidence
  const was = whereabouts(goal.kind, before, [])
  const is = whereabouts(goal.kind, after, evidence.all)
  const isThere = is.some((name) => goal.names.includes(name))
  if (goal.kind === 'dimension' && isPassedThrough(goal.names, evidence))
    return checkState(true, `The agent came into the dimension ${goal.names.join(' or ')} and went on.`)
  const left = eventsOf(evidence.all, 'dimension-change').some(
    ({ dimension }) => !goal.names.includes(dimension),
  )
  const wasThere = was.some((name) => goal.names.includes(name)) && !(goal.kind === 'dimension' && left)
  const place = is.length === 0 ? 'nowhere known' : is.join(', ')
  const facts = `The ${goal.kind} at the end: ${place}.${wasThere ? ' It was so at the start.' : ''}`
  return arrived(evidence.isEndValid && isThere && !wasThere, facts, evidence)
}

/** Whether the agent came into one of the dimensions by itself, and a later goal leads on from there. */
function isPassedThrough(names: readonly string[], { events, all, later }: Evidence): boolean {
  const leadsOn = later.some(({ kind }) =>
    ['dimension', 'reached', 'structure', 'biome', 'found'].includes(kind),
  )
  if (!leadsOn || usedPower({ all }, ...travelPowers)) return false
  return eventsOf(events, 'dimension-change').some(({ dimension, tick }) => {
    const isCarried = eventsOf(all, 'death').some(
      (death) => tick - death.tick >= 0 && tick - death.tick <= wakingTicks,
    )
    return names.includes(dimension) && !isCarried
  })
}

/** Ticks after a death in which a change of dimension may be the waking up. */
const wakingTicks = 200

function whereabouts(
  kind: EnteredGoal['kind'],
  observation: Evidence['after'],
  events: Evidence['all'],
): readonly string[] {
  if (kind === 'dimension') return observation.dimension === undefined ? [] : [observation.dimension]
  if (kind === 'biome') return [observation.biome]
  return structuresAt(observation, events)
}

/** Checks a find: in sight at the end, or seen on the way for the first time. */
export function checkFound({ what, names }: FoundGoal, evidence: Evidence): Finding {
  const { before, after } = evidence
  if (usedPower(evidence, 'summon', 'setblock', 'fill', 'place', 'clone'))
    return checkState(false, 'A command set it there.')
  const found =
    foundNames(what, evidence).find((name) => names.includes(name)) ?? dealtWith(what, names, evidence)
  const isValid = evidence.isEndValid && (found !== undefined || isNewlySeen(what, names, evidence))
  const facts = isValid ? `${found ?? names[0]} was seen.` : `No ${names[0]} was seen.`
  if (what === 'biome' && before.biome === after.biome && isValid) return checkState(true, facts)
  return arrived(isValid, facts, evidence)
}

/** A creature to which a later goal's deed was done, so that it is there no more. */
function dealtWith(
  what: FoundGoal['what'],
  names: readonly string[],
  { events, later }: Evidence,
): string | undefined {
  const isAsked = later.some(
    (goal) => 'creatures' in goal && goal.creatures.some((name) => names.includes(name)),
  )
  if (what !== 'creature' || !isAsked) return undefined
  return events
    .flatMap((event) => ('creature' in event ? [event.creature] : []))
    .find((name) => names.includes(name))
}

function foundNames(what: FoundGoal['what'], { after, all }: Evidence): readonly string[] {
  if (what === 'biome') return [after.biome]
  if (what === 'creature') return after.nearbyEntities.map(({ name }) => name)
  if (what === 'structure') return structuresAt(after, all)
  const placed = eventsOf(all, 'block-place').map(({ block }) => block)
  return after.nearbyBlocks.map(({ name }) => name).filter((name) => !placed.includes(name))
}

function isNewlySeen(
  what: FoundGoal['what'],
  names: readonly string[],
  { before, after, all }: Evidence,
): boolean {
  if (what !== 'block') return false
  const placed = eventsOf(all, 'block-place').map(({ block }) => block)
  const known = new Set([
    ...before.seenBlocks,
    ...before.nearbyBlocks.map(({ name }) => name),
    ...Object.keys(before.inventory),
    ...placed,
  ])
  return after.seenBlocks.some((name) => names.includes(name) && !known.has(name))
}

/** Checks exploring by the distance on the ground. */
export function checkExplored({ distanceBlocks }: ExploredGoal, evidence: Evidence): Finding {
  const { before, after } = evidence
  const distance = Math.hypot(after.position.x - before.position.x, after.position.z - before.position.z)
  const facts = `Ended ${distance.toFixed(0)} blocks from the start.`
  return arrived(evidence.isEndValid && distance >= distanceBlocks, facts, evidence)
}
