import type { GameEvent, Observation } from '@voyager-mc/core'
import type { GameStepResult, Interruption } from './game.ts'
import type { Death } from './thread/call-end.ts'

export interface InterruptedStepOptions {
  /** Observation now that the game stands where the step began. */
  readonly observation: Observation
  /** Events until the interruption. */
  readonly events: readonly GameEvent[]
  readonly deaths: number
}

// Words of an uncaught error may come from anywhere, and be of any length.
const longestReason = 300

/** The result of a step whose game's thread died. */
export function interruptedStep(
  { reason, message }: Death,
  { isEmbedded, ...options }: InterruptedStepOptions & { readonly isEmbedded: boolean },
): GameStepResult {
  const world = isEmbedded ? 'the world is as it was before the program' : 'the server was joined again'
  const text = `${message.replaceAll(/\s+/g, ' ').slice(0, longestReason)} The game was started again; ${world}.`
  return result({ reason, deaths: options.deaths }, text, options)
}

/** The answer to a program that is not run any more. */
export function givenUpStep(options: Omit<InterruptedStepOptions, 'events'>): GameStepResult {
  const text = `This program ended its game ${options.deaths} times in a row and is not run any more; write another one.`
  return result({ reason: 'given-up', deaths: options.deaths }, text, { ...options, events: [] })
}

function result(
  interruption: Interruption,
  message: string,
  { observation, events }: InterruptedStepOptions,
): GameStepResult {
  const operatorUses: Record<string, number> = {}
  for (const event of events) {
    if (event.type === 'operator-command') operatorUses[event.power] = (operatorUses[event.power] ?? 0) + 1
  }
  const tick = events.at(-1)?.tick ?? 0
  const error: GameEvent = { type: 'error', name: 'interrupted', message, tick }
  return {
    observation,
    events: [...events, error],
    outcome: { status: 'interrupted', message },
    operatorUses,
    interruption,
  }
}
