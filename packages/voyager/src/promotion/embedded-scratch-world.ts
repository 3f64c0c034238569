import type { Game, openGame } from '@voyager-mc/game'
import { enterScratchWorld, scratchAgent } from './enter-scratch-world.ts'
import type { OpenScratchWorld } from './scratch-world.ts'

/** Embedded worlds for replays. */
export interface EmbeddedScratchWorldOptions {
  /** Game version, such as `1.19.4`. */
  readonly version: string
  /** Seed of the first replay's world; each further replay has the next number. */
  readonly seed?: number
  /**
   * Whether skills are learned in an embedded world of this seed: the first replay then begins at the recorded place on
   * the same ground. Others begin where a world's players do, among what was near.
   */
  readonly isSameGround?: boolean
}

/** Opens a new embedded world for every replay; without `@voyager-mc/game` and `@voyager-mc/world` none is available. */
export function embeddedScratchWorld({
  version,
  seed: firstSeed = 1,
  isSameGround = false,
}: EmbeddedScratchWorldOptions): OpenScratchWorld {
  return async ({ start, replay, signal }) => {
    signal?.throwIfAborted()
    const open = await loadOpenGame()
    if (open === undefined) {
      return { status: 'unavailable', message: '@voyager-mc/game is not installed; add it to replay skills.' }
    }
    let commands = 0
    let game: Game
    try {
      game = await open({
        version,
        world: { seed: firstSeed + replay - 1, operators: [scratchAgent] },
        username: scratchAgent,
        operator: { reset: true },
        onEvent: ({ type }) => {
          if (type === 'operator-command') commands += 1
        },
        ...(signal && { signal }),
      })
    } catch (error) {
      if (!isMissingWorld(error)) throw error
      return { status: 'unavailable', message: error.message }
    }
    const keepsPlace = isSameGround && replay === 1
    return enterScratchWorld(game, { start, signal, keepsPlace, commands: () => commands })
  }
}

/** Tells whether the package of the world is not there, does not serve the version, or finds no free port. */
function isMissingWorld(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return error.code.startsWith('WORLD_') || ('problem' in error && error.problem === 'missing-package')
}

async function loadOpenGame(): Promise<typeof openGame | undefined> {
  try {
    return (await import('@voyager-mc/game')).openGame
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
