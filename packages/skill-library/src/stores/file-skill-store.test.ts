import { appendFile, mkdir, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testSkillStore } from '../testing/test-skill-store.ts'
import { fileSkillStore } from './file-skill-store.ts'
import type { StoredSkills } from './skill-store.ts'

testSkillStore('fileSkillStore', async () => {
  const directory = await temporaryFolder()
  return () => fileSkillStore(directory)
})

const logs = makeSkillRecordForTest()
const sticks = makeSkillRecordForTest({ name: 'craftSticks', source: 'function craftSticks(bot) {}' })

async function folderWith(...records: readonly SkillRecord[]): Promise<string> {
  const directory = await temporaryFolder()
  const store = fileSkillStore(directory)
  await store.load()
  for (const record of records) await store.save([record])
  await store.close()
  return directory
}

async function loadOnce(directory: string): Promise<StoredSkills> {
  const store = fileSkillStore(directory)
  const stored = await store.load()
  await store.close()
  return stored
}

describe('fileSkillStore', () => {
  test('writes a readable file per version, named as the original names them', async () => {
    const newer = makeSkillRecordForTest({ version: 2, source: 'function mineWoodLog() {}' })
    const directory = await folderWith(logs, newer)
    expect((await readdir(join(directory, 'code'))).sort()).toEqual(['mineWoodLog.js', 'mineWoodLogV2.js'])
    expect(await readFile(join(directory, 'code', 'mineWoodLogV2.js'), 'utf8')).toBe(newer.source)
    expect(await readFile(join(directory, 'description', 'mineWoodLog.txt'), 'utf8')).toBe(
      'async function mineWoodLog(bot) {\n    // Mines one oak log.\n}',
    )
  })

  test("writes skills.json in the original's shape", async () => {
    const directory = await folderWith(logs)
    expect(JSON.parse(await readFile(join(directory, 'skills.json'), 'utf8'))).toEqual({
      mineWoodLog: {
        code: logs.source,
        description: 'async function mineWoodLog(bot) {\n    // Mines one oak log.\n}',
      },
    })
  })

  test('finds code that was added to skills.json by another program', async () => {
    const directory = await folderWith(logs)
    const entry = {
      code: 'function dance(bot) {}',
      description: 'async function dance(bot) {\n    // Dances.\n}',
    }
    await writeFile(join(directory, 'skills.json'), JSON.stringify({ dance: entry }))
    const { records, foreign } = await loadOnce(directory)
    expect(records).toEqual([logs])
    expect(foreign).toEqual([{ name: 'dance', source: entry.code, description: 'Dances.' }])
  })

  test('survives a truncated skills.json and keeps a copy of it', async () => {
    const directory = await folderWith(logs)
    await truncate(join(directory, 'skills.json'), 20)
    const { records, problems } = await loadOnce(directory)
    expect(records).toEqual([logs])
    expect(problems).toEqual([expect.stringContaining('skills.json is not JSON')])
    expect((await readdir(directory)).filter((name) => name.endsWith('.kept'))).toHaveLength(1)
    expect(JSON.parse(await readFile(join(directory, 'skills.json'), 'utf8'))).toHaveProperty('mineWoodLog')
  })

  test('drops a torn last line and appends safely after it', async () => {
    const directory = await folderWith(logs)
    await appendFile(join(directory, 'journal.ndjson'), '{"schemaVersion":1,"type":"sa')
    const store = fileSkillStore(directory)
    expect((await store.load()).records).toEqual([logs])
    await store.save([sticks])
    await store.close()
    expect(await loadOnce(directory)).toEqual({ records: [logs, sticks], foreign: [], problems: [] })
  })

  test('keeps a last line that only lacks its line break', async () => {
    const directory = await folderWith(logs)
    const journal = join(directory, 'journal.ndjson')
    await truncate(journal, (await readFile(journal)).length - 1)
    expect((await loadOnce(directory)).records).toEqual([logs])
    expect((await loadOnce(directory)).records).toEqual([logs])
  })

  test('passes over a damaged line and finds its skill again in the readable copy', async () => {
    const directory = await folderWith(logs, sticks)
    const journal = join(directory, 'journal.ndjson')
    const [first, ...rest] = (await readFile(journal, 'utf8')).split('\n')
    await writeFile(journal, [first?.slice(0, 40), ...rest].join('\n'))
    const { records, foreign, problems } = await loadOnce(directory)
    expect(records).toEqual([sticks])
    expect(foreign).toEqual([{ name: logs.name, source: logs.source, description: logs.description }])
    expect(problems).toEqual([expect.stringContaining('Line 1')])
  })

  test('reads the code folder when journal and skills.json are gone', async () => {
    const newer = makeSkillRecordForTest({ version: 2, source: 'function mineWoodLog() {}' })
    const directory = await folderWith(logs, newer)
    await rm(join(directory, 'journal.ndjson'))
    await rm(join(directory, 'skills.json'))
    const { foreign } = await loadOnce(directory)
    expect(foreign.map(({ source }) => source)).toEqual([logs.source, newer.source])
  })

  test('writes files again that were deleted', async () => {
    const directory = await folderWith(logs)
    await rm(join(directory, 'code'), { recursive: true })
    await loadOnce(directory)
    expect(await readFile(join(directory, 'code', 'mineWoodLog.js'), 'utf8')).toBe(logs.source)
  })

  test('refuses a journal of a newer schema', async () => {
    const directory = await temporaryFolder()
    await writeFile(join(directory, 'journal.ndjson'), '{"schemaVersion":2,"type":"save","records":[]}\n')
    await expect(loadOnce(directory)).rejects.toThrow(/schema version 2, this package reads up to 1; upgrade/)
  })

  test('refuses a second writer and says who has it', async () => {
    const directory = await temporaryFolder()
    const store = fileSkillStore(directory)
    await store.load()
    await expect(fileSkillStore(directory).load()).rejects.toThrow(
      new RegExp(`being written by process ${process.pid}.*access: 'read'`),
    )
    await store.close()
    await expect(loadOnce(directory)).resolves.toBeDefined()
  })

  test('lets readers in beside the writer', async () => {
    const directory = await temporaryFolder()
    const writer = fileSkillStore(directory)
    await writer.load()
    await writer.save([logs])
    const reader = fileSkillStore(directory, { access: 'read' })
    expect((await reader.load()).records).toEqual([logs])
    await expect(reader.save([sticks])).rejects.toThrow(/open for reading/)
    await writer.close()
  })

  test('replaces the lock of a process that is gone, with a notice', async () => {
    const directory = await temporaryFolder()
    await writeFile(
      join(directory, 'writer.lock'),
      JSON.stringify({ token: 'old', processId: process.pid, host: (await import('node:os')).hostname() }),
    )
    const notices: SkillNotice[] = []
    const store = fileSkillStore(directory, { onNotice: (notice) => notices.push(notice) })
    await store.load()
    await store.close()
    expect(notices.map(({ type }) => type)).toEqual(['stale-lock'])
  })

  test('says that a folder to read does not exist', async () => {
    const directory = join(await temporaryFolder(), 'none')
    await expect(fileSkillStore(directory, { access: 'read' }).load()).rejects.toThrow(
      /holds no skill library/,
    )
  })

  test('says that a path is a file', async () => {
    const path = join(await temporaryFolder(), 'file')
    await writeFile(path, '')
    await expect(loadOnce(path)).rejects.toThrow(/cannot be written/)
  })

  test('makes the journal short again when it has many more entries than records', async () => {
    const directory = await temporaryFolder()
    await mkdir(directory, { recursive: true })
    const line = `${JSON.stringify({ schemaVersion: 1, type: 'save', records: [logs] })}\n`
    await writeFile(join(directory, 'journal.ndjson'), line.repeat(1100))
    expect((await loadOnce(directory)).records).toEqual([logs])
    expect(await readFile(join(directory, 'journal.ndjson'), 'utf8')).toBe(line)
  })

  test('gives the records before any place where the journal was cut off', async () => {
    const records = ['a', 'b', 'c', 'd'].map((name) =>
      makeSkillRecordForTest({ name, source: `function ${name}() { return "é🪵" }` }),
    )
    const directory = await folderWith(...records)
    const journal = join(directory, 'journal.ndjson')
    const bytes = await readFile(journal)
    const check = async (length: number): Promise<void> => {
      await writeFile(journal, bytes.subarray(0, length))
      const whole = bytes.subarray(0, length).filter((byte) => byte === 10).length
      const reader = fileSkillStore(directory, { access: 'read' })
      const found = (await reader.load()).records
      // A last line without its line break is whole when only the break is missing.
      expect([whole, whole + 1]).toContain(found.length)
      expect(found).toEqual(records.slice(0, found.length))
    }
    await fc.assert(fc.asyncProperty(fc.nat(bytes.length), check), { numRuns: 60, seed: 4 })
  })
})
