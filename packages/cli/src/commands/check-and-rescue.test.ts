import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@voyager-mc/core/sqlite'
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'
import { createVoyager, tasks } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { makeRoles } from '@voyager-mc/voyager/testing'
import { sqliteWorldStore } from '@voyager-mc/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli, type CliOutcome } from '../testing/run-cli.ts'

const sound = ['pages', 'sequence', 'hashes', 'documents', 'skills', 'world'].map((name) => `${name}: sound`)
let directory: string
let place: string
let target: string

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'check-'))
  place = join(directory, 'run')
  target = join(directory, 'rescued')
  const home = await openHome(place)
  const store = sqliteSkillStore(home.database, { mirror: false })
  const skillLibrary = createSkillLibrary({ store })
  await createVoyager({ ...makeRoles({ skillLibrary }), store: home.runStore }).learn({ until: tasks(2) })
    .result
  await home.runStore.writeDocument('curriculum/qa_cache.json', { 'How?': 'So.' })
  const column = { dimension: 'overworld', chunkX: 3, chunkZ: 4, bytes: new Uint8Array(50) } as const
  sqliteWorldStore(home.database).commitNow({ meta: {}, columns: [column], players: {}, mechanics: {} })
  await skillLibrary.close()
  await home.close()
})
afterEach(() => rmSync(directory, { recursive: true }))

const run = (...words: readonly string[]): Promise<CliOutcome> => runCli(words, { directory })

async function change(sql: string): Promise<void> {
  const home = await openHome(place)
  home.database.exec(sql)
  await home.close()
}

test('a sound run has a line for each part', async () => {
  expect(await run('check', place)).toEqual({ code: 0, said: sound.join('\n'), complaint: '' })
})

test.each([
  ['hashes', 'UPDATE journal SET at_ms = at_ms + 1 WHERE sequence = 2', 'record 2 does not match'],
  ['documents', "UPDATE document SET value = '{}'", 'curriculum/qa_cache.json does not match'],
  ['skills', 'DELETE FROM skill', 'skill'],
  ['world', 'UPDATE world_column SET sum = sum + 1', 'overworld at chunk 3, 4 is damaged'],
])('damage of the %s is named', async (part, sql, words) => {
  await change(sql)
  const { code, said } = await run('check', place)
  const line = said.split('\n').find((text) => text.startsWith(`${part}: `))
  expect(code).toBe(1)
  expect(line).toContain(words)
})

test('pages that were overwritten are named', async () => {
  const path = join(place, 'home.db')
  const bytes = readFileSync(path)
  for (let at = 4096; at < bytes.length; at += 7) bytes[at] = (bytes[at] ?? 0) ^ 255
  writeFileSync(path, bytes)
  const { code, said } = await run('check', place)
  expect(code).toBe(1)
  expect(said).toMatch(/^pages: (?!sound)/)
  bytes.fill(0, 0, 100)
  writeFileSync(path, bytes)
  expect(await run('check', place)).toMatchObject({
    code: 1,
    said: expect.stringContaining('not a database'),
  })
})

test('a rescue of a sound run saves its skills and its world, too', async () => {
  const { code, said } = await run('rescue', place, target)
  expect(code).toBe(0)
  expect(said).toContain(`2 attempts to ${target}.\nNothing was lost.\n${sound.join('\n')}`)
  const home = await openHome(target, { readOnly: true })
  expect(home.database.get('SELECT count(*) AS count FROM skill')).not.toMatchObject({ count: 0 })
  await home.close()
})

test('a rescue says what was lost, and leaves a sound run', async () => {
  await change('DELETE FROM snapshot; DELETE FROM journal WHERE sequence = 2')
  const { code, said } = await run('rescue', place, target)
  expect(said).toContain('Saved 2 records')
  expect(said).toContain('Lost:\nrecord 2 is missing.\nThe records after 1')
  expect({ code, checked: (await run('check', target)).said }).toEqual({ code: 0, checked: sound.join('\n') })
})

test('a target that is in use is refused', async () => {
  expect(await run('rescue', place, place)).toMatchObject({
    code: 2,
    complaint: `TARGET is "${place}"; name a directory that is empty or not there yet.`,
  })
})

test('a place that is no run is refused', async () => {
  const none = join(directory, 'none')
  const outcome = { code: 2, complaint: `RUN is "${none}"; name a directory that holds a run.` }
  expect(await run('check', none)).toMatchObject(outcome)
  expect(await run('rescue', none, target)).toMatchObject(outcome)
})

test('a database of another program is refused', async () => {
  const path = join(directory, 'other.db')
  const database = openDatabase(path)
  database.exec('CREATE TABLE other (text TEXT)')
  database.close()
  const { code, complaint } = await run('check', path)
  expect(code).toBe(2)
  expect(complaint).toContain('a database of another program')
})
