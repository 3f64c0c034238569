import { definedOf } from '@voyager-mc/core'
import type {
  installVirtualClock,
  startWorld,
  StartWorldOptions,
  VirtualClock,
  World,
  WorldSnapshot,
} from '@voyager-mc/world'
import { GameStartError } from '../errors/game-start-error.ts'
import type { WorldAction } from '../game-world.ts'
import type { GameWorldOptions } from '../open-game-options.ts'
import type { KeptGameWorld } from '../kept-game-world.ts'

/** The embedded world of a game, seen from its thread. */
export interface HostedWorld {
  readonly host: string
  readonly port: number
  readonly version: string
  readonly seed: number
  /** Does one thing from outside; the next `wasEdited` says so. */
  act(this: void, action: WorldAction, values: readonly unknown[]): unknown
  /** Whether something was done from outside since the last taking. */
  wasEdited(this: void): boolean
  /** What has changed since the last taking, at the first time the whole world. */
  takeChanges(this: void): KeptGameWorld
  /** Whether an earlier thread's world is still to be taken up. */
  isToReturn(this: void): boolean
  /** Takes the world and the players in it back to where the earlier thread left them. */
  goBack(this: void): void
  close(this: void): Promise<void>
}

export interface HostWorldOptions {
  readonly start: WorldPackage['startWorld']
  readonly settings: GameWorldOptions
  readonly version: string | undefined
  readonly clock: VirtualClock
  /** Where an earlier thread left the world. */
  readonly left: KeptGameWorld | undefined
}

/** Starts the embedded world in the time of the clock. */
export async function hostWorld({
  start,
  settings,
  version,
  clock,
  left,
}: HostWorldOptions): Promise<HostedWorld> {
  // Made by `takeChanges` of a world like this one.
  const kept = left?.meta as WorldSnapshot | undefined
  // The facts of a snapshot name the world that it is of.
  const facts = kept?.meta as Pick<StartWorldOptions, 'seed' | 'version'> | undefined
  const world = await start({
    ...(facts && definedOf({ seed: facts.seed, version: facts.version })),
    ...settings,
    ...(version === undefined ? {} : { version }),
    clock,
  })
  const { host, port, seed } = world
  let isEdited = false
  let target = kept
  return {
    host,
    port,
    seed,
    version: world.version,
    act(action, values) {
      isEdited = true
      return actOn(world, action, values)
    },
    wasEdited: () => isEdited,
    takeChanges() {
      isEdited = false
      // A snapshot is the whole world, so each one takes the place of the one before.
      return { meta: world.snapshot(), columns: [], players: {}, mechanics: {} }
    },
    isToReturn: () => target !== undefined,
    goBack() {
      if (target) world.restore(target)
      target = undefined
    },
    close: () => world.close(),
  }
}

/** The part of the world's package that a game's thread uses. */
export interface WorldPackage {
  readonly installVirtualClock: typeof installVirtualClock
  readonly startWorld: typeof startWorld
}

/** Loads the package of the embedded world, which need not be installed. */
export async function loadWorldPackage(): Promise<WorldPackage> {
  try {
    return await import('@voyager-mc/world')
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw cause
    throw new GameStartError(
      'missing-package',
      '@voyager-mc/world is not installed; run npm install @voyager-mc/world, or name a server.',
      { cause },
    )
  }
}

function actOn(world: World, action: WorldAction, values: readonly unknown[]): unknown {
  // The values were those of the method of this name when `GameWorld` posted them.
  const method = world[action] as (...given: readonly unknown[]) => unknown
  return method(...values)
}
