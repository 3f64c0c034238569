import type { AgentSettings } from './agent-settings.ts'
import type { Finding } from './finding.ts'
import { loadOptional } from './load-optional.ts'

/** Whether a Minecraft server answers on which an agent can play; it is joined for a moment. */
export async function checkServer(
  { host, port, version, username }: Pick<AgentSettings, 'host' | 'port' | 'version' | 'username'>,
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const name = 'server'
  const place = `${host}:${port}`
  const { doctor } = await loadOptional('@voyager-mc/bot-runtime', () => import('@voyager-mc/bot-runtime'))
  const { findings, isPlayable, serverVersion } = await doctor(host, port, { version, username, signal })
  const playable: readonly Finding[] = isPlayable
    ? [
        {
          name,
          status: 'ok',
          detail: `${place} runs ${serverVersion ?? version}, and the agent can play there`,
        },
      ]
    : []
  return [
    ...playable,
    ...findings.map(({ severity, message, remedy }) => ({
      name,
      status: severity,
      detail: withoutStop(message),
      remedy: withoutStop(remedy),
    })),
  ]
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}
