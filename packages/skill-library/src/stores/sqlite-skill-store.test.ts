import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, transaction } from '@voyager-mc/core/sqlite'
import { expect, test } from 'vitest'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testSkillStore } from '../testing/test-skill-store.ts'
import { openSkillDatabase } from './open-skill-database.ts'
import { sqliteSkillStore } from './sqlite-skill-store.ts'

const runner = { test, expect }
testSkillStore(async () => {
  const path = join(await temporaryFolder(), 'deep', 'skills.db')
  return () => sqliteSkillStore(path)
}, runner)

const record = makeSkillRecordForTest()

test('shares a database that is open, and leaves it open', async () => {
  const path = join(await temporaryFolder(), 'run.db')
  const database = openDatabase(path)
  database.exec('CREATE TABLE journal (line TEXT)')
  const store = sqliteSkillStore(database)
  await store.save([record], await store.read())
  await store.close()
  expect(database.get('SELECT name, version FROM skill')).toEqual({ name: record.name, version: 1 })
  database.close()
  const again = sqliteSkillStore(path)
  expect((await again.read()).records).toEqual([record])
  await again.close()
})

test('knows nothing of a save that an outer transaction took back', async () => {
  const database = openDatabase(join(await temporaryFolder(), 'run.db'))
  const store = sqliteSkillStore(database, { mirror: false })
  const before = await store.read()
  database.exec('BEGIN')
  expect((await store.save([record], before)).status).toBe('saved')
  database.exec('ROLLBACK')
  expect((await store.save([record], { revision: 1 })).status).toBe('behind')
  const after = await store.read({ since: 1 })
  expect(after).toEqual({ records: [], revision: 0, problems: [] })
  expect((await store.save([record], after)).status).toBe('saved')
  expect((await store.read()).problems).toEqual([])
  database.close()
})

test('keeps all records of a save or none', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  const store = sqliteSkillStore(path, { mirror: false })
  await store.save([record], await store.read())
  const database = openDatabase(path)
  database.exec(
    "CREATE TRIGGER full BEFORE INSERT ON skill WHEN NEW.record LIKE '%second%' BEGIN SELECT RAISE(ABORT, 'full'); END",
  )
  const others = ['first', 'second'].map((name) => makeSkillRecordForTest({ name }))
  await expect(store.save(others, await store.read())).rejects.toThrow(/full/)
  const after = await store.read({ since: 1 })
  expect(after).toMatchObject({ revision: 1, problems: [] })
  database.exec('DROP TRIGGER full')
  expect((await store.save(others, after)).status).toBe('saved')
  expect((await store.read()).records).toEqual([record, ...others])
  expect((await store.read()).problems).toEqual([])
  database.close()
  await store.close()
})

test('waits for a writer that is soon done, and gives up on one that is not', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  const other = openDatabase(path)
  let nowMs = 0
  const pauses: number[] = []
  const clock = {
    now: () => nowMs,
    sleep: async (durationMs: number) => {
      nowMs += durationMs
      pauses.push(durationMs)
      if (pauses.length === 3) other.exec('COMMIT')
    },
  }
  const store = sqliteSkillStore(path, { mirror: false, clock })
  const before = await store.read()
  other.exec('BEGIN IMMEDIATE')
  expect((await store.save([record], before)).status).toBe('saved')
  expect(pauses).toEqual([20, 20, 20])
  other.exec('BEGIN IMMEDIATE')
  nowMs = 0
  const hanging = sqliteSkillStore(path, {
    mirror: false,
    clock: { ...clock, sleep: async () => void (nowMs += 6000) },
  })
  await expect(hanging.save([record], await hanging.read())).rejects.toThrow(/being written by somebody else/)
  other.close()
  await hanging.close()
  await store.close()
})

test('writes nothing when it is open for reading', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  await expect(sqliteSkillStore(path, { access: 'read' }).read()).rejects.toThrow(/does not exist/)
  const writer = sqliteSkillStore(path)
  await writer.save([record], await writer.read())
  const reader = sqliteSkillStore(path, { access: 'read' })
  expect((await reader.read()).records).toEqual([record])
  await expect(reader.save([record], { revision: 1 })).rejects.toThrow(/open for reading; open it with/)
  await reader.close()
  await writer.close()
})

test('names the remedy for a folder', async () => {
  const directory = await temporaryFolder()
  await mkdir(join(directory, 'code'))
  await expect(sqliteSkillStore(directory).read()).rejects.toThrow(
    `${directory} is a folder; pass a file such as ${join(directory, 'skills.db')}, and import the skills of the folder with voyager skills import.`,
  )
})

test.each([
  ['process', 1],
  ['power', 2],
] as const)('flushes as much as %s asks for', async (durability, synchronous) => {
  const path = join(await temporaryFolder(), 'skills.db')
  const { database, release } = openSkillDatabase(path, { durability })
  expect(database.get('PRAGMA synchronous')).toEqual({ synchronous })
  release()
})

test('refuses a file that is no database', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  await writeFile(path, 'text '.repeat(1000))
  await expect(sqliteSkillStore(path).read()).rejects.toThrow(/is not a database/)
})

test('refuses the tables of a newer version', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  const store = sqliteSkillStore(path)
  await store.read()
  await store.close()
  const database = openDatabase(path)
  database.exec('UPDATE schema_component SET version = 9')
  database.close()
  await expect(sqliteSkillStore(path).read()).rejects.toThrow(/was written by a newer version/)
})

test('tells a skill whose source was changed in the file, and does not write to the file any more', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  const store = sqliteSkillStore(path, { mirror: false })
  const other = makeSkillRecordForTest({ name: 'craftSticks', source: 'function craftSticks() {}' })
  await store.save([record, other], await store.read())
  await store.close()
  const database = openDatabase(path)
  transaction(database, () =>
    database.exec(
      `UPDATE skill SET record = replace(record, '"oak_log\\", 1', '"oak_log\\", 64') WHERE sequence = 1`,
    ),
  )
  expect(database.get("SELECT count(*) AS n FROM skill WHERE record LIKE '%64%'")).toEqual({ n: 1 })
  database.close()
  const again = sqliteSkillStore(path, { mirror: false })
  const { records, problems, revision } = await again.read()
  expect(records).toEqual([other])
  expect(problems).toEqual([
    { type: 'record-damaged', message: `Skill 1 of ${path} is left out: it is not what was written.` },
  ])
  await expect(again.save([other], { revision })).rejects.toThrow(
    `${path} is damaged and is not written to (Skill 1 of ${path} is left out: it is not what was written); save what is left with voyager skills export.`,
  )
  await again.close()
})

test('tells that a skill is missing', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  const store = sqliteSkillStore(path, { mirror: false })
  await store.save([record], await store.read())
  const database = openDatabase(path)
  database.exec('DELETE FROM skill')
  database.close()
  await store.close()
  expect((await store.read()).problems).toEqual([
    {
      type: 'library-damaged',
      message: `${path} holds other skills than it says it does, so some are missing; restore a copy of the file.`,
    },
  ])
  await store.close()
})

test('tells damage once, however often it is read', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  const store = sqliteSkillStore(path, { mirror: false })
  await store.save([record], await store.read())
  const database = openDatabase(path)
  database.exec('DELETE FROM skill')
  const told = []
  for (let round = 0; round < 3; round += 1) {
    told.push(...(await store.read({ since: round === 0 ? 0 : 1 })).problems)
    database.exec(`CREATE TABLE other${round} (x)`)
  }
  expect(told.map(({ type }) => type)).toEqual(['library-damaged'])
  database.close()
  await store.close()
})
