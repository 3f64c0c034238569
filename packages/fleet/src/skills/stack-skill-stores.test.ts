import { createSkillLibrary, memorySkillStore, type SkillStore } from '@voyager-mc/skill-library'
import { testSkillStore } from '@voyager-mc/skill-library/testing'
import { InvalidArgumentError } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { stackSkillStores } from './stack-skill-stores.ts'

describe('a stack of one store is a store', () =>
  testSkillStore(
    () => {
      const store = memorySkillStore()
      return () => stackSkillStores({ stores: [store, memorySkillStore()] })
    },
    { test, expect },
  ))

const program = (name: string, text = ''): { readonly name: string; readonly source: string } => ({
  name,
  source: `async function ${name}(bot) { ${text} }`,
})

async function withSkill(name: string): Promise<SkillStore> {
  const store = memorySkillStore()
  await createSkillLibrary({ store }).add(program(name), { name: `Do ${name}` })
  return store
}

test('skills of all layers are found, and new ones are kept in the upper one', async () => {
  const shared = await withSkill('mineLogs')
  const mine = memorySkillStore()
  const library = createSkillLibrary({ store: stackSkillStores({ stores: [mine, shared] }) })
  await library.add(program('craftPlanks'), { name: 'Craft planks' })
  expect((await library.records()).map(({ name }) => name).sort()).toEqual(['craftPlanks', 'mineLogs'])
  expect((await mine.read()).records.map(({ name }) => name)).toEqual(['craftPlanks'])
  expect((await shared.read()).records.map(({ name }) => name)).toEqual(['mineLogs'])
})

test('a better version of a shared skill, and the count of its uses, stay in the private layer', async () => {
  const shared = await withSkill('mineLogs')
  const before = (await shared.read()).records
  const mine = memorySkillStore()
  const open = () => createSkillLibrary({ store: stackSkillStores({ stores: [mine, shared] }) })
  const library = open()
  await library.recordUse('mineLogs', 'succeeded')
  await library.add(program('mineLogs', 'await bot.dig()'), { name: 'Do mineLogs' })
  expect((await shared.read()).records).toEqual(before)
  const versions = await open().versions('mineLogs')
  expect(versions.map(({ version, status }) => [version, status])).toEqual([
    [1, 'superseded'],
    [2, 'active'],
  ])
  expect(versions[0]?.use.successes).toBe(1)
})

test('what others save below is seen', async () => {
  const shared = memorySkillStore()
  const library = createSkillLibrary({ store: stackSkillStores({ stores: [memorySkillStore(), shared] }) })
  expect(await library.records()).toEqual([])
  await createSkillLibrary({ store: shared }).add(program('mineLogs'), { name: 'Mine logs' })
  expect((await library.records()).map(({ name }) => name)).toEqual(['mineLogs'])
})

test('a lower layer can be the one that is written', async () => {
  const [mine, shared] = [memorySkillStore(), memorySkillStore()]
  const library = createSkillLibrary({ store: stackSkillStores({ stores: [mine, shared], writes: 1 }) })
  await library.add(program('mineLogs'), { name: 'Mine logs' })
  expect((await mine.read()).records).toEqual([])
  expect((await shared.read()).records.length).toBe(1)
})

test('a stack whose written layer is only read is only read', async () => {
  const store = { ...memorySkillStore(), readOnly: true }
  expect(stackSkillStores({ stores: [store] }).readOnly).toBe(true)
})

test('a place that is none is refused', () => {
  expect(() => stackSkillStores({ stores: [], writes: 0 })).toThrow(InvalidArgumentError)
})
