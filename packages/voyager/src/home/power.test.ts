import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom, type Random } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import { openHome, type Home } from './open-home.ts'

// A layer between a home and its disk: pages that were written and not flushed are kept or dropped, each by chance.

/** Bytes of a home's files at one moment. */
type Image = ReadonlyMap<string, Buffer>

const pageBytes = 4096

function imageOf(directory: string): Image {
  const files = readdirSync(directory).filter((name) => /\.db(-wal|-head)?$/.test(name))
  return new Map(files.map((name) => [name, readFileSync(join(directory, name))]))
}

/** Disk after a power cut, on which of all that was written since the flush each page is there or not. */
function cutPower(flushed: Image, written: Image, random: Random): Image {
  return new Map(
    [...written].map(([name, bytes]) => {
      const before = flushed.get(name) ?? Buffer.alloc(0)
      const isLonger = random() < 0.5
      const after = Buffer.alloc(isLonger ? Math.max(bytes.length, before.length) : before.length)
      before.copy(after)
      for (let at = 0; at < after.length; at += pageBytes)
        if (random() < 0.5) bytes.copy(after, at, at, Math.min(at + pageBytes, after.length))
      return [name, after]
    }),
  )
}

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'power-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const observation = makeObservation({ seenBlocks: ['stone '.repeat(1500)] })
const eventAt = (at: number): VoyagerEvent =>
  at === 0
    ? { type: 'run-start', mode: 'learn', resumed: false, observation }
    : { type: 'step-end', step: makeStepResult({ observation: { ...observation, elapsedTicks: at } }) }

async function append({ runStore }: Home, sequence: number): Promise<void> {
  await runStore.append({ sequence, atMs: sequence, event: eventAt(sequence) })
}

/** Records that are found on a disk, in order and as they were written; undefined when their loss is told. */
async function recordsOn(disk: Image): Promise<number | undefined> {
  const place = join(directory, 'after')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  for (const [name, bytes] of disk) writeFileSync(join(place, name), bytes)
  const home = await openHome(place).catch((error: unknown) => error)
  if (home instanceof Error) {
    expect(home).toMatchObject({ code: 'run-damaged' })
    return undefined
  }
  // Not an error, so what `openHome` gives.
  const { runStore, close } = home as Home
  const records = await Array.fromAsync(runStore.readJournal())
  await close()
  expect(records.map(({ event }) => event)).toEqual(records.map((_record, at) => eventAt(at)))
  return records.length
}

test('with power durability a power cut takes nothing of what was promised', async () => {
  const home = await openHome(join(directory, 'run'), { durability: 'power' })
  // SQLite flushes its log at every commit then, so that at most the commit under way is unflushed.
  expect(home.database.get('PRAGMA synchronous')).toMatchObject({ synchronous: 2 })
  const random = seededRandom(3)
  let flushed = imageOf(join(directory, 'run'))
  let dropped = 0
  for (let sequence = 0; sequence < 25; sequence += 1) {
    await append(home, sequence)
    const written = imageOf(join(directory, 'run'))
    // The note of the last record is written after the flush.
    const under = new Map([...written].filter(([name]) => !name.endsWith('-head')))
    const cut = new Map([...flushed, ...cutPower(flushed, under, random)])
    const found = await recordsOn(cut)
    expect([sequence, sequence + 1]).toContain(found)
    if (found === sequence) dropped += 1
    expect(await recordsOn(written)).toBe(sequence + 1)
    flushed = written
  }
  await home.close()
  expect(dropped).toBeGreaterThan(10)
})

test('with process durability a power cut takes records from the end, and is told where the note of them is left', async () => {
  const run = join(directory, 'run')
  const home = await openHome(run)
  expect(home.database.get('PRAGMA synchronous')).toMatchObject({ synchronous: 1 })
  for (let sequence = 0; sequence < 10; sequence += 1) await append(home, sequence)
  // The log is flushed when it is written back, and not before.
  home.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const flushed = imageOf(run)
  for (let sequence = 10; sequence < 30; sequence += 1) await append(home, sequence)
  const written = imageOf(run)
  await home.close()
  const random = seededRandom(4)
  const note = written.get('home.db-head') ?? Buffer.alloc(0)
  let lost = 0
  for (let trial = 0; trial < 40; trial += 1) {
    const cut = new Map(cutPower(flushed, written, random))
    cut.set('home.db-head', flushed.get('home.db-head') ?? note)
    const found = await recordsOn(cut)
    expect(found).toBeGreaterThanOrEqual(10)
    const told = await recordsOn(new Map([...cut, ['home.db-head', note]]))
    expect(told).toBe(found === 30 ? 30 : undefined)
    if (told === undefined) lost += 1
  }
  expect(lost).toBeGreaterThan(30)
})
