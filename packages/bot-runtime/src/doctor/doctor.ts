import { EnvironmentLostError, redactSecrets, systemClock, type CallOptions } from '@voyager-mc/core'
import { explainKick, remedyOfKick } from '../connection/explain-kick.ts'
import type { SignInOptions } from '../connection/sign-in.ts'
import { joinWorld } from '../connection/join-world.ts'
import { checkTranslation, checkVersion, versionForProtocol } from './check-version.ts'
import { checkWorld } from './check-world.ts'
import type { Finding } from './finding.ts'
import { pingServer, type PingResult } from './ping-server.ts'

export interface DoctorOptions extends CallOptions {
  readonly host: string
  readonly port: number
  /** The version the agent will be told to use; without it the server's own is used. */
  readonly version?: string
  /** The name the agent will use. */
  readonly username?: string
  readonly auth?: 'offline' | 'microsoft'
  /** With `auth: 'microsoft'`: where the sign-in is kept, and who hears the code. */
  readonly signIn?: SignInOptions
  /** Whether the rest of the agent, such as its recipes, knows a version; by default all are known. */
  readonly canPlay?: (version: string) => boolean
  /** Longest wait for each answer of the server, in milliseconds. */
  readonly timeoutMs?: number
}

/** Findings about a server; an empty list means that an agent can play there. */
export interface Diagnosis {
  /** Whether nothing is found that keeps the agent from playing; warnings may remain. */
  readonly isPlayable: boolean
  /** Version as the server names it; absent when none answered. */
  readonly serverVersion?: string
  readonly findings: readonly Finding[]
}

/**
 * Says what is wrong with a server and what to change: asks for its status, joins, looks, asks for the seed, starts a
 * dig and stops it, and leaves. Findings are data; only an aborted signal and a bad username throw.
 */
export async function doctor({
  host,
  port,
  version,
  username = 'bot',
  auth = 'offline',
  signIn,
  canPlay,
  timeoutMs = 15_000,
  signal,
}: DoctorOptions): Promise<Diagnosis> {
  signal?.throwIfAborted()
  const answer = await pingServer({ host, port, timeoutMs, version })
  signal?.throwIfAborted()
  if (answer.status !== 'answered') return diagnosis([noServer(redactSecrets(`${host}:${port}`), answer)])
  const serverVersion = answer.versionName
  const versionFinding = checkVersion(answer, version, { canPlay })
  if (versionFinding) return diagnosis([versionFinding], serverVersion)
  const joining = {
    host,
    port,
    username,
    auth,
    signIn,
    clock: systemClock,
    version: version ?? versionForProtocol(answer.protocol) ?? serverVersion,
    connectTimeoutMs: timeoutMs,
    signal,
  }
  const translation = checkTranslation(answer)
  return diagnosis([...(translation ? [translation] : []), ...(await visit(joining))], serverVersion)
}

function diagnosis(findings: readonly Finding[], serverVersion?: string): Diagnosis {
  return {
    isPlayable: findings.every(({ severity }) => severity !== 'problem'),
    ...(serverVersion === undefined ? {} : { serverVersion }),
    findings,
  }
}

async function visit(joining: Parameters<typeof joinWorld>[0]): Promise<readonly Finding[]> {
  try {
    const connection = await joinWorld(joining)
    const { bot, commands, lost } = connection
    const { signal } = joining
    try {
      return await checkWorld(bot, { commands, signal: signal ? AbortSignal.any([signal, lost]) : lost })
    } finally {
      connection.leave()
    }
  } catch (error) {
    if (!EnvironmentLostError.isInstance(error)) throw error
    return [turnedAway(error, joining.username)]
  }
}

function noServer(place: string, { status, reason }: Exclude<PingResult, { status: 'answered' }>): Finding {
  if (status === 'unreachable') {
    return {
      type: 'unreachable',
      severity: 'problem',
      message: `Nothing answers at ${place} (${reason}).`,
      remedy: 'Start the server, check host and port, and open the port in the firewall.',
    }
  }
  return {
    type: 'not-minecraft',
    severity: 'problem',
    message: `Something listens at ${place}, but it is no Minecraft Java server (${reason}).`,
    remedy: 'Check the port: server-port in server.properties, 25565 unless it was changed.',
  }
}

function turnedAway({ message, reason }: EnvironmentLostError, username: string): Finding {
  // Without the remedy at its end, which names white-lists on its own.
  const [said, ownRemedy] = [message.slice(0, message.lastIndexOf(';')), message.split('; ').at(-1) ?? '']
  if (reason === 'sign-in') {
    return {
      type: 'sign-in',
      severity: 'problem',
      message: `${said}.`,
      remedy: upperFirst(ownRemedy),
    }
  }
  const meaning = reason === 'name-taken' ? reason : explainKick(said)
  const type = meaning === 'online-mode' || meaning === 'name-taken' ? meaning : 'refused'
  const remedy = remedyOfKick(meaning, username)
  return {
    type,
    severity: 'problem',
    message: `The server does not let ${username} in: ${said}.`,
    remedy: `${upperFirst(remedy)}.`,
  }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
