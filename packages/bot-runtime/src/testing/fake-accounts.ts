import http, { createServer, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

/** Answers of Microsoft's, Xbox's and Mojang's servers about one account, on 127.0.0.1. */
export interface FakeAccounts {
  /** Requests so far, as host and path. */
  readonly requests: readonly string[]
  /** Whether the person has typed the code. */
  isCodeTyped: boolean
  /** Whether the person has said no in the browser. */
  isDeclined: boolean
  /** Seconds for which a code is valid. */
  codeSeconds: number
  /** Whether the account owns the game. */
  ownsGame: boolean
  /** Port of the stand-in, for threads and programs that `redirectAccounts` has to reach, too. */
  readonly port: number
  /** Leaves the port, so that nobody answers there any more. */
  stopAnswering(): Promise<void>
  close(): Promise<void>
}

interface Answer {
  readonly status?: number
  readonly body: object
}

const profile = { id: '069a79f444e94726a5befca90e38aaf5', name: 'AdaOfTheGame' }

/**
 * Sends every request of this process to those servers to one of its own, over real HTTP, until closed. Sessions are
 * kept as the real one does: a server hears only of players who told that they join it.
 */
export async function startFakeAccounts(): Promise<FakeAccounts> {
  const requests: string[] = []
  const joined = new Set<string>()
  const state = { requests, isCodeTyped: false, isDeclined: false, codeSeconds: 900, ownsGame: true }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const [, host = '', ...path] = (request.url ?? '').split('/')
      const place = `${host}/${path.join('/').split('?')[0] ?? ''}`
      requests.push(place)
      const url = new URL(`http://${host}/${path.join('/')}`)
      const { status = 200, body: answer } = answerOf(place, { state, body, url, joined })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server that listens on a port has no other address
  const stopAnswering = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const restore = redirectAccounts(port)
  return Object.assign(state, {
    port,
    stopAnswering,
    close: async () => {
      restore()
      await stopAnswering()
    },
  })
}

interface Request {
  readonly state: Pick<FakeAccounts, 'isCodeTyped' | 'isDeclined' | 'codeSeconds' | 'ownsGame'>
  readonly body: string
  readonly url: URL
  readonly joined: Set<string>
}

function answerOf(place: string, { state, body, url, joined }: Request): Answer {
  const NotAfter = new Date(Date.now() + 3_600_000).toISOString()
  switch (place) {
    case 'login.live.com/oauth20_connect.srf':
      return {
        body: {
          device_code: 'device',
          user_code: 'ABCD1234',
          verification_uri: 'https://www.microsoft.com/link',
          expires_in: state.codeSeconds,
          interval: 0.05,
        },
      }
    case 'login.live.com/oauth20_token.srf':
      if (state.isDeclined) return { status: 400, body: { error: 'authorization_declined' } }
      return state.isCodeTyped
        ? { body: { access_token: 'live', refresh_token: 'again', expires_in: 3600 } }
        : { status: 400, body: { error: 'authorization_pending', error_description: 'not yet' } }
    case 'user.auth.xboxlive.com/user/authenticate':
    case 'device.auth.xboxlive.com/device/authenticate':
    case 'title.auth.xboxlive.com/title/authenticate':
    case 'xsts.auth.xboxlive.com/xsts/authorize':
      return { body: { Token: place, NotAfter, DisplayClaims: { xui: [{ uhs: 'hash', xid: '1' }] } } }
    case 'api.minecraftservices.com/authentication/login_with_xbox':
      return { body: { access_token: 'game', expires_in: 3600 } }
    case 'api.minecraftservices.com/minecraft/profile':
      return state.ownsGame ? { body: profile } : { status: 404, body: { error: 'NOT_FOUND' } }
    case 'sessionserver.mojang.com/session/minecraft/join': {
      const { accessToken, selectedProfile, serverId } = JSON.parse(body) as Readonly<Record<string, string>>
      const isRight = accessToken === 'game' && selectedProfile === profile.id
      if (isRight && serverId !== undefined) joined.add(serverId)
      return isRight ? { body: {} } : { status: 403, body: { error: 'Forbidden' } }
    }
    case 'sessionserver.mojang.com/session/minecraft/hasJoined': {
      const isKnown =
        joined.has(url.searchParams.get('serverId') ?? '') &&
        url.searchParams.get('username') === profile.name
      return { body: isKnown ? { ...profile, properties: [] } : {} }
    }
    default:
      return { status: 404, body: {} }
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer) // a request gives buffers
  return Buffer.concat(parts).toString()
}

const accountHosts = /(^|\.)(live\.com|xboxlive\.com|minecraftservices\.com|mojang\.com)$/

/** Sends this thread's requests to the account servers to a port: those by `fetch`, and those by Node's `https`. */
export function redirectAccounts(port: number): () => void {
  const { fetch } = globalThis
  const { request } = https
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!accountHosts.test(url.hostname)) return fetch(input, init)
    return fetch(`http://127.0.0.1:${port}/${url.hostname}${url.pathname}${url.search}`, init)
  }
  const asked = (options: RequestOptions): http.ClientRequest => {
    const { hostname = options.host ?? '', path = '/' } = options
    const { agent: _agent, ...rest } = options
    return http.request({
      ...rest,
      protocol: 'http:',
      host: '127.0.0.1',
      hostname: '127.0.0.1',
      port,
      path: `/${hostname ?? ''}${path ?? ''}`,
    })
  }
  // The libraries ask with options alone.
  https.request = asked as typeof https.request
  return () => {
    globalThis.fetch = fetch
    https.request = request
  }
}
