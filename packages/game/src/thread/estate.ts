import {
  storedPlaces,
  type KnownPlace,
  type Observation,
  type Place,
  type PlaceStore,
} from '@voyager-mc/core'
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

/** Places that outlive the thread. */
export interface OpenEstateOptions {
  readonly home: GameHome | undefined
  readonly places: PlaceStore | undefined
}

/** Opens the estate with the world that the home has kept and the places that were remembered. */
export async function openEstate({ home, places: store }: OpenEstateOptions): Promise<Estate> {
  let observation: Observation | undefined
  let draws = 0
  let world = await home?.load()
  const remembered = asKnown((await store?.load()) ?? [])
  let owed: KeptGameWorld | undefined
  return {
    get observation() {
      return observation
    },
    get inheritance() {
      const memory = observation === undefined ? beforeJoining(remembered) : memoryOf(observation)
      if (memory === undefined && world === undefined) return undefined
      return { ...(memory && { memory }), ...(draws > 0 && { draws }), ...(world && { world }) }
    },
    noteAnswer(answer) {
      if ('draws' in answer) draws = answer.draws
      if (answer.type === 'reset') observation = answer.observation
      if (answer.type === 'step') observation = answer.result.observation
    },
    noteChanges(changes) {
      world = withoutMarks(joinChanges(world, changes))
      if (home) owed = joinChanges(owed, changes)
    },
    async commit() {
      if (observation?.places) await store?.save(storedPlaces(observation.places))
      if (home === undefined || owed === undefined) return
      const changes = owed
      await home.commit(changes)
      owed = undefined
    },
  }
}

function beforeJoining(places: readonly KnownPlace[]): Inheritance['memory'] {
  return places.length === 0 ? undefined : { places }
}

function memoryOf({ chests, seenBlocks, places }: Observation): Inheritance['memory'] {
  return { chests, seenBlocks, ...(places && { places }) }
}

function asKnown(places: readonly Place[]): readonly KnownPlace[] {
  return places.map((place) => ({ ...place, ageTicks: 0 }))
}
