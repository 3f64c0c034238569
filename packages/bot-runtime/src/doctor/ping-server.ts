import protocolPackage from 'minecraft-protocol'

// A CommonJS module whose names Node cannot see before it runs.
const { ping } = protocolPackage

/** What answers at an address, before anybody joins. */
export type PingResult =
  | { readonly status: 'answered'; readonly versionName: string; readonly protocol: number }
  | { readonly status: 'unreachable'; readonly reason: string }
  | { readonly status: 'not-minecraft'; readonly reason: string }

/** Asks for the server's status, as the list of servers in the game does. */
export async function pingServer(address: {
  readonly host: string
  readonly port: number
  readonly timeoutMs: number
}): Promise<PingResult> {
  const { host, port, timeoutMs } = address
  try {
    const answer: object = await ping({ host, port, closeTimeout: timeoutMs, noPongTimeout: timeoutMs })
    const version: unknown = Reflect.get(answer, 'version')
    if (typeof version !== 'object' || version === null || !('protocol' in version)) {
      return { status: 'not-minecraft', reason: 'its status names no version' }
    }
    const name: unknown = Reflect.get(version, 'name')
    return { status: 'answered', versionName: String(name), protocol: Number(version.protocol) }
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const isUnreachable = /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN/.test(
      `${code} ${reason}`,
    )
    return { status: isUnreachable ? 'unreachable' : 'not-minecraft', reason: code || reason }
  }
}
