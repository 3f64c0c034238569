import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { checkpointDocuments } from '../stores/checkpoint-documents.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { makeRoles } from '../testing/make-roles.ts'

test('facts are saved without the credentials of URLs', async () => {
  const store = memoryRunStore()
  const facts = { 'base-url': 'http://user:hunter22@127.0.0.1:8080/v1', model: 'gpt-4o', seed: 7 }
  await createVoyager({ ...makeRoles(), store, facts }).learn({ until: tasks(1) }).result
  const config = await store.readDocument(checkpointDocuments.config)
  expect(config).toMatchObject({ 'base-url': 'http://127.0.0.1:8080/v1', model: 'gpt-4o', seed: 7 })
  expect(JSON.stringify(config)).not.toContain('hunter22')
})
