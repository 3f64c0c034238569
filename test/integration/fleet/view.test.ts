import { openFleet } from '@voyager-mc/fleet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../../packages/cli/src/testing/run-cli.ts'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()

describe.skipIf(absence !== undefined)(`a fleet in the browser${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  /** Shows the fleet, asks its page for what it knows, and ends it. */
  async function look(database: string): Promise<{ readonly status: number; readonly view: unknown }> {
    const stop = new AbortController()
    let tell = (_links: string): void => undefined
    const links = new Promise<string>((resolve) => (tell = resolve))
    const shown = runCli(['view', '--database', database, '--json'], {
      signal: stop.signal,
      onSay: (line: string) => tell(line),
    })
    const { readOnlyUrl }: { readonly readOnlyUrl: string } = JSON.parse(await links)
    const entered = await fetch(readOnlyUrl, { redirect: 'manual' })
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
    const answer = await fetch(new URL('/api/fleet', readOnlyUrl), { headers: { cookie } })
    const seen = { status: answer.status, view: await answer.json() }
    stop.abort()
    await shown
    return seen
  }

  test('shows queue and conditions of the database, and never its password', async () => {
    const connectionString = await server.createDatabase()
    const fleet = await openFleet({ connectionString })
    await fleet.submit([
      { condition: 'full', seed: 1 },
      { condition: 'full', seed: 2 },
      { condition: 'no-skills', seed: 1 },
    ])
    await fleet.drain(true)
    const { status, view } = await look(connectionString)
    expect(status).toBe(200)
    expect(view).toMatchObject({
      isDraining: true,
      states: { queued: 3 },
      workers: [],
      conditions: [
        { name: 'full', queued: 2, decided: 0 },
        { name: 'no-skills', queued: 1 },
      ],
    })
    await fleet.close()
  })

  test('refuses a database without the tables of a fleet, and no database at all', async () => {
    const connectionString = await server.createDatabase()
    const bare = await runCli(['view', '--database', connectionString])
    expect(bare.code).not.toBe(0)
    expect(bare.complaint).not.toContain('horse')
    const none = await runCli(['view'])
    expect(none).toMatchObject({ code: 2, complaint: expect.stringContaining('--database') })
  })
})
