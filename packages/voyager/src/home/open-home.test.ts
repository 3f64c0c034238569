import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { manualClock, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { openDatabase, type Database } from '@voyager-mc/core/sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import { openHome, type Home, type OpenHomeOptions } from './open-home.ts'
import { readRecords } from './read-records.ts'

let directory: string
let path: string
const opened: Home[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'home-'))
  path = join(directory, 'home.db')
})
afterEach(async () => {
  for (const home of opened.splice(0)) await home.close()
  rmSync(directory, { recursive: true, force: true })
})

async function open(options?: OpenHomeOptions): Promise<Home> {
  const home = await openHome(directory, options)
  opened.push(home)
  return home
}

const start: VoyagerEvent = {
  type: 'run-start',
  mode: 'learn',
  resumed: false,
  observation: makeObservation(),
}
const stepEnd: VoyagerEvent = { type: 'step-end', step: makeStepResult() }
const modelUse: VoyagerEvent = { type: 'model-use', step: 'generate' }

async function append({ runStore }: Home, ...events: readonly VoyagerEvent[]): Promise<void> {
  let sequence = (await Array.fromAsync(runStore.readJournal())).length
  for (const event of events) await runStore.append({ sequence: sequence++, atMs: sequence, event })
}

const typesOf = async (run: string): Promise<readonly string[]> =>
  (await readRecords(run)).map(({ event }) => event.type)

describe('a run', () => {
  test('is found again by its directory and by its file', async () => {
    const home = await open()
    await append(home, start, stepEnd)
    await home.close()
    expect([await typesOf(directory), await typesOf(path)]).toEqual([
      ['run-start', 'step-end'],
      ['run-start', 'step-end'],
    ])
  })

  test('is seen by readers while it goes on, who may not change it', async () => {
    const home = await open()
    await append(home, start)
    const reader = await open({ readOnly: true })
    await append(home, stepEnd)
    expect(await Array.fromAsync(reader.runStore.readJournal())).toHaveLength(2)
    await expect(append(reader, stepEnd)).rejects.toMatchObject({ problem: 'read-only' })
    expect(() => reader.stage(() => undefined)).toThrow('is open for reading only; open it for writing.')
  })

  test('has one owner, whom everybody else is told at once', async () => {
    await open({ clock: manualClock(0) })
    await expect(openHome(path)).rejects.toThrow(
      `${path} is in use by process ${process.pid} on ${hostname()} since 1970-01-01T00:00:00.000Z; stop it or use another run.`,
    )
  })

  test('is free again when its owner has closed it, twice if they like', async () => {
    const home = await open()
    await home.close()
    await home.close()
    await append(await open(), start)
    expect(await typesOf(directory)).toEqual(['run-start'])
  })

  test('is not written by an owner whose lock was removed and taken by another', async () => {
    const first = await open()
    rmSync(`${path}-owner`)
    const second = await open()
    await append(second, start)
    await expect(append(first, stepEnd)).rejects.toMatchObject({ code: 'run-locked' })
    expect(await typesOf(directory)).toEqual(['run-start'])
  })

  test('that is removed while it goes on says so, and writes nowhere', async () => {
    const home = await open()
    await append(home, start)
    renameSync(path, `${path}.away`)
    await expect(append(home, stepEnd)).rejects.toThrow(
      `${path} was removed or replaced while the run went on`,
    )
    copyFileSync(`${path}.away`, path)
    await expect(append(home, stepEnd)).rejects.toMatchObject({ code: 'run-store' })
    rmSync(path)
    renameSync(`${path}.away`, path)
    await append(home, stepEnd)
    expect(await typesOf(directory)).toEqual(['run-start', 'step-end'])
  })
})

describe('what is staged', () => {
  const noteOf = ({ database }: Home): unknown => database.get('SELECT text FROM note')?.['text']
  const write =
    (text: string) =>
    (database: Database): void =>
      void database.run('INSERT OR REPLACE INTO note (id, text) VALUES (1, ?)', [text])

  async function openWithNote(): Promise<Home> {
    const home = await open()
    home.database.exec('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)')
    return home
  }

  test('is kept with the record that ends the step, and not with one before', async () => {
    const home = await openWithNote()
    await append(home, start)
    home.stage(write('after the step'))
    await append(home, modelUse)
    expect(noteOf(home)).toBeUndefined()
    await append(home, stepEnd)
    expect(noteOf(home)).toBe('after the step')
    home.database.exec('DELETE FROM note')
    await append(home, stepEnd)
    expect(noteOf(home)).toBeUndefined()
  })

  test('keeps the record out when it fails, and is tried again with it', async () => {
    const home = await openWithNote()
    await append(home, start)
    let isFull = true
    home.stage(write('first'))
    home.stage((database) => {
      if (isFull) throw new RangeError('no room')
      write('second')(database)
    })
    await expect(append(home, stepEnd)).rejects.toThrow('no room')
    expect([noteOf(home), await typesOf(directory)]).toEqual([undefined, ['run-start']])
    isFull = false
    await append(home, stepEnd)
    expect([noteOf(home), await typesOf(directory)]).toEqual(['second', ['run-start', 'step-end']])
  })
})

