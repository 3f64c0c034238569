import { expect, test } from 'vitest'
import { createRoleModels } from './create-role-models.ts'

const shared = { name: 'large', baseUrl: 'http://127.0.0.1:1/v1' }

test('makes the curriculum a little warmer than the other roles', async () => {
  const { model, models } = await createRoleModels(shared)
  expect([model, models.curriculum]).toMatchObject([{ temperature: 0 }, { temperature: 0.1 }])
})

test('keeps a temperature that was asked for', async () => {
  const { models } = await createRoleModels({ ...shared, temperature: 0.7 })
  expect(models.curriculum).toMatchObject({ temperature: 0.7 })
})

test('gives a role its own model, patience and tries', async () => {
  const roles = { questions: { name: 'small', timeoutMs: 5000 } }
  const { models } = await createRoleModels({ ...shared, roles })
  expect(models.questions).toMatchObject({ model: 'small', timeout: 5000, caller: { maxRetries: 0 } })
})
