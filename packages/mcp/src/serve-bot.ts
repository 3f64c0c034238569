import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Environment } from '@voyager-mc/core'
import { openGame } from '@voyager-mc/game'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { createBotSession } from './create-bot-session.ts'
import { createMcpServer, type CreateMcpServerOptions } from './create-mcp-server.ts'
import { serveOverHttp } from './http/serve-over-http.ts'
import { serveOverStdio } from './serve-over-stdio.ts'

/** Where the bot plays, what it knows, and how clients reach it. */
export interface ServeBotOptions {
  /** The Minecraft server; `world` starts an embedded one instead. */
  readonly host?: string
  readonly port?: number
  readonly version?: string
  readonly username?: string
  readonly world?: { readonly seed: number }
  /** Takes a picture with each observation; needs `@voyager-mc/vision`. */
  readonly screenshots?: boolean
  /** File or folder of a skill library; it is read, never written. */
  readonly skills?: string
  readonly allowPrograms?: boolean
  /** Wall time one tool call may take, in milliseconds. */
  readonly stepTimeoutMs?: number
  /** Serves over HTTP on 127.0.0.1 instead of the two pipes. */
  readonly http?: { readonly port?: number; readonly token?: string }
}

/** The process around the server. */
export interface ServeBotProcess {
  readonly input: Readable
  readonly output: Writable
  /** Takes lines for the person who started it; never the pipe of the client. */
  readonly onNotice: (line: string) => void
  /** Ends the service. */
  readonly signal: AbortSignal
}

/** Serves one bot until the client at the pipes has gone or the signal is aborted; then leaves the world. */
export async function serveBot(options: ServeBotOptions, process: ServeBotProcess): Promise<void> {
  const { world, host = '127.0.0.1', port = 25_565, version, username, screenshots } = options
  const game = await openGame({
    ...(world ? { world: { ...world, operators: false } } : { server: { host, port } }),
    ...(version === undefined ? {} : { version }),
    ...(username === undefined ? {} : { username }),
    ...(screenshots && { screenshot: {} }),
    signal: process.signal,
  })
  try {
    await serve(game, options, process)
  } finally {
    await game.close()
  }
}

async function serve(
  environment: Environment,
  { stepTimeoutMs, allowPrograms, skills, http }: ServeBotOptions,
  { input, output, onNotice, signal }: ServeBotProcess,
): Promise<void> {
  const serving: CreateMcpServerOptions = {
    session: createBotSession({ environment, ...(stepTimeoutMs === undefined ? {} : { stepTimeoutMs }) }),
    ...(allowPrograms === undefined ? {} : { allowPrograms }),
    ...(skills === undefined ? {} : { skillLibrary: await openSkillLibrary(skills, { access: 'read' }) }),
  }
  const stopped = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  if (http === undefined) {
    const service = await serveOverStdio(createMcpServer(serving), { input, output })
    await Promise.race([service.closed, stopped])
    return service.close()
  }
  const service = await serveOverHttp({ ...http, createServer: () => createMcpServer(serving) })
  onNotice(`Listening at ${service.url}.`)
  if (http.token === undefined) onNotice(`Clients send "Authorization: Bearer ${service.token}".`)
  await stopped
  await service.close()
}
