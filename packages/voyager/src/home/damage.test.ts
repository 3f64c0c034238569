import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AgentError, seededRandom, type Random } from '@voyager-mc/core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { repeatableRoles } from '../testing/repeatable-roles.ts'
import { checkHome } from './check-home.ts'
import { openHome } from './open-home.ts'
import { rescueHome } from './rescue-home.ts'

const name = 'curriculum/qa_cache.json'
let folder: string
let whole: string
let damaged: string
let target: string

/** Everything that a run is told by its home. */
async function contentsOf(run: string): Promise<unknown> {
  const home = await openHome(run)
  try {
    const state = await loadRunState(home.runStore)
    const answers = await home.runStore.readDocument(name)
    const records = await Array.fromAsync(home.runStore.readJournal())
    return { state, answers, records: records.length, last: records.at(-1) }
  } finally {
    await home.close()
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damage-'))
  whole = join(folder, 'whole')
  damaged = join(folder, 'damaged')
  target = join(folder, 'rescued')
  const home = await openHome(whole)
  const store = home.runStore
  const roles = repeatableRoles({ state: await loadRunState(store), skillLibrary: fakeSkillLibrary() })
  await createVoyager({ ...roles, store, clock: instantClock() }).learn({ until: tasks(25) }).result
  await store.writeDocument(name, { 'How?': 'So. '.repeat(200) })
  home.database.exec(
    "CREATE TABLE other (text TEXT, size INTEGER AS (length(text))); INSERT INTO other VALUES ('kept'); CREATE INDEX other_text ON other (text)",
  )
  await home.close()
})
beforeEach(() => {
  for (const place of [damaged, target]) rmSync(place, { recursive: true, force: true })
  cpSync(whole, damaged, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Flips a bit of a file of the home, or cuts the file off, at a place that chance chooses. */
function spoil(random: Random): string {
  const files = readdirSync(damaged).filter((file) => !file.endsWith('-owner'))
  // Mostly the database: the note beside it is small.
  const file = random() < 0.9 ? 'home.db' : (files[Math.floor(random() * files.length)] ?? 'home.db')
  const path = join(damaged, file)
  const bytes = readFileSync(path)
  const place = Math.floor(random() * bytes.length)
  if (random() < 0.15) {
    truncateSync(path, place)
    return `${file} cut off at ${place}`
  }
  bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8))
  writeFileSync(path, bytes)
  return `${file} with a flipped bit at ${place}`
}

test('a hundred random faults are told, or have changed nothing', async () => {
  const expected = await contentsOf(whole)
  const random = seededRandom(7)
  let told = 0
  for (let round = 0; round < 100; round += 1) {
    rmSync(damaged, { recursive: true, force: true })
    cpSync(whole, damaged, { recursive: true })
    const fault = spoil(random)
    const found = await contentsOf(damaged).catch((error: unknown) => {
      if (!AgentError.isInstance(error)) throw error
      told += 1
      return expected
    })
    expect(found, fault).toEqual(expected)
  }
  expect(told).toBeGreaterThan(50)
}, 120_000)

test('a whole home has nothing to find, and is rescued whole', async () => {
  expect(await checkHome(damaged)).toEqual([])
  expect(await rescueHome(damaged, { target })).toMatchObject({ lost: [] })
  expect(await contentsOf(target)).toEqual(await contentsOf(whole))
  const home = await openHome(target, { readOnly: true })
  expect(home.database.get('SELECT text FROM other')).toMatchObject({ text: 'kept' })
  expect(
    home.database.get("SELECT name FROM sqlite_schema WHERE tbl_name = 'other' AND type = 'index'"),
  ).toEqual(expect.objectContaining({ name: 'other_text' }))
  await home.close()
  expect(readdirSync(target).filter((file) => file.includes('rescuing'))).toEqual([])
})

test('a rescue that fails half way leaves nothing that could be taken for a run', async () => {
  await change("CREATE TABLE another (text TEXT); INSERT INTO another VALUES ('x')")
  const parse = vi.spyOn(JSON, 'parse').mockImplementation(() => {
    throw new RangeError('out of memory')
  })
  await expect(rescueHome(damaged, { target })).rejects.toThrow('out of memory')
  parse.mockRestore()
  expect(readdirSync(target)).toEqual([])
  expect(await rescueHome(damaged, { target })).toMatchObject({ lost: [] })
})

test('a home that is going on can be checked', async () => {
  const home = await openHome(damaged)
  expect(await checkHome(damaged)).toEqual([])
  await home.close()
})

async function change(sql: string): Promise<void> {
  const home = await openHome(damaged)
  home.database.exec(sql)
  await home.close()
}

test('a record that was changed is found, and the journal goes on from the state kept after it', async () => {
  await change('UPDATE journal SET at_ms = at_ms + 1 WHERE sequence = 20')
  expect(await checkHome(damaged)).toEqual(['record 20 does not match its checksum'])
  const { lost, records } = await rescueHome(damaged, { target })
  expect(lost).toEqual(['record 20 does not match its checksum.'])
  expect(records).toBe(1)
  const home = await openHome(target, { readOnly: true })
  expect((await loadRunState(home.runStore)).completed).toHaveLength(25)
  await home.close()
})

test('without a state after the damage the journal is kept up to it, and the rest is told', async () => {
  await change('DELETE FROM snapshot; DELETE FROM journal WHERE sequence = 20')
  const { lost, records } = await rescueHome(damaged, { target })
  expect(records).toBe(20)
  expect(lost[0]).toBe('record 20 is missing.')
  expect(lost[1]).toMatch(/^The records after 19, up to \d+, are not in the new run\.$/)
})

test('a document that was changed, removed or added is found', async () => {
  await change(`UPDATE document SET value = '{}' WHERE name = '${name}'`)
  expect(await checkHome(damaged)).toEqual([`${name} does not match its checksum`])
  await change(`DELETE FROM document WHERE name = '${name}'`)
  expect(await checkHome(damaged)).toEqual(['a document is missing or was changed'])
  await expect(openHome(damaged)).rejects.toMatchObject({ code: 'run-damaged' })
})

test('the tables of other packages are checked by them', async () => {
  const tables = [() => ['the column at 3, 4 does not match its checksum']]
  expect(await checkHome(damaged, { tables })).toEqual(['the column at 3, 4 does not match its checksum'])
})

test('a place that holds a run is no target', async () => {
  await expect(rescueHome(damaged, { target: whole })).rejects.toThrow('name a place where no run is yet.')
})
