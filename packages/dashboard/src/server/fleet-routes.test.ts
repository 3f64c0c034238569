import { AgentError } from '@voyager-mc/core'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { FleetView } from '../fleet-view.ts'
import { addFleetRoutes } from './fleet-routes.ts'
import type { Visitor } from './replay-routes.ts'

class LostError extends AgentError {
  constructor() {
    super('lost', 'The database at postgres://voyager:hunter2@h/x does not answer.')
  }
}

const empty: FleetView = { atMs: 1, isDraining: false, workers: [], states: {}, runs: [], conditions: [] }

test('looks once a second, however many pages ask, and again after a fault, which names no password', async () => {
  const app = new Hono<Visitor>()
  let now = 0
  let looks = 0
  let isLost = false
  const fleet = async (): Promise<FleetView> => {
    looks += 1
    if (isLost) throw new LostError()
    return empty
  }
  addFleetRoutes(app, { fleet, clock: { now: () => now, sleep: async () => undefined } })
  await Promise.all([app.request('/api/fleet'), app.request('/api/fleet')])
  expect(looks).toBe(1)
  now = 1000
  isLost = true
  const answer = await app.request('/api/fleet')
  expect([answer.status, looks]).toEqual([503, 2])
  expect(await answer.text()).toMatch(/does not answer/)
  expect(await (await app.request('/api/fleet')).text()).not.toContain('hunter2')
  isLost = false
  expect((await app.request('/api/fleet')).status).toBe(200)
  expect(looks).toBe(4)
})
