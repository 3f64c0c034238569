import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeObservation } from '@voyager-mc/core/testing'
import { createSkillLibrary, sqliteSkillStore, type ManagedSkillLibrary } from '@voyager-mc/skill-library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import { openHome, type Home } from './open-home.ts'

let directory: string
let home: Home
let library: ManagedSkillLibrary
let sequence: number
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'learned-'))
  home = await openHome(directory)
  const { database, commitWith } = home
  library = createSkillLibrary({ store: sqliteSkillStore(database, { commitWith }) })
  sequence = 0
})
afterEach(async () => {
  await library.close()
  await home.close()
  rmSync(directory, { recursive: true })
})

const append = (event: VoyagerEvent): Promise<void> =>
  home.runStore.append({ sequence: sequence++, atMs: 0, event })

const begin = (): Promise<void> =>
  append({ type: 'run-start', mode: 'learn', resumed: false, observation: makeObservation() })

const program = (name: string): { name: string; source: string } => ({
  name,
  source: `async function ${name}(bot) {\n  bot.chat('${name}')\n}`,
})
const learn = (name: string): Promise<unknown> => library.add(program(name), { name: `Learn ${name}` })
const tell = (name: string): Promise<void> => append({ type: 'skill-add', name, version: 1, task: '' })

/** Names and uses of the skills that somebody finds who comes after a kill. */
async function kept(): Promise<readonly string[]> {
  const store = sqliteSkillStore(join(directory, 'home.db'), { access: 'read' })
  const { records, problems } = await store.read()
  await store.close()
  expect(problems).toEqual([])
  return records.map(({ name, version, use }) => `${name}@${version} ${use.successes}`)
}

test('what a run learns is kept with the record that says so, or not at all', async () => {
  await begin()
  await learn('mineLog')
  expect(await kept()).toEqual([])
  expect((await library.list()).map(({ name }) => name)).toEqual(['mineLog'])
  await tell('mineLog')
  expect(await kept()).toEqual(['mineLog@1 0'])
})

test('uses are counted once, with the record of their attempt', async () => {
  await learn('mineLog')
  await begin()
  const source = `async function go(bot) {\n  await mineLog(bot)\n}`
  await library.recordUses({ name: 'go', source }, 'succeeded')
  await learn('digDown')
  expect(await kept()).toEqual(['mineLog@1 0'])
  await append({
    type: 'attempt-end',
    task: { name: 'Go' },
    attempt: 1,
    status: 'succeeded',
    durationMs: 1,
  })
  expect(await kept()).toEqual(['mineLog@1 1', 'digDown@1 0'])
})

test('a record that is refused takes what was learned back, and brings it when it is repeated', async () => {
  await begin()
  await learn('mineLog')
  home.database.exec('PRAGMA query_only = ON')
  await expect(tell('mineLog')).rejects.toThrow('cannot be written')
  expect(await kept()).toEqual([])
  home.database.exec('PRAGMA query_only = OFF')
  sequence -= 1
  await tell('mineLog')
  expect(await kept()).toEqual(['mineLog@1 0'])
})

test('no run is waited for that does not go on', async () => {
  await learn('before')
  expect(await kept()).toEqual(['before@1 0'])
  await begin()
  await append({ type: 'run-end', mode: 'learn', reason: 'done', detail: '' })
  await learn('after')
  expect(await kept()).toEqual(['before@1 0', 'after@1 0'])
})

test('a home that is closed before the record keeps what was learned', async () => {
  await begin()
  await learn('mineLog')
  await library.close()
  await home.close()
  expect(await kept()).toEqual(['mineLog@1 0'])
})

test('skills that others save in between are kept, too', async () => {
  await begin()
  await learn('mineLog')
  const others = createSkillLibrary({ store: sqliteSkillStore(join(directory, 'home.db')) })
  await others.add(program('digDown'), { name: 'Dig down' })
  await others.close()
  await tell('mineLog')
  expect(await kept()).toEqual(['digDown@1 0', 'mineLog@1 0'])
  await learn('swim')
  expect((await library.list()).map(({ name }) => name).toSorted()).toEqual(['digDown', 'mineLog', 'swim'])
  await tell('swim')
  expect(await kept()).toEqual(['digDown@1 0', 'mineLog@1 0', 'swim@1 0'])
})

test('copies for reading are written after the commit', async () => {
  const copy = join(directory, 'skills', 'mineLog.js')
  await begin()
  await learn('mineLog')
  expect(existsSync(copy)).toBe(false)
  await tell('mineLog')
  await library.list()
  expect(existsSync(copy)).toBe(true)
})
