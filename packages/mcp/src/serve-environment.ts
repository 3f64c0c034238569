import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Environment } from '@voyager-mc/core'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { createBotSession } from './create-bot-session.ts'
import { createMcpServer, type CreateMcpServerOptions } from './create-mcp-server.ts'
import { serveOverHttp } from './http/serve-over-http.ts'
import { serveOverStdio } from './serve-over-stdio.ts'

/** Rights of the clients, and the way in which they reach the bot. */
export interface ServiceOptions {
  /** File or folder of a skill library; it is read, never written. */
  readonly skills?: string
  /** Whether clients may run programs of their own in the sandbox: true by default. */
  readonly allowPrograms?: boolean
  /** Wall time one tool call may take, in milliseconds. */
  readonly stepTimeoutMs?: number
  /** Serves over HTTP on 127.0.0.1 instead of the two pipes. */
  readonly http?: { readonly port?: number; readonly token?: string }
}

/** The process around the server. */
export interface ServiceProcess {
  readonly input: Readable
  readonly output: Writable
  /** Takes lines for the person who started it; never the pipe of the client. */
  readonly onNotice: (line: string) => void
  /** Ends the service. */
  readonly signal: AbortSignal
}

/** Rights of the clients and the process around the server. */
export interface ServeEnvironmentOptions extends ServiceOptions, ServiceProcess {}

/** Serves the bot of an open environment until the client at the pipes has gone or the signal is aborted; the environment stays open. */
export async function serveEnvironment(
  environment: Environment,
  { stepTimeoutMs, allowPrograms, skills, http, input, output, onNotice, signal }: ServeEnvironmentOptions,
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
