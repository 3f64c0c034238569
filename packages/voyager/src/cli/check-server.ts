import type { AgentSettings } from './agent-settings.ts'
import type { Finding } from './finding.ts'
import { pingServer } from './ping-server.ts'

/** Whether a Minecraft server of the wanted version answers. */
export async function checkServer(
  { host, port, version }: Pick<AgentSettings, 'host' | 'port' | 'version'>,
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const name = 'server'
  const place = `${host}:${port}`
  const answer = await pingServer(host, { port, signal })
  switch (answer.status) {
    case 'refused':
      return [
        {
          name,
          status: 'problem',
          detail: `nobody answers at ${place} (${answer.reason})`,
          remedy: 'Start a server there, run voyager world, or pass --host and --port',
        },
      ]
    case 'not-minecraft':
      return [
        {
          name,
          status: 'problem',
          detail: `what answers at ${place} is no Minecraft server`,
          remedy: 'Pass the port of the server; for a LAN world the game shows it in the chat',
        },
      ]
    case 'answered': {
      const detail = `${place} runs ${answer.version}, ${answer.players} of ${answer.mostPlayers} players`
      if (answer.version.includes(version)) return [{ name, status: 'ok', detail }]
      return [
        { name, status: 'warning', detail, remedy: `Pass --version; the agent would join with ${version}` },
      ]
    }
  }
}
