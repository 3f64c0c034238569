import { AgentError, redactSecrets, type Clock } from '@voyager-mc/core'
import type { Hono } from 'hono'
import type { FleetView } from '../fleet-view.ts'
import type { Visitor } from './replay-routes.ts'

export interface AddFleetRoutesOptions {
  readonly fleet: () => Promise<FleetView>
  readonly clock: Clock
}

/** Time in which one look serves all pages, in milliseconds, so that many pages cost the database no more than one. */
const freshMs = 1000

/** Adds the route of a fleet; a database that does not answer is told as a fault of its own. */
export function addFleetRoutes(app: Hono<Visitor>, { fleet, clock }: AddFleetRoutesOptions): void {
  let look: { readonly atMs: number; readonly view: Promise<FleetView> } | undefined
  app.get('/api/fleet', async (context) => {
    const now = clock.now()
    if (look === undefined || now - look.atMs >= freshMs) look = { atMs: now, view: fleet() }
    try {
      return context.json(await look.view)
    } catch (error) {
      look = undefined
      if (!AgentError.isInstance(error)) throw error
      return context.text(redactSecrets(error.message), 503)
    }
  })
}
