import type { Settings } from '../options/settings.ts'
import { checkGameVersion } from '../agent/check-game-version.ts'
import { loadOptional } from '../faults/load-optional.ts'
import type { Finding } from './finding.ts'
import { serverToTry } from './server-to-try.ts'

/** Whether an agent can play: on the server that is named, which is joined for a moment, or in an embedded world. */
export async function checkServer(
  settings: Settings,
  { signal, warn }: { readonly signal: AbortSignal; readonly warn: (text: string) => void },
): Promise<readonly Finding[]> {
  const { version } = settings
  const unsupported = await checkSupport(settings)
  if (unsupported !== undefined) return [unsupported]
  const server = serverToTry(settings, warn)
  if (server === undefined) {
    const detail = `none is named, so an embedded world of Minecraft ${version} is played in`
    return [{ name: 'server', status: 'ok', detail }]
  }
  const { doctor } = await loadOptional('@voyager-mc/bot-runtime', () => import('@voyager-mc/bot-runtime'))
  const { findings, isPlayable, serverVersion } = await doctor({ ...server, signal })
  const detail = `${server.host}:${server.port} runs ${serverVersion ?? version}, and the agent can play there`
  return [
    ...(isPlayable ? [{ name: 'server', status: 'ok', detail } as const] : []),
    ...findings.map(({ severity, message, remedy }) => ({
      name: 'server',
      status: severity,
      detail: withoutStop(message),
      remedy: withoutStop(remedy),
    })),
  ]
}

// A server may well run a version that the agent has no tech tree for; joining would say nothing about that.
async function checkSupport(settings: Settings): Promise<Finding | undefined> {
  try {
    await checkGameVersion(settings)
    return undefined
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    const [detail = '', remedy = ''] = error.message.split('; ')
    return { name: 'version', status: 'problem', detail, remedy: upperFirst(withoutStop(remedy)) }
  }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}
