import { join } from 'node:path'
import type { Clock } from '@voyager-mc/core'
import type { VoyagerRoles } from '@voyager-mc/voyager'
import { installVirtualClock, startWorld } from '@voyager-mc/world'
import type { StartWorldOptions, VirtualClock, World } from '@voyager-mc/world'
import { frozenBetweenSteps } from './frozen-between-steps.ts'
import { halfVirtualClock } from './half-virtual-clock.ts'
import { keepWallTime } from './keep-wall-time.ts'
import type { LifelongOptions } from './lifelong-options.ts'

/** Where the bot will play, and what closes it. */
export interface OpenWorld {
  readonly host: string
  readonly port: number
  /** One line for the user. */
  readonly description: string
  /** The world and the roles as the world's time wants them, and the clock to go with them. */
  inItsTime(roles: VoyagerRoles): VoyagerRoles & { readonly clock?: Clock }
  close(): Promise<void>
}

/** The external server named by `--host`, or an embedded world that is kept in the run directory. */
export async function openWorld(options: LifelongOptions, runDirectory: string): Promise<OpenWorld> {
  const { host, port = 25_565, version } = options
  if (host === undefined) return openEmbeddedWorld(options, runDirectory)
  return {
    host,
    port,
    description: `server ${host}:${port}, Minecraft ${version}`,
    inItsTime: (roles) => roles,
    close: async () => undefined,
  }
}

async function openEmbeddedWorld(options: LifelongOptions, runDirectory: string): Promise<OpenWorld> {
  const { port, seed, version, speed } = options
  const clock = speed === undefined ? undefined : installVirtualClock(globalThis, { speed })
  // Frozen from the start, so that the first step finds the same world in every run.
  clock?.freeze()
  const world = await startOrRelease(clock, {
    seed,
    version,
    operators: false,
    directory: join(runDirectory, 'world'),
    ...(port === undefined ? {} : { port }),
  })
  const wallTime = clock && keepWallTime(globalThis, clock)
  return {
    host: world.host,
    port: world.port,
    description: `embedded world on port ${world.port}, seed ${seed}, Minecraft ${version}`,
    inItsTime: (roles) => {
      if (clock === undefined || wallTime === undefined) return roles
      const { environment, curriculum, actionAgent, critic, skillLibrary, decomposer } = roles
      const { inWallTime } = wallTime
      return {
        environment: frozenBetweenSteps(environment, clock),
        curriculum: inWallTime(curriculum),
        actionAgent: inWallTime(actionAgent),
        critic: inWallTime(critic),
        skillLibrary: inWallTime(skillLibrary),
        ...(decomposer && { decomposer }),
        clock: halfVirtualClock(clock),
      }
    },
    close: async () => {
      wallTime?.end()
      clock?.uninstall()
      await world.close()
    },
  }
}

// A world that does not start must not leave its caller in a time that stands still.
async function startOrRelease(clock: VirtualClock | undefined, options: StartWorldOptions): Promise<World> {
  try {
    return await startWorld(clock === undefined ? options : { ...options, clock })
  } catch (error) {
    clock?.uninstall()
    throw error
  }
}