describe('a place is refused', () => {
  test('when it holds a run of an older version', async () => {
    writeFileSync(join(directory, 'journal.ndjson'), '')
    await expect(open()).rejects.toThrow(
      `${directory} holds a run of an older version (journal.ndjson); export it as a checkpoint with the version that wrote it, and import that into a new run.`,
    )
  })

  test('when its database is of another program', async () => {
    const other = openDatabase(path)
    other.exec('CREATE TABLE other (x)')
    other.close()
    await expect(open()).rejects.toThrow(`${path} holds a database of another program; choose another place.`)
  })

  test('when it is a file, a directory, or text', async () => {
    writeFileSync(path, 'no database '.repeat(500))
    await expect(open()).rejects.toMatchObject({ problem: 'not-a-database' })
    rmSync(path)
    mkdirSync(path)
    await expect(open()).rejects.toMatchObject({ problem: 'unreadable' })
    await expect(openHome(join(path, 'home.db-owner', 'x.db'), { readOnly: true })).rejects.toMatchObject({
      problem: 'missing',
    })
  })

  test('for reading when there is no run yet', async () => {
    await expect(open({ readOnly: true })).rejects.toThrow(`${path} does not exist; check the path.`)
    writeFileSync(path, '')
    await expect(open({ readOnly: true })).rejects.toThrow(`${path} holds no run yet; check the path.`)
  })

  test('and is free again afterwards', async () => {
    writeFileSync(path, 'no database '.repeat(500))
    await expect(open()).rejects.toMatchObject({ problem: 'not-a-database' })
    rmSync(path)
    await append(await open(), start)
    expect(await typesOf(directory)).toEqual(['run-start'])
  })
})

describe('records that were lost at the end', () => {
  /** A home whose database is that of a while ago. */
  async function loseRecords(): Promise<void> {
    const home = await open()
    await append(home, start, stepEnd)
    await home.close()
    copyFileSync(path, `${path}.before`)
    const again = await open()
    await append(again, stepEnd, modelUse)
    await again.close()
    renameSync(`${path}.before`, path)
  }

  test('are told', async () => {
    await loseRecords()
    await expect(open()).rejects.toThrow(
      `${path} is damaged: it lost the records from 2 to 3; open it with acceptsLoss to go on without them.`,
    )
  })

  test('are done without when the owner accepts it', async () => {
    await loseRecords()
    const home = await open({ acceptsLoss: true })
    await append(home, modelUse)
    await home.close()
    await (await open()).close()
    expect(await typesOf(directory)).toEqual(['run-start', 'step-end', 'model-use'])
  })

  test('are told of a document, too', async () => {
    const home = await open()
    await append(home, start)
    await home.runStore.writeDocument('curriculum/qa_cache.json', { one: '1' })
    await home.close()
    copyFileSync(path, `${path}.before`)
    const again = await open()
    await again.runStore.writeDocument('curriculum/qa_cache.json', { one: '1', two: '2' })
    await again.close()
    renameSync(`${path}.before`, path)
    await expect(open()).rejects.toThrow(
      `${path} is damaged: it lost the last change of a document; open it with acceptsLoss to go on without them.`,
    )
    await (await open({ acceptsLoss: true })).close()
    await (await open()).close()
  })

  test('are told when nothing at all is left of the database', async () => {
    await loseRecords()
    writeFileSync(path, '')
    await expect(open()).rejects.toMatchObject({ code: 'run-damaged' })
  })
})

test('another file of the same size beside the database is no note of its records', async () => {
  const home = await open()
  await append(home, start)
  await home.close()
  writeFileSync(`${path}-head`, 'x'.repeat(statSync(`${path}-head`).size))
  await (await open()).close()
  expect(await typesOf(directory)).toEqual(['run-start'])
})
