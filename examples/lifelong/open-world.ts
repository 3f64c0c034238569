import { join } from 'node:path'
import type { Clock, Environment } from '@voyager-mc/core'
import { installVirtualClock, startWorld } from '@voyager-mc/world'
import { frozenBetweenSteps } from './frozen-between-steps.ts'
import { halfVirtualClock } from './half-virtual-clock.ts'
import type { LifelongOptions } from './lifelong-options.ts'

/** Where the bot will play, and what closes it. */
export interface OpenWorld {
  readonly host: string
  readonly port: number
  /** One line for the user. */
  readonly description: string
  /** The environment as the world's time wants it, and the clock to go with it. */
  inItsTime(environment: Environment): { readonly environment: Environment; readonly clock?: Clock }
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
    inItsTime: (environment) => ({ environment }),
    close: async () => undefined,
  }
}

async function openEmbeddedWorld(options: LifelongOptions, runDirectory: string): Promise<OpenWorld> {
  const { port, seed, version, speed } = options
  const world = await startWorld({
    seed,
    version,
    operators: false,
    directory: join(runDirectory, 'world'),
    ...(port === undefined ? {} : { port }),
  })
  const clock = speed === undefined ? undefined : installVirtualClock(globalThis, { speed })
  clock?.freeze()
  return {
    host: world.host,
    port: world.port,
    description: `embedded world on port ${world.port}, seed ${seed}, Minecraft ${version}`,
    inItsTime: (environment) =>
      clock === undefined
        ? { environment }
        : { environment: frozenBetweenSteps(environment, clock), clock: halfVirtualClock(clock) },
    close: async () => {
      clock?.uninstall()
      await world.close()
    },
  }
}
