import { expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { betterVersion } from './better-version.ts'
import type { SkillRecord } from './skill-record.ts'

const task = { name: 'Mine 1 wood log' }

const learn = (library: ManagedSkillLibrary, text: string, ticks: number) =>
  library.add({ name: 'mine', source: `async function mine(bot) { bot.chat("${text}") }` }, task, {
    provenance: { ticks },
  })

const use = async (library: ManagedSkillLibrary, outcomes: string): Promise<void> => {
  for (const outcome of outcomes) await library.recordUse('mine', outcome === '+' ? 'succeeded' : 'failed')
}

const inUse = async (library: ManagedSkillLibrary): Promise<number | undefined> =>
  (await library.records())[0]?.version

test('brings the former version back when the new variant has the worse record, and keeps the variant', async () => {
  const notices: string[] = []
  const library = createSkillLibrary({ onNotice: ({ message }) => notices.push(message) })
  await learn(library, 'sure', 400)
  await use(library, '+++++')
  await learn(library, 'quick but unsure', 100)
  await use(library, '+-+')
  expect(await inUse(library)).toBe(2)
  await use(library, '-')
  expect(await inUse(library)).toBe(1)
  const reason = 'It succeeded 2 times in 4 uses, and version 1 5 times in 5.'
  expect((await library.versions('mine')).at(-1)).toMatchObject({
    status: 'superseded',
    statusReason: reason,
    use: { successes: 2, failures: 2 },
  })
  expect(notices).toEqual([`Version 1 of the skill mine is in use again; ${reason}`])
})

test('keeps the new variant while its record is as good, or too short to say', async () => {
  const library = createSkillLibrary()
  await learn(library, 'first', 400)
  await use(library, '++++')
  await learn(library, 'second', 100)
  await use(library, '-++')
  expect(await inUse(library)).toBe(2)
  await use(library, '+++++++')
  expect(await inUse(library)).toBe(2)
})

test('brings a former version back in place of one that would be quarantined', async () => {
  const library = createSkillLibrary()
  await learn(library, 'first', 400)
  await use(library, '++++')
  await learn(library, 'second', 100)
  await use(library, '+----')
  expect(await library.records()).toMatchObject([{ version: 1, status: 'active' }])
})

test('lets a slower variant take the place of one that fails more often than it succeeds', async () => {
  const library = createSkillLibrary()
  await learn(library, 'quick', 100)
  await use(library, '--+')
  await learn(library, 'slow', 400)
  expect(await inUse(library)).toBe(2)
})

test('never brings back a version that its replay refused', async () => {
  const library = createSkillLibrary()
  await learn(library, 'first', 400)
  await use(library, '++++')
  await learn(library, 'second', 100)
  await use(library, '++--')
  const [first, second] = await library.versions('mine')
  const records: readonly SkillRecord[] = first === undefined ? [] : [first]
  const worse = second && { ...second, status: 'active' as const, use: { ...second.use, failures: 9 } }
  const former = records.map((record) => ({ ...record, status: 'superseded' as const }))
  expect(worse && betterVersion(worse, former)?.version).toBe(1)
  const refused = former.map((record) => ({
    ...record,
    promotion: { status: 'failed' as const, detail: 'No log.' },
  }))
  expect(worse && betterVersion(worse, refused)).toBeUndefined()
})
