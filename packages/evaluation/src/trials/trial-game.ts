import type {
  Environment,
  Observation,
  Program,
  ResetOptions,
  Sight,
  StepOptions,
  StepResult,
} from '@voyager-mc/core'
import type { GameStepResult, GameThreads, GameWorld } from '@voyager-mc/game'
import { trialPlayer } from './trial-player.ts'
import { TrialStartError } from './trial-start-error.ts'
import type { TaskStart } from '../suite/suite-schema.ts'

/** A bot of a trial's game. */
export interface TrialBot extends Environment {
  step(program: Program, options?: StepOptions): Promise<StepResult & Pick<GameStepResult, 'interruption'>>
}

/** A game with the world of one trial. */
export interface TrialGame extends TrialBot {
  readonly world: Pick<GameWorld, 'runCommand' | 'give'>
  /** The other bots of a task for several; they have not joined yet. */
  readonly mates?: readonly (TrialBot & { readonly name: string })[]
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
 * Patience with a game that gives no answer or no sign of life: a busy machine can hold one up for as long as a game on a quiet
 * one would have to be stuck to count as lost. A step is ended by the time of the world; that of the wall, which would make it
 * a result of how busy the machine is, ends the trial.
 */
const limits = { answerMs: 60_000, silenceMs: 60_000, stepWallMs: 86_400_000 }

/** Name of a bot by its number: `bot`, `bot2`, `bot3`. */
const nameOf = (index: number): string => (index === 0 ? trialPlayer : `${trialPlayer}${index + 1}`)

/** Games of trials, which open in the threads of earlier ones. */
export interface TrialGames {
  readonly openTrial: OpenTrial
  close(this: void): Promise<void>
}

export interface CreateTrialGamesOptions {
  /** Threads that are kept for further trials. */
  readonly most: number
  readonly openThreads?: (options: { readonly most: number }) => Promise<TrialThreads>
}

/** The part of a game's threads that trials use. */
export type TrialThreads = Pick<GameThreads, 'openTeamGame' | 'close'>

/** Opens embedded worlds, each in a thread of its own, in time that skips all waiting. */
export function createTrialGames({ most, openThreads = loadThreads }: CreateTrialGamesOptions): TrialGames {
  let threads: Promise<TrialThreads> | undefined
  return {
    async openTrial(options) {
      threads ??= openThreads({ most })
      return openTrialGame(options, await threads)
    },
    close: async () => (await threads)?.close(),
  }
}

async function loadThreads({ most }: { readonly most: number }): Promise<GameThreads> {
  const { createGameThreads } = await import('@voyager-mc/game')
  return createGameThreads({ most })
}

async function openTrialGame(
  { start, seed, version, sight, signal }: OpenTrialOptions,
  { openTeamGame }: TrialThreads,
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
