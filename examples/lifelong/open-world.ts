import { join } from 'node:path'
import { startWorld } from '@voyager-mc/world'
import type { LifelongOptions } from './lifelong-options.ts'

/** Where the bot will play, and what closes it. */
export interface OpenWorld {
  readonly host: string
  readonly port: number
  /** One line for the user. */
  readonly description: string
  close(): Promise<void>
}

/** The external server named by `--host`, or an embedded world that is kept in the run directory. */
export async function openWorld(options: LifelongOptions, runDirectory: string): Promise<OpenWorld> {
  const { host, port, seed, version } = options
  if (host !== undefined) {
    const description = `server ${host}:${port ?? 25_565}, Minecraft ${version}`
    return { host, port: port ?? 25_565, description, close: async () => undefined }
  }
  const world = await startWorld({
    seed,
    version,
    operators: false,
    directory: join(runDirectory, 'world'),
    ...(port === undefined ? {} : { port }),
  })
  const description = `embedded world on port ${world.port}, seed ${seed}, Minecraft ${version}`
  return { host: world.host, port: world.port, description, close: () => world.close() }
}
