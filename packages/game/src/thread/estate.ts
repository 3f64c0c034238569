import type { Observation } from '@voyager-mc/core'
import type { GameHome } from '../game-home.ts'
import { joinChanges, withoutMarks, type KeptGameWorld } from '../kept-game-world.ts'
import type { GameAnswer, Inheritance } from '../protocol/messages.ts'

/** Everything that a thread leaves to the next one of its game, and to the home. */
export interface Estate {
  /** The last thing the agent saw; absent before the first `reset`. */
  readonly observation: Observation | undefined
  /** Absent when there is nothing yet. */
  readonly inheritance: Inheritance | undefined
  noteAnswer(this: void, answer: GameAnswer): void
  noteChanges(this: void, changes: KeptGameWorld): void
  /** Gives the home the changes it has not got yet; those it does not take stay. */
  commit(this: void): Promise<void>
}

/** Opens the estate with the world that the home has kept. */
export async function openEstate(home: GameHome | undefined): Promise<Estate> {
  let observation: Observation | undefined
  let world = await home?.load()
  let owed: KeptGameWorld | undefined
  return {
    get observation() {
      return observation
    },
    get inheritance() {
      if (observation === undefined && world === undefined) return undefined
      const { chests, seenBlocks } = observation ?? {}
      return { ...(chests && seenBlocks && { memory: { chests, seenBlocks } }), ...(world && { world }) }
    },
    noteAnswer(answer) {
      if (answer.type === 'reset') observation = answer.observation
      if (answer.type === 'step') observation = answer.result.observation
    },
    noteChanges(changes) {
      world = withoutMarks(joinChanges(world, changes))
      if (home) owed = joinChanges(owed, changes)
    },
    async commit() {
      if (home === undefined || owed === undefined) return
      const changes = owed
      await home.commit(changes)
      owed = undefined
    },
  }
}
