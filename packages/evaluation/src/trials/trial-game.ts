import type { Environment, Observation, ResetOptions } from '@voyager-mc/core'
import type { Game, GameWorld } from '@voyager-mc/game'
import { TrialStartError } from './trial-start-error.ts'
import type { TaskStart } from '../suite/suite-schema.ts'

/** A game with the world of one trial. */
export interface TrialGame extends Environment {
  readonly world: Pick<GameWorld, 'runCommand' | 'give'>
  reset(options?: ResetOptions): Promise<Observation>
}

/** World of a trial and chance of its primitives. */
export interface OpenTrialOptions {
  readonly start: TaskStart
  readonly seed: number
  readonly version: string
  readonly signal: AbortSignal
}

/** Opens the game of one trial; the default of `evaluate` embeds a world. */
export type OpenTrial = (options: OpenTrialOptions) => Promise<TrialGame>

/** Chunks around the bot: as many as it searches, and fewer where all it needs is on a clearing. */
const viewDistance = { land: 6, clearing: 3 }

/** Opens an embedded world in a thread of its own, in time that skips all waiting. */
export const openTrialGame: OpenTrial = async ({ start, seed, version, signal }) => {
  const { openGame } = await import('@voyager-mc/game')
  const viewDistanceChunks = start.clearing === undefined ? viewDistance.land : viewDistance.clearing
  const worldSeed = start.seed === 'trial' ? seed : start.seed
  const game: Game = await openGame({
    version,
    username: 'bot',
    randomSeed: seed,
    signal,
    world: { seed: worldSeed, operators: false, viewDistanceChunks },
  })
  const { world } = game
  if (world !== undefined) return Object.assign(game, { world })
  await game.close()
  throw new TrialStartError('The game has no embedded world; install @voyager-mc/world of the same version.')
}
