import { expect, test } from 'vitest'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { postgresRunStore } from './postgres-run-store.ts'
import { holdRun } from './run-fence.ts'

/** A database that is out of reach at its first statements; it answers all others with the rows. */
function unsteadyDatabase({ failures, row }: { readonly failures: number; readonly row: object }) {
  const statements: string[] = []
  const query = async (text: string) => {
    statements.push(text)
    if (statements.length <= failures) throw new Error('No server answers.')
    return [row]
  }
  const database: FleetDatabase = {
    place: 'fleet',
    schema: 'voyager',
    schemaName: 'voyager',
    // Every statement here asks for the columns of this row, or for nothing.
    query: query as Query,
    transaction: (work) => work(query as Query),
    listen: async () => async () => undefined,
    close: async () => undefined,
  }
  return { database, statements }
}

test('a run that could not be taken is taken by the next call, and then once', async () => {
  const { database, statements } = unsteadyDatabase({ failures: 1, row: { attempt: 4 } })
  const hold = holdRun(database, { run: 'one' })
  await expect(hold()).rejects.toThrow('No server answers.')
  expect(await hold()).toEqual({ run: 'one', attempt: 4 })
  await hold()
  expect(statements).toHaveLength(2)
})

test('a right that is given is not taken again', async () => {
  const { database, statements } = unsteadyDatabase({ failures: 0, row: {} })
  const fence = { run: 'one', attempt: 7 }
  expect(await holdRun(database, { run: 'one', fence })()).toEqual(fence)
  expect(statements).toEqual([])
})

test('a store of a run writes once the database is back', async () => {
  const { database } = unsteadyDatabase({ failures: 1, row: { attempt: 1 } })
  const store = postgresRunStore(database, { run: 'one' })
  await expect(store.writeDocument('plan.json', {})).rejects.toThrow('No server answers.')
  await expect(store.writeDocument('plan.json', {})).resolves.toBeUndefined()
})
