import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandomSource, randomInteger } from '../context/random-source.ts'
import { DamagedColumnError } from '../errors/damaged-column-error.ts'
import { WorldError } from '../errors/world-error.ts'
import { WorldStorageError } from '../errors/world-storage-error.ts'
import type { KeptWorld } from '../storage/world-store.ts'
import { openWorldDatabase } from './open-world-database.ts'
import { sqliteWorldStore } from './sqlite-world-store.ts'

const directory = mkdtempSync(join(tmpdir(), 'world-damage-'))
const path = join(directory, 'world.sqlite')
const random = createRandomSource(5)
const pick = (maximum: number): number => randomInteger(random, { minimum: 0, maximum })

const world: KeptWorld = {
  meta: { tick: 1234 },
  columns: Array.from({ length: 300 }, (_, index) => ({
    dimension: index % 3 === 0 ? 'the_nether' : 'overworld',
    chunkX: index,
    chunkZ: -index,
    bytes: Uint8Array.from({ length: 40 + pick(200) }, () => pick(255)),
  })),
  players: { Ada: { health: 20 }, Bob: { health: 3 } },
  mechanics: { chests: Array.from({ length: 60 }, (_, slot) => ({ slot, name: 'cobblestone', count: 64 })) },
}

let sound: Buffer
let expected: KeptWorld | undefined
beforeAll(() => {
  write((store) => store.commitNow(world))
  sound = readFileSync(path)
  expected = read()
})
afterAll(() => rmSync(directory, { recursive: true }))

function write(action: (store: ReturnType<typeof sqliteWorldStore>) => void): void {
  const store = sqliteWorldStore(path)
  action(store)
  void store.close()
}

function read(): KeptWorld | undefined {
  const store = sqliteWorldStore(path)
  try {
    return store.loadNow()
  } finally {
    void store.close()
  }
}

/** What reading a file with these bytes leads to. */
function outcomeOf(bytes: Uint8Array): 'told' | 'sound' | 'silent' {
  writeFileSync(path, bytes)
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true })
  try {
    expect(read()).toEqual(expected)
    return 'sound'
  } catch (error) {
    return WorldError.isInstance(error) ? 'told' : 'silent'
  }
}

test('five hundred flipped bits change nothing silently', () => {
  const outcomes = Array.from({ length: 500 }, () => {
    const bytes = Buffer.from(sound)
    const place = pick(bytes.length - 1)
    bytes[place] = (bytes[place] ?? 0) ^ (1 << pick(7))
    return outcomeOf(bytes)
  })
  expect(outcomes.filter((outcome) => outcome === 'silent')).toEqual([])
  expect(outcomes.filter((outcome) => outcome === 'told').length).toBeGreaterThan(300)
})

test('a file that was cut is told, wherever it was cut', () => {
  const outcomes = Array.from({ length: 200 }, () => outcomeOf(sound.subarray(0, pick(sound.length - 1))))
  expect(outcomes.filter((outcome) => outcome === 'silent')).toEqual([])
  expect(outcomes.filter((outcome) => outcome === 'told').length).toBeGreaterThan(190)
  expect(outcomeOf(sound.subarray(0, 0))).toBe('told')
  expect(outcomeOf(sound)).toBe('sound')
})

test('pages that were overwritten by others are told', () => {
  const pageSize = 4096
  const pages = sound.length / pageSize
  const outcomes = Array.from({ length: 100 }, () => {
    const bytes = Buffer.from(sound)
    bytes.copyWithin(pick(pages - 1) * pageSize, pick(pages - 1) * pageSize)
    const from = pick(pages - 1) * pageSize
    bytes.copyWithin(pick(pages - 1) * pageSize, from, from + pageSize)
    return outcomeOf(bytes)
  })
  expect(outcomes.filter((outcome) => outcome === 'silent')).toEqual([])
})

test('the error names the damaged column', () => {
  writeFileSync(path, sound)
  const database = openWorldDatabase(path)
  database.run('UPDATE world_column SET data = ? WHERE dimension = ? AND x = 3', [
    new Uint8Array(9),
    'the_nether',
  ])
  const store = sqliteWorldStore(database)
  expect(() => store.loadNow()).toThrow(DamagedColumnError)
  expect(() => store.loadNow()).toThrow('The stored column of the the_nether at chunk 3, -3 is damaged')
  database.close()
})

test('a row that vanished is missed', () => {
  writeFileSync(path, sound)
  const database = openWorldDatabase(path)
  database.exec('DELETE FROM world_column WHERE x = 4')
  expect(() => sqliteWorldStore(database).loadNow()).toThrow('has 303 of its 304 rows as they were written')
  database.close()
})

test('a second opener of the file is refused at once, and a first one that has gone is no hindrance', async () => {
  writeFileSync(path, sound)
  const first = sqliteWorldStore(path)
  expect(() => sqliteWorldStore(path)).toThrow(WorldStorageError)
  expect(() => sqliteWorldStore(path)).toThrow('is in use by another world or process')
  await first.close()
  const second = sqliteWorldStore(path)
  expect(second.loadNow()?.meta).toEqual({ tick: 1234 })
  await second.close()
})
