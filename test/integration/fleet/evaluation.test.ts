import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFleet, startWorker } from '@voyager-mc/fleet'
import { hashResults, readResults } from '@voyager-mc/evaluation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../../packages/cli/src/testing/run-cli.ts'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()
const learner = new URL('../../../packages/cli/src/fleet/learner.ts', import.meta.url)
const suite = {
  name: 'planks',
  version: 1,
  title: 'Planks',
  game: '1.19.4',
  tasks: [
    {
      id: 'planks',
      family: 'craft',
      text: 'Craft 4 oak_planks',
      start: { seed: 'trial', clearing: 5, inventory: { oak_log: 1 } },
      goal: { kind: 'held', items: ['oak_planks'], count: 4, by: 'any' },
      budget: { worldMinutes: 2, attempts: 2 },
    },
  ],
}

describe.skipIf(absence !== undefined)(`an evaluation on a fleet${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let directory: string
  beforeAll(async () => {
    server = await startPostgres()
    directory = mkdtempSync(join(tmpdir(), 'voyager-eval-fleet-'))
  })
  afterAll(async () => {
    rmSync(directory, { recursive: true, force: true })
    await server.stop()
  })

  test('finds the same as one machine does, and plays no trial twice', async () => {
    const connectionString = await server.createDatabase()
    const fleet = await openFleet({ connectionString })
    const file = join(directory, 'suite.json')
    writeFileSync(file, JSON.stringify(suite))
    const measure = async (results: string, ...words: readonly string[]): Promise<string> => {
      const place = join(directory, results)
      const { code, complaint } = await runCli(
        ['eval', file, '--seeds', '4,5', '--results', place, ...words],
        { directory },
      )
      expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
      return hashResults(await readResults(place))
    }
    const onFleet = ['--on-fleet', '--database', connectionString]
    const submit = async (...words: readonly string[]): Promise<string> => {
      const { said, complaint } = await runCli(
        ['fleet', 'submit', file, '--seeds', '4,5', ...words, '--database', connectionString],
        { directory },
      )
      return said + complaint
    }
    expect((await submit()).split('\n')).toEqual(
      Array(2).fill(expect.stringMatching(/^trial-\w+\/learn\/[45] submitted$/)),
    )
    expect(await submit('--only', 'plank')).toContain('--only is "plank"; did you mean planks?')
    const worker = await startWorker({ connectionString, learner, concurrency: 2 })
    try {
      const [here, there] = await Promise.all([measure('here.ndjson'), measure('there.ndjson', ...onFleet)])
      expect(there).toBe(here)
    } finally {
      await worker.stop()
    }
    // No worker is left: what is known already comes from the database.
    await measure('again.ndjson', ...onFleet)
    expect(await fleet.runs({ state: 'succeeded' })).toHaveLength(2)
    await fleet.close()
  })
})
