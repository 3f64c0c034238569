import { systemClock, type Clock } from '@voyager-mc/core'
import type { DashboardTree } from '../dashboard-tree.ts'
import { Hono } from 'hono'
import type { DashboardControls } from '../dashboard-controls.ts'
import type { DashboardSource } from '../dashboard-source.ts'
import type { FleetView } from '../fleet-view.ts'
import { addFleetRoutes } from './fleet-routes.ts'
import { findRecord } from './find-record.ts'
import { addHandRoutes } from './hand-routes.ts'
import { addReplayRoutes, type Visitor } from './replay-routes.ts'
import type { Links } from './access.ts'
import { guardVisitors } from './guard-visitors.ts'
import { addTreeRoutes } from './tree-routes.ts'
import type { RunView } from '../view/run-view.ts'
import type { PageFiles } from './page-files.ts'

export interface CreateRoutesOptions {
  readonly source: DashboardSource
  readonly beside: readonly DashboardSource[]
  readonly controls: DashboardControls | undefined
  readonly techTree: (() => Promise<DashboardTree>) | undefined
  readonly fleet: (() => Promise<FleetView>) | undefined
  /** The run as far as it was followed. */
  readonly view: () => RunView
  readonly links: Links
  readonly files: PageFiles
  /** Names of this server in the header Host. */
  readonly hosts: () => readonly string[]
  readonly cookie: () => string
  readonly clock?: Clock
}

/** Routes of a dashboard; who asks is checked before any of them. */
export function createRoutes(options: CreateRoutesOptions): Hono<Visitor> {
  const {
    source,
    beside,
    controls,
    techTree,
    fleet,
    view,
    links,
    files,
    hosts,
    cookie,
    clock = systemClock,
  } = options
  const played = [source, ...beside].filter(({ replay }) => replay !== undefined)
  const app = new Hono<Visitor>()
  app.use(guardVisitors({ links, hosts, cookie }))
  app.get('/api/session', (context) => {
    const access = context.get('access')
    const replays = played.map(({ title }) => title)
    const allowed = access === 'full' ? controls : undefined
    return context.json({
      access,
      actions: allowed?.actions ?? [],
      mayStepIn: allowed?.oversight !== undefined,
      mayTendSkills: (allowed?.skills ?? allowed?.openSkills) !== undefined,
      replays,
      hasTree: techTree !== undefined,
      isFleet: fleet !== undefined,
    })
  })
  addReplayRoutes(app, { played, files })
  if (fleet !== undefined) addFleetRoutes(app, { fleet, clock })
  if (techTree !== undefined) addTreeRoutes(app, { techTree, view })
  app.get('/api/records/:sequence', async (context) => {
    const sequence = Number(context.req.param('sequence'))
    if (!Number.isSafeInteger(sequence) || sequence < 0) return context.text('No such record.', 404)
    const record = await findRecord(source, { sequence, clock, signal: context.req.raw.signal })
    return record === undefined ? context.text('No such record.', 404) : context.json(record)
  })
  app.get('/api/exchanges/:id', async (context) => {
    const id = Number(context.req.param('id'))
    const found = Number.isSafeInteger(id) && id > 0 ? await source.exchange?.(id) : undefined
    return found === undefined
      ? context.text('The texts of this call are not kept.', 404)
      : context.json(found)
  })
  addHandRoutes(app, controls)
  app.get('*', (context) => {
    const { path } = context.req
    const file = files.get(path === '/' ? '/index.html' : path)
    return file === undefined
      ? context.text('There is no such page.', 404)
      : context.body(file.body, 200, { 'content-type': file.type })
  })
  return app
}
