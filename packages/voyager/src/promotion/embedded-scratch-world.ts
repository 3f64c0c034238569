import type { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import type { startWorld, World, WorldError } from '@voyager-mc/world'
import { enterScratchWorld, scratchAgent } from './enter-scratch-world.ts'
import type { OpenScratchWorld } from './scratch-world.ts'

/** Which embedded worlds are made. */
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

/** Starts a new embedded world for every replay; without `@voyager-mc/world` none is available. */
export function embeddedScratchWorld({
  version,
  seed: firstSeed = 1,
  isSameGround = false,
}: EmbeddedScratchWorldOptions): OpenScratchWorld {
  return async ({ start, replay, signal }) => {
    signal?.throwIfAborted()
    const packages = await loadPackages()
    if (packages === undefined) {
      return {
        status: 'unavailable',
        message: '@voyager-mc/world is not installed; add it to replay skills.',
      }
    }
    const seed = firstSeed + replay - 1
    let world: World
    try {
      world = await packages.startWorld({ version, seed, operators: [scratchAgent] })
    } catch (error) {
      // A version the embedded world does not serve, or no free port.
      if (!packages.WorldError.isInstance(error)) throw error
      return { status: 'unavailable', message: error.message }
    }
    const joined = { start, signal, keepsPlace: isSameGround && replay === 1 }
    return enterScratchWorld(world, { ...joined, ...packages })
  }
}

/** What a replay needs of packages that need not be installed. */
interface Packages {
  readonly startWorld: typeof startWorld
  readonly WorldError: typeof WorldError
  readonly createMinecraftEnvironment: typeof createMinecraftEnvironment
}

async function loadPackages(): Promise<Packages | undefined> {
  try {
    const [world, runtime] = await Promise.all([
      import('@voyager-mc/world'),
      import('@voyager-mc/bot-runtime'),
    ])
    return { ...world, ...runtime }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
