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

const atProvider = { name: 'openai:gpt-4o', apiKey: 'none' }

test('lets a smaller model of the provider answer questions and describe skills, with the model behind it', async () => {
  const { model, models } = await createRoleModels(atProvider)
  const expected = { runnable: { model: 'gpt-4o-mini' }, fallbacks: [{ model: 'gpt-4o' }] }
  expect(models).toMatchObject({ questions: expected, descriptions: expected })
  expect(model).toMatchObject({ model: 'gpt-4o' })
  expect(Object.keys(models).toSorted()).toEqual(['curriculum', 'descriptions', 'questions'])
})

test.each([
  ['it is switched off', { ...atProvider, smallForChores: false }],
  ['the endpoint is one of its own', { name: 'gpt-4o', baseUrl: shared.baseUrl }],
  ['no smaller one is known', { ...atProvider, name: 'openai:gpt-4o-mini' }],
])('has one model for all roles where %s', async (_why, options) => {
  expect(Object.keys((await createRoleModels(options)).models)).toEqual(['curriculum'])
})

test('keeps the model that is named for a chore, and other options of it', async () => {
  const roles = { questions: { name: 'openai:gpt-4.1' }, descriptions: { timeoutMs: 77 } }
  const { models } = await createRoleModels({ ...atProvider, roles })
  expect(models.questions).toMatchObject({ model: 'gpt-4.1' })
  expect(models.descriptions).toMatchObject({ runnable: { model: 'gpt-4o-mini', timeout: 77 } })
})
