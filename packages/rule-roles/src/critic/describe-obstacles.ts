import type { GameEvent, StepResult } from '@voyager-mc/core'
import { quoteLine } from '@voyager-mc/observation'

/** At most this many reasons; more would bury the first one. */
const maximumReasons = 3
/** Longest words of a primitive that are passed on, in characters. */
const longestMessage = 300

/** Obstacles met during a step, in words; empty when there were none. */
export function describeObstacles({ outcome, events }: StepResult): string {
  const reasons = new Set<string>()
  if (events.some(({ type }) => type === 'death')) reasons.add('The agent died and lost what it carried.')
  for (const event of [...events].reverse()) {
    const reason = reasonOf(event)
    if (reason !== undefined) reasons.add(reason)
  }
  if (outcome.status !== 'completed') reasons.add(`The program ended early: ${quoteLine(outcome.message)}`)
  return [...reasons].slice(0, maximumReasons).join(' ')
}

function reasonOf(event: GameEvent): string | undefined {
  if (event.type !== 'primitive-result' || event.status !== 'failed') return undefined
  const { message } = event.detail
  return `${event.primitive} failed${event.reason === undefined ? '' : ` (${event.reason})`}${
    typeof message === 'string' ? `: ${message.slice(0, longestMessage).replace(/\.$/, '')}` : ''
  }.`
}
