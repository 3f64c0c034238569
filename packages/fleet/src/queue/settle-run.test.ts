import { expect, test } from 'vitest'
import type { Query } from '../database/fleet-database.ts'
import { noteFailure } from './settle-run.ts'

test('a failure whose words hold what PostgreSQL refuses is noted without it', async () => {
  const sent: (readonly unknown[])[] = []
  const query = async (_text: string, values: readonly unknown[] = []) => {
    sent.push(values)
    return [{}]
  }
  // No row of these statements is read.
  const database = { query: query as Query, schema: 'voyager' }
  const fence = { run: 'one', attempt: 2 }
  await noteFailure(database, { fence, error: 'Kicked: \0no\0', state: 'queued' })
  expect(sent).toEqual([['one', 2, 'Kicked: no']])
})
