import { openGame } from '@voyager-mc/game'
import { serveEnvironment, type ServiceOptions, type ServiceProcess } from './serve-environment.ts'

/** Where the bot plays, what clients may do, and how they reach it. */
export interface ServeBotOptions extends ServiceOptions {
  /** The Minecraft server, 127.0.0.1 by default; `world` starts an embedded one instead. */
  readonly host?: string
  /** Its port, 25565 by default. */
  readonly port?: number
  /** Minecraft version of the server or the embedded world. */
  readonly version?: string
  /** Name the bot joins under. */
  readonly username?: string
  /** An embedded world of this seed. */
  readonly world?: { readonly seed: number }
  /** Takes a picture with each observation; needs `@voyager-mc/vision`. */
  readonly screenshots?: boolean
}

/** Serves one bot until the client at the pipes has gone or the signal is aborted; then leaves the world. */
export async function serveBot(options: ServeBotOptions, process: ServiceProcess): Promise<void> {
  const { world, host = '127.0.0.1', port = 25_565, version, username, screenshots } = options
  const game = await openGame({
    ...(world ? { world: { ...world, operators: false } } : { server: { host, port } }),
    ...(version === undefined ? {} : { version }),
    ...(username === undefined ? {} : { username }),
    ...(screenshots && { screenshot: {} }),
    signal: process.signal,
  })
  try {
    await serveEnvironment(game, { ...options, ...process })
  } finally {
    await game.close()
  }
}
