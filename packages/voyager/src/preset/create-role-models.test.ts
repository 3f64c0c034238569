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

test('gives each attempt at a task the temperature of the schedule', async () => {
  const { model, models } = await createRoleModels({
    ...shared,
    roles: { action: { name: 'writer' } },
    temperatures: [0, 0.3, 0.7],
  })
  expect(models.actionByAttempt).toMatchObject([
    { model: 'writer', temperature: 0 },
    { model: 'writer', temperature: 0.3 },
    { model: 'writer', temperature: 0.7 },
  ])
  expect(model).toMatchObject({ temperature: 0 })
})

test('has no schedule where none is asked for', async () => {
  expect((await createRoleModels(shared)).models).not.toHaveProperty('actionByAttempt')
})

test.each([[-0.1], [2.1], [Number.NaN]])('refuses the temperature %s', async (temperature) => {
  await expect(createRoleModels({ ...shared, temperatures: [0, temperature] })).rejects.toThrow(
    'use numbers from 0 to 2.',
  )
})

test('refuses a schedule without an end', async () => {
  const temperatures = Array.from({ length: 51 }, () => 0)
  await expect(createRoleModels({ ...shared, temperatures })).rejects.toThrow('pass at most 50.')
})
