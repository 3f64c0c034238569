import {
  storedPlaces,
  type KnownPlace,
  type Observation,
  type Place,
  type PlaceStore,
} from '@voyager-mc/core'
import type { GameHome } from '../game-home.ts'
import { joinChanges, type KeptGameWorld } from '../kept-game-world.ts'
import type { BotInheritance, GameAnswer, Inheritance } from '../protocol/messages.ts'
import { createKeptState } from './kept-state.ts'

/** Everything that a thread leaves to the next one of its game, and to the home. */
export interface Estate {
  /** The last thing a bot saw; absent before its first `reset`. */
  observationOf(this: void, bot: number): Observation | undefined
  /** Bots that have been reset and have not left. */
  readonly joined: readonly number[]
  /** Absent when there is nothing yet. */
  readonly inheritance: Inheritance | undefined
  noteAnswer(this: void, answer: GameAnswer): void
  /** A bot has left for good. */
  forget(this: void, bot: number): void
  noteChanges(this: void, changes: KeptGameWorld): void
  /** Gives the home the changes it has not got yet; those it does not take stay. */
  commit(this: void): Promise<void>
}

/** Places that outlive the thread. */
export interface OpenEstateOptions {
  readonly home: GameHome | undefined
  /** By the number of the bot. */
  readonly places: readonly (PlaceStore | undefined)[]
}

/** Opens the estate with the world that the home has kept and the places that were remembered. */
export async function openEstate({ home, places: stores }: OpenEstateOptions): Promise<Estate> {
  const seen = new Map<number, Observation>()
  const draws = new Map<number, number>()
  const kept = createKeptState(await home?.load())
  const remembered = await Promise.all(stores.map(async (store) => asKnown((await store?.load()) ?? [])))
  let owed: KeptGameWorld | undefined
  return {
    observationOf: (bot) => seen.get(bot),
    get joined() {
      return [...seen.keys()].toSorted((a, b) => a - b)
    },
    get inheritance() {
      const bots = Array.from(
        { length: Math.max(stores.length - 1, 0, ...draws.keys()) + 1 },
        (_nothing, bot) => {
          const observation = seen.get(bot)
          const before = beforeJoining(remembered[bot] ?? [])
          const memory = observation === undefined ? before : memoryOf(observation)
          const drawn = draws.get(bot) ?? 0
          return { ...(memory && { memory }), ...(drawn > 0 && { draws: drawn }) }
        },
      )
      const { world } = kept
      const isEmpty = bots.every(({ memory }) => memory === undefined)
      if (isEmpty && world === undefined) return undefined
      return { bots, ...(world && { world }) }
    },
    noteAnswer(answer) {
      if (answer.type === 'reset') {
        seen.set(answer.bot, answer.observation)
        draws.set(answer.bot, answer.draws)
      }
      if (answer.type !== 'step') return
      for (const turn of answer.turns) {
        draws.set(turn.bot, turn.draws)
        if ('result' in turn) seen.set(turn.bot, turn.result.observation)
      }
    },
    forget: (bot) => void seen.delete(bot),
    noteChanges(changes) {
      kept.note(changes)
      if (home) owed = joinChanges(owed, changes)
    },
    async commit() {
      for (const [bot, store] of stores.entries()) {
        const { places } = seen.get(bot) ?? {}
        if (places) await store?.save(storedPlaces(places))
      }
      if (home === undefined || owed === undefined) return
      const changes = owed
      await home.commit(changes)
      owed = undefined
    },
  }
}

function beforeJoining(places: readonly KnownPlace[]): BotInheritance['memory'] {
  return places.length === 0 ? undefined : { places }
}

function memoryOf({ chests, seenBlocks, places }: Observation): BotInheritance['memory'] {
  return { chests, seenBlocks, ...(places && { places }) }
}

function asKnown(places: readonly Place[]): readonly KnownPlace[] {
  return places.map((place) => ({ ...place, ageTicks: 0 }))
}
