import type { MiddlewareHandler } from 'hono'
import { cookieOf, isFromHere, type Links } from './access.ts'
import type { Visitor } from './replay-routes.ts'

export interface GuardVisitorsOptions {
  readonly links: Links
  /** Names of this server in the header Host. */
  readonly hosts: () => readonly string[]
  readonly cookie: () => string
}

const headers: Readonly<Record<string, string>> = {
  // No script but ours, no style in the text, nobody else's page around.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** Checks who asks, in this order: where the request comes from, the token, the cookie; every answer has the whole policy. */
export function guardVisitors({ links, hosts, cookie }: GuardVisitorsOptions): MiddlewareHandler<Visitor> {
  return async (context, next) => {
    const { req } = context
    const from = { host: req.header('host'), origin: req.header('origin') }
    if (!isFromHere(from, hosts())) return context.text('This page is for its own host only.', 403, headers)
    const token = req.query('token')
    if (token !== undefined && req.method === 'GET') {
      if (links.accessOf(token) === undefined)
        return context.text('The link is not valid any more.', 401, headers)
      // Out of the address, so that it is neither seen nor passed on.
      const value = `${cookie()}=${token}; HttpOnly; SameSite=Strict; Path=/`
      return context.body(null, 302, { ...headers, location: '/', 'set-cookie': value })
    }
    const access = links.accessOf(cookieOf(req.header('cookie'), cookie()))
    if (access === undefined)
      return context.text('Open the link that was printed, with its token.', 401, headers)
    context.set('access', access)
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    return undefined
  }
}
