import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { digest } from './digest.ts'
import { migrate, schemaVersion } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { transaction } from './transaction.ts'

let directory: string
let path: string
const opened: Database[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sqlite-'))
  path = join(directory, 'deep', 'skills.db')
})
afterEach(() => {
  for (const database of opened.splice(0)) database.close()
  rmSync(directory, { recursive: true })
})

const tables = ['CREATE TABLE skill (name TEXT PRIMARY KEY, source TEXT) STRICT']
const open: typeof openDatabase = (...place) => {
  const database = openDatabase(...place)
  opened.push(database)
  return database
}
function openSkills(): Database {
  const database = open(path)
  migrate(database, { component: 'skills', migrations: tables })
  return database
}
const insert = 'INSERT INTO skill VALUES (:name, :source)'
const names = (database: Database): unknown[] =>
  database.all('SELECT name FROM skill').map(({ name }) => name)

test('keeps what was written, whatever the kind of value', () => {
  const database = openSkills()
  const bytes = new Uint8Array([0, 255])
  database.exec('CREATE TABLE kind (value ANY)')
  expect(
    [1, -2.5, 'naïve 😀', null, bytes].map((value) => database.run('INSERT INTO kind VALUES (?)', [value])),
  ).toEqual([1, 1, 1, 1, 1])
  const values = [...database.iterate('SELECT value FROM kind')].map(({ value }) => value)
  expect(values).toEqual([1, -2.5, 'naïve 😀', null, bytes])
  expect(database.get("SELECT value FROM kind WHERE value = 'x'")).toBeUndefined()
})

test('gives two loops over one statement their own rows', () => {
  const database = openSkills()
  for (const name of ['a', 'b']) database.run(insert, { name, source: '' })
  const pairs = []
  for (const outer of database.iterate('SELECT name FROM skill'))
    for (const inner of database.iterate('SELECT name FROM skill')) pairs.push([outer['name'], inner['name']])
  expect(pairs).toEqual([
    ['a', 'a'],
    ['a', 'b'],
    ['b', 'a'],
    ['b', 'b'],
  ])
})

test('shows a reader what the writer has committed, and takes no write from it', () => {
  const writer = openSkills()
  const reader = open(path, { readOnly: true })
  writer.run(insert, { name: 'mineLog', source: '' })
  expect(names(reader)).toEqual(['mineLog'])
  expect(() => reader.run(insert, { name: 'x', source: '' })).toThrow(
    expect.objectContaining({ code: 'database', problem: 'read-only' }),
  )
})

test('takes back everything of a transaction that fails', () => {
  const database = openSkills()
  const failing = (): void => {
    transaction(database, () => {
      database.run(insert, { name: 'a', source: '' })
      throw new RangeError('no')
    })
  }
  expect(failing).toThrow(RangeError)
  expect(names(database)).toEqual([])
  expect(database.isInTransaction).toBe(false)
})

test('lets an inner transaction fail alone', () => {
  const database = openSkills()
  const value = transaction(database, () => {
    database.run(insert, { name: 'outer', source: '' })
    expect(() =>
      transaction(database, () => {
        database.run(insert, { name: 'inner', source: '' })
        database.run(insert, { name: 'inner', source: '' })
      }),
    ).toThrow('UNIQUE')
    return 7
  })
  expect([value, names(database)]).toEqual([7, ['outer']])
})

test('refuses a body that goes on after its transaction', () => {
  const database = openSkills()
  expect(() =>
    transaction(database, async () => {
      database.run(insert, { name: 'late', source: '' })
    }),
  ).toThrow('body is "asynchronous"; pass a function that does all its work at once.')
  expect(names(database)).toEqual([])
})

test('makes the tables of several components once, and of a longer list the rest', () => {
  const database = openSkills()
  migrate(database, { component: 'world', migrations: ['CREATE TABLE world_column (x INTEGER)'] })
  migrate(database, {
    component: 'skills',
    migrations: [...tables, 'ALTER TABLE skill ADD COLUMN task TEXT'],
  })
  migrate(database, {
    component: 'skills',
    migrations: [...tables, 'ALTER TABLE skill ADD COLUMN task TEXT'],
  })
  expect([schemaVersion(database, 'skills'), schemaVersion(database, 'world')]).toEqual([2, 1])
  expect(schemaVersion(database, 'run')).toBe(0)
})

test('makes all tables of a new schema or none', () => {
  const database = openSkills()
  expect(() =>
    migrate(database, { component: 'world', migrations: ['CREATE TABLE a (x)', 'CREATE TABLE nonsense'] }),
  ).toThrow('incomplete input')
  expect(database.all("SELECT name FROM sqlite_schema WHERE name = 'a'")).toEqual([])
})

test('refuses a schema from the future, and one it may not bring up to date', () => {
  openSkills().close()
  const reader = open(path, { readOnly: true })
  expect(() => migrate(reader, { component: 'skills', migrations: [] })).toThrow(
    `${path} was written by a newer version (skills has schema 1, known is 0); use that version to open it.`,
  )
  expect(() => migrate(reader, { component: 'skills', migrations: [...tables, 'SELECT 1'] })).toThrow(
    `${path} was written by an older version (skills has schema 1, known is 2); open it once for writing.`,
  )
})

test.each([
  ['text', (file: string) => writeFileSync(file, 'no database '.repeat(500)), 'not-a-database'],
  ['half a header', (file: string) => truncateSync(file, 50), 'damaged'],
  ['a missing end', (file: string) => truncateSync(file, 4096), 'damaged'],
])('tells %s from a database', (_name, spoil, problem) => {
  openSkills().close()
  spoil(path)
  expect(() => names(open(path))).toThrow(expect.objectContaining({ code: 'database', problem, path }))
})

test('calls a table that has vanished damage', () => {
  const database = openSkills()
  database.exec('DROP TABLE skill')
  expect(() => names(database)).toThrow(expect.objectContaining({ problem: 'damaged' }))
})

test('says that the disk is full, and keeps what was committed', () => {
  const database = openSkills()
  database.run(insert, { name: 'kept', source: '' })
  database.exec('PRAGMA max_page_count = 6')
  const fill = (): void => {
    transaction(database, () => database.run(insert, { name: 'large', source: 'x'.repeat(100_000) }))
  }
  expect(fill).toThrow(`${path} cannot be written: the disk is full; free some space and try again.`)
  expect(names(database)).toEqual(['kept'])
})

test('gives up on a writer that does not end', () => {
  openSkills().exec('BEGIN IMMEDIATE')
  const other = open(path, { busyTimeoutMs: 1 })
  expect(() => transaction(other, () => undefined)).toThrow(expect.objectContaining({ problem: 'busy' }))
})

test('names a file that is absent, a directory that cannot be, and a database that was closed', () => {
  expect(() => open(path, { readOnly: true })).toThrow(`${path} does not exist; check the path.`)
  writeFileSync(join(directory, 'file'), '')
  expect(() => open(join(directory, 'file', 'skills.db'))).toThrow(
    expect.objectContaining({ problem: 'unreadable' }),
  )
  const database = openSkills()
  database.close()
  database.close()
  expect(() => names(database)).toThrow(`${path} is closed; open it again.`)
})

test('has one checksum per list of values', () => {
  const lists = [
    ['a', 'b'],
    ['ab', ''],
    ['a', null, 'b'],
    [1, 'b'],
    ['1', 'b'],
    [new Uint8Array([97]), 'b'],
  ]
  expect(new Set(lists.map((values) => Buffer.from(digest(values)).toString('hex'))).size).toBe(lists.length)
  expect(digest([1n, 'b'])).toEqual(digest([1, 'b']))
})
