import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface RequestGateOptions {
  readonly token: string
  readonly path: string
  readonly allowedOrigins: readonly string[]
}

/** Why a request is not answered. */
export interface Refusal {
  readonly status: 401 | 403 | 404
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Makes the check every request has to pass: a web page that reaches this port through a name of its own (DNS
 * rebinding) has a foreign `Host`, one that asks directly has an `Origin`, and neither has the token.
 */
export function createRequestGate({
  token,
  path,
  allowedOrigins,
}: RequestGateOptions): (request: IncomingMessage) => Refusal | undefined {
  const expected = digest(`Bearer ${token}`)
  return ({ headers: { host, origin, authorization }, url = '' }) => {
    if (host === undefined || !loopbackNames.has(host.replace(/:\d+$/, '')))
      return { status: 403, message: 'Ask under 127.0.0.1 or localhost.' }
    if (origin !== undefined && !allowedOrigins.includes(origin))
      return { status: 403, message: 'This origin is not allowed.' }
    if (url.split('?')[0] !== path) return { status: 404, message: `Ask for ${path}.` }
    // Digests have one length, so the comparison takes the same time whatever was sent.
    if (!timingSafeEqual(digest(authorization ?? ''), expected))
      return {
        status: 401,
        message: 'Send the token as "Authorization: Bearer TOKEN".',
        headers: { 'www-authenticate': 'Bearer' },
      }
    return undefined
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
