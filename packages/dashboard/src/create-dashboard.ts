import { describeListening, InvalidArgumentError } from '@voyager-mc/core'
import type { DashboardTree } from './dashboard-tree.ts'
import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import type { DashboardControls } from './dashboard-controls.ts'
import { DashboardError } from './dashboard-error.ts'
import type { DashboardSource } from './dashboard-source.ts'
import type { FleetView } from './fleet-view.ts'
import { createLinks } from './server/access.ts'
import { createRoutes } from './server/create-routes.ts'
import { readPageFiles } from './server/page-files.ts'
import { createRunFeed } from './server/run-feed.ts'
import { serveSockets } from './server/serve-sockets.ts'

export interface CreateDashboardOptions {
  /** The run that is shown. */
  readonly source: DashboardSource
  /** Other runs whose replay can be put beside that of the first. */
  readonly beside?: readonly DashboardSource[]
  /** Buttons of the page; without it the run can only be watched. */
  readonly controls?: DashboardControls
  /** Opens the tech tree of the game's version, when somebody looks at it; without it none is shown. */
  readonly techTree?: () => Promise<DashboardTree>
  /** Looks at a fleet; its page is then shown instead of that of a run. */
  readonly fleet?: () => Promise<FleetView>
  /** A free one by default. */
  readonly port?: number
  /** Address to listen at, 127.0.0.1 by default; anything else lets others of the network in who have the link. */
  readonly host?: string
}

/** A page that is served. */
export interface Dashboard {
  /** Link that may do all. */
  readonly url: string
  /** Link that only looks. */
  readonly readOnlyUrl: string
  readonly close: () => Promise<void>
}

/** Serves a run on a page of its own; throws `DashboardError` when the port cannot be had. */
export async function createDashboard({
  source,
  beside = [],
  controls,
  techTree,
  fleet,
  port = 0,
  host = '127.0.0.1',
}: CreateDashboardOptions): Promise<Dashboard> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('port', port, 'use a whole number from 0 to 65535; 0 takes a free one.')
  const links = createLinks()
  let bound = port
  const hosts = (): readonly string[] =>
    [...new Set([host, '127.0.0.1', 'localhost'])].map((name) => `${name}:${bound}`)
  const cookie = (): string => `voyager-${bound}`
  const files = await readPageFiles()
  const feed = createRunFeed(source, { oversight: controls?.oversight })
  const routes = createRoutes({
    source,
    beside,
    controls,
    techTree,
    fleet,
    view: feed.view,
    links,
    files,
    hosts,
    cookie,
  })
  // Without options of HTTP/2 this is what it makes.
  const server = createAdaptorServer({ fetch: routes.fetch }) as Server
  const closeSockets = serveSockets(server, { feed, links, hosts, cookie })
  bound = await listen(server, { port, host })
  // All addresses of a machine are none to open.
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const link = (token: string): string => `http://${shown}:${bound}/?token=${token}`
  return {
    url: link(links.tokens.full),
    readOnlyUrl: link(links.tokens.read),
    async close() {
      await feed.close()
      closeSockets()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new DashboardError(describeListening(cause, { host, port }), { cause })),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
