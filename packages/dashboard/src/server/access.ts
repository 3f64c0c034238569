import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Rights of a link: `full` may change the run, `read` only looks. */
export type Access = 'full' | 'read'

/** The two links of a dashboard, and who comes by which. */
export interface Links {
  readonly tokens: Readonly<Record<Access, string>>
  /** Rights of a token; undefined for a wrong one. */
  readonly accessOf: (token: string | undefined) => Access | undefined
}

/** Draws a token for each right. */
export function createLinks(draw: () => string = () => randomBytes(24).toString('base64url')): Links {
  const tokens = { full: draw(), read: draw() }
  return {
    tokens,
    accessOf(token) {
      if (token === undefined) return undefined
      if (isSame(token, tokens.full)) return 'full'
      return isSame(token, tokens.read) ? 'read' : undefined
    },
  }
}

// Digests have one length, whatever was sent.
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Whether a request may be looked at: it names this server as its host, and comes from no other page. */
export function isFromHere(
  { host, origin }: { readonly host: string | undefined; readonly origin: string | undefined },
  hosts: readonly string[],
): boolean {
  if (host === undefined || !hosts.includes(host.toLowerCase())) return false
  return origin === undefined || hosts.some((name) => origin.toLowerCase() === `http://${name}`)
}

/** Value of one cookie of a header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}
