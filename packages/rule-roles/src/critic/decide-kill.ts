import type { GameEvent } from '@voyager-mc/core'
import type { Verdict } from '@voyager-mc/core'
import { describeObstacles } from './describe-obstacles.ts'
import { heldCount } from './held-count.ts'
import type { CritiqueFacts } from './critique-facts.ts'
import { achieved, missed, undecided } from './verdicts.ts'

/** Decides kills by what the control primitive proved and by drops. */
export function decideKill({ task, before, step }: CritiqueFacts): Verdict {
  const attempts = step.events.filter((event) => isKillOf(event, task.names))
  const kills = attempts.filter((event) => event.status === 'succeeded').length
  const drops = heldCount(step.observation, task.accepts) - heldCount(before, task.accepts)
  const facts = `Proven kills: ${kills} of ${task.count} ${task.label}; drops gained: ${Math.max(0, drops)}.`
  if (kills >= task.count || drops >= task.count) return achieved(facts)
  if (attempts.length === 0 && drops > 0) return undecided(`${facts} Drops alone do not tell how many died.`)
  if (attempts.length === 0 && step.outcome.status === 'completed') {
    return undecided(`${facts} The program used no primitive that proves a kill.`)
  }
  const left = task.count - Math.max(kills, drops)
  const advice = `Find and kill ${left} more ${task.label}; explore where none is near.`
  return missed(facts, `${facts} ${advice} ${describeObstacles(step)}`.trim())
}

type PrimitiveEvent = Extract<GameEvent, { type: 'primitive-result' }>

function isKillOf(event: GameEvent, mobs: readonly string[]): event is PrimitiveEvent {
  if (event.type !== 'primitive-result' || event.primitive !== 'killMob') return false
  return Object.values(event.detail).some((value) => typeof value === 'string' && mobs.includes(value))
}
