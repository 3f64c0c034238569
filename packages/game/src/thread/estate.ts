import type { Observation } from '@voyager-mc/core'
import type { GameAnswer, Inheritance, WorldState } from '../protocol/messages.ts'

/** Everything that a thread leaves to the next one of its game. */
export interface Estate {
  /** The last thing the agent saw; absent before the first `reset`. */
  readonly observation: Observation | undefined
  /** Absent before the first `reset`. */
  readonly inheritance: Inheritance | undefined
  noteAnswer(this: void, answer: GameAnswer): void
  noteWorld(this: void, world: WorldState): void
}

/** Creates an estate with nothing in it. */
export function createEstate(): Estate {
  let observation: Observation | undefined
  let world: WorldState | undefined
  return {
    get observation() {
      return observation
    },
    get inheritance() {
      if (observation === undefined) return undefined
      const { chests, seenBlocks } = observation
      return { memory: { chests, seenBlocks }, ...(world && { world }) }
    },
    noteAnswer(answer) {
      if (answer.type === 'reset') observation = answer.observation
      if (answer.type === 'step') observation = answer.result.observation
    },
    noteWorld: (state) => void (world = state),
  }
}
