import type { Environment, Observation, ResetOptions, Sight } from '@voyager-mc/core'
import type { GameThreads, GameWorld } from '@voyager-mc/game'
import { trialPlayer } from './trial-player.ts'
import { TrialStartError } from './trial-start-error.ts'
import type { TaskStart } from '../suite/suite-schema.ts'

/** A game with the world of one trial. */
export interface TrialGame extends Environment {
  readonly world: Pick<GameWorld, 'runCommand' | 'give'>
  /** The other bots of a task for several; they have not joined yet. */
  readonly mates?: readonly (Environment & { readonly name: string })[]
  reset(options?: ResetOptions): Promise<Observation>
  /** Lets the first bot go while the others play on; absent where it is alone. */
  leave?(this: void): Promise<void>
}

/** World of a trial and chance of its primitives. */
export interface OpenTrialOptions {
  readonly start: TaskStart
  readonly seed: number
  readonly version: string
  readonly sight: Sight
  readonly signal: AbortSignal
}

/** Opens the game of one trial; the default of `evaluate` embeds a world. */
export type OpenTrial = (options: OpenTrialOptions) => Promise<TrialGame>

/** Chunks around the bot: as many as it searches, and fewer where all it needs is on a clearing. */
const viewDistance = { land: 6, clearing: 3 }

/**
 * Patience with a game that gives no answer or no sign of life. A busy machine can hold one up for as long as a game on a quiet
 * one would have to be stuck to count as lost, and a lost step would be a result.
 */
const limits = { answerMs: 60_000, silenceMs: 60_000 }

/** Name of a bot by its number: `bot`, `bot2`, `bot3`. */
const nameOf = (index: number): string => (index === 0 ? trialPlayer : `${trialPlayer}${index + 1}`)

/** Games of trials, which open in the threads of earlier ones. */
export interface TrialGames {
  readonly openTrial: OpenTrial
  close(this: void): Promise<void>
}

/** Opens embedded worlds, each in a thread of its own, in time that skips all waiting; so many threads are kept for further trials. */
export function createTrialGames({ most }: { readonly most: number }): TrialGames {
  let threads: Promise<GameThreads> | undefined
  return {
    async openTrial(options) {
      threads ??= import('@voyager-mc/game').then(({ createGameThreads }) => createGameThreads({ most }))
      return openTrialGame(options, await threads)
    },
    close: async () => (await threads)?.close(),
  }
}

async function openTrialGame(
  { start, seed, version, sight, signal }: OpenTrialOptions,
  { openTeamGame }: Pick<GameThreads, 'openTeamGame'>,
): Promise<TrialGame> {
  const viewDistanceChunks = start.clearing === undefined ? viewDistance.land : viewDistance.clearing
  const worldSeed = start.seed === 'trial' ? seed : start.seed
  const game = await openTeamGame({
    version,
    names: Array.from({ length: start.bots ?? 1 }, (_nothing, index) => nameOf(index)),
    randomSeed: seed,
    sight,
    limits,
    signal,
    world: { seed: worldSeed, operators: false, viewDistanceChunks },
  })
  const { world } = game
  const [bot, ...mates] = game.members
  if (world !== undefined && bot !== undefined)
    return { ...bot, mates, world, leave: () => bot.close(), close: () => game.close() }
  await game.close()
  throw new TrialStartError('The game has no embedded world; install @voyager-mc/world of the same version.')
}
