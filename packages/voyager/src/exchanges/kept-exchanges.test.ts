import { FakeListChatModel } from '@langchain/core/utils/testing'
import { openDatabase } from '@voyager-mc/core/sqlite'
import { createCritic } from '@voyager-mc/critic'
import { expect, onTestFinished, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { makeRoles } from '../testing/make-roles.ts'
import { readExchange, sqliteExchangeStore } from './sqlite-exchange-store.ts'

const verdict = JSON.stringify({ reasoning: 'It is held.', success: true, critique: '' })

test('the event of a call names its prompt and reply, which are kept', async () => {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  const store = memoryRunStore()
  const critic = createCritic({ model: new FakeListChatModel({ responses: [verdict] }) })
  const exchanges = sqliteExchangeStore(database)
  await createVoyager({ ...makeRoles(), critic, store, exchanges }).learn({ until: tasks(1) }).result
  const events = (await Array.fromAsync(store.readJournal())).map(({ event }) => event)
  const [use] = events.flatMap((event) => (event.type === 'model-use' ? [event] : []))
  const kept = readExchange(database, use?.exchange ?? -1)
  expect(kept?.messages.map(({ role }) => role)).toEqual(['system', 'human'])
  expect(kept?.messages[1]?.text).toContain('Task:')
  expect(kept?.reply).toBe(verdict)
})

test('a run that keeps no texts names none', async () => {
  const store = memoryRunStore()
  const critic = createCritic({ model: new FakeListChatModel({ responses: [verdict] }) })
  await createVoyager({ ...makeRoles(), critic, store }).learn({ until: tasks(1) }).result
  for await (const { event } of store.readJournal())
    if (event.type === 'model-use') expect(event.exchange).toBeUndefined()
})
