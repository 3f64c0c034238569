import { redactSecrets } from '@voyager-mc/core'
import minecraftData from 'minecraft-data'
import protocolPackage from 'minecraft-protocol'

// A CommonJS module whose names Node cannot see before it runs.
const { ping } = protocolPackage

/** Answer from an address, before anybody joins. */
export type PingResult =
  | { readonly status: 'answered'; readonly versionName: string; readonly protocol: number }
  | { readonly status: 'unreachable'; readonly reason: string }
  | { readonly status: 'not-minecraft'; readonly reason: string }

/** Asks for the server's status, as the list of servers in the game does. */
export async function pingServer(address: {
  readonly host: string
  readonly port: number
  readonly timeoutMs: number
  /** Version to ask with: a server of many versions answers with the one it is asked for. */
  readonly version?: string | undefined
}): Promise<PingResult> {
  const { host, port, timeoutMs, version } = address
  try {
    const asked = version !== undefined && isKnownVersion(version) ? { version } : {}
    const answer: object = await ping({
      host,
      port,
      ...asked,
      closeTimeout: timeoutMs,
      noPongTimeout: timeoutMs,
    })
    const told: unknown = Reflect.get(answer, 'version')
    if (typeof told !== 'object' || told === null || !('protocol' in told)) {
      return { status: 'not-minecraft', reason: 'its status names no version' }
    }
    const name: unknown = Reflect.get(told, 'name')
    return { status: 'answered', versionName: redactSecrets(String(name)), protocol: Number(told.protocol) }
  } catch (error) {
    const reason = redactSecrets(error instanceof Error ? error.message || error.name : String(error))
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const isUnreachable = /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN/.test(
      `${code} ${reason}`,
    )
    return { status: isUnreachable ? 'unreachable' : 'not-minecraft', reason: code || reason }
  }
}

function isKnownVersion(version: string): boolean {
  return minecraftData.versionsByMinecraftVersion.pc[version] !== undefined
}
