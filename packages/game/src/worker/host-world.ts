import { definedOf } from '@voyager-mc/core'
import type { installVirtualClock, startWorld, VirtualClock, World, KeptWorld } from '@voyager-mc/world'
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
  /** Takes the changes since the last taking, at the first time the whole world. */
  takeChanges(this: void): KeptGameWorld
  /** Whether the world still has to go back to where the earlier thread left it. */
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
  // Made by `takeChanges` below, or read from a store of worlds.
  const kept = left as KeptWorld | undefined
  // A folder is written while a step runs; a world from there is taken back once its players have joined.
  const isInFolder = settings.directory !== undefined
  const world = await start({
    ...settings,
    ...definedOf({ version, kept: isInFolder ? undefined : kept }),
    clock,
  })
  const { host, port, seed } = world
  let isEdited = false
  let target = isInFolder ? kept : undefined
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
      if (!isInFolder) return world.takeChanges()
      // The folder takes the changes; what a next thread goes back to is the whole world.
      const { columns, ...whole } = world.snapshot()
      return {
        ...whole,
        columns: columns.map(({ bytes, ...place }) => ({ ...place, bytes: Buffer.from(bytes, 'base64') })),
      }
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
