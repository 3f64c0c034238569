import { sights, systemClock, type Clock, type Sight } from '@voyager-mc/core'
import { runTrial } from '../trials/run-trial.ts'
import type { EvaluationCondition, TrialAgent } from '../trials/trial-agent.ts'
import type { OpenTrial } from '../trials/trial-game.ts'
import type { PlayTrial } from './planned-trial.ts'

export interface PlayHereOptions {
  readonly agents: ReadonlyMap<string, TrialAgent>
  readonly sight: Sight
  readonly trialWallMs?: number | undefined
  readonly openTrial: OpenTrial
  readonly clock?: Clock | undefined
}

const halfHourMs = 1_800_000

/** Plays trials in this process. */
export function playHere({
  agents,
  sight,
  trialWallMs = halfHourMs,
  openTrial,
  clock = systemClock,
}: PlayHereOptions): PlayTrial {
  return ({ task, condition, seed, game }, { signal }) => {
    const agent = agents.get(condition.name)
    if (agent === undefined) throw new Error(`No agent was made for ${condition.name}.`)
    return runTrial(task, {
      suite: { game },
      condition: condition.name,
      sight: sightOf(condition) ?? sight,
      seed,
      agent,
      openTrial,
      clock,
      trialWallMs,
      signal,
    })
  }
}

/** Sight that a condition has for itself. */
function sightOf({ facts: { sight } }: EvaluationCondition): Sight | undefined {
  return sights.find((known) => known === sight)
}
