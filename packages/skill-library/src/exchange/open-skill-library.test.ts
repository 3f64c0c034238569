import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manualClock } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSkillLibrary, type OpenSkillLibraryOptions } from './open-skill-library.ts'

const logs = { name: 'mineLog', source: 'async function mineLog(bot) { await mineBlock(bot, "oak_log", 1) }' }

async function namesIn(path: string, options: OpenSkillLibraryOptions = {}): Promise<readonly string[]> {
  const library = await openSkillLibrary(path, { clock: manualClock(), ...options })
  const names = (await library.list()).map(({ name }) => name)
  await library.close()
  return names
}

async function originalFolder(): Promise<string> {
  const directory = await temporaryFolder()
  await writeFile(join(directory, 'skills.json'), JSON.stringify({ mineLog: { code: logs.source } }))
  return directory
}

/** A folder as version 0.1 kept it: every save is a line of the journal. */
async function journalFolder(): Promise<string> {
  const directory = await temporaryFolder()
  const first = makeSkillRecordForTest()
  const used: SkillRecord = { ...first, use: { ...first.use, successes: 7 } }
  const second = makeSkillRecordForTest({ version: 2, source: 'function mineWoodLog() {}' })
  const saves = [[first], [used], [{ ...used, status: 'superseded' }, second]]
  const lines = saves.map((records) => JSON.stringify({ schemaVersion: 1, type: 'save', records }))
  await writeFile(join(directory, 'journal.ndjson'), `${lines.join('\n')}\n{"torn`)
  await mkdir(join(directory, 'code'))
  await writeFile(join(directory, 'code', 'mineWoodLog.js'), first.source)
  return directory
}

test('opens a file, and a folder that holds one', async () => {
  const directory = await temporaryFolder()
  const library = await openSkillLibrary(join(directory, 'skills.db'))
  await library.add(logs, { name: 'Get wood' })
  await library.close()
  expect(await namesIn(join(directory, 'skills.db'))).toEqual(['mineLog'])
  expect(await namesIn(directory)).toEqual(['mineLog'])
  expect(await namesIn(directory, { access: 'read' })).toEqual(['mineLog'])
})

test('makes a library in a folder that does not exist', async () => {
  const directory = join(await temporaryFolder(), 'library')
  expect(await namesIn(directory)).toEqual([])
  expect(await readdir(directory)).toEqual(['skills.db'])
})

test('says that there is nothing to read', async () => {
  const path = join(await temporaryFolder(), 'none')
  await expect(openSkillLibrary(path, { access: 'read' })).rejects.toThrow(
    `${path} holds no skill library; check the path.`,
  )
})

/** Takes notices down; whether the fast index could be loaded is the machine's matter. */
function noticesInto(notices: SkillNotice[]): (notice: SkillNotice) => void {
  return (notice) => {
    if (notice.type !== 'exact-search') notices.push(notice)
  }
}

test('takes over a folder of the original once, and tells it', async () => {
  const directory = await originalFolder()
  const notices: SkillNotice[] = []
  const onNotice = noticesInto(notices)
  expect(await namesIn(directory, { onNotice })).toEqual(['mineLog'])
  await writeFile(join(directory, 'skills.json'), JSON.stringify({ other: { code: 'function other() {}' } }))
  expect(await namesIn(directory, { onNotice })).toEqual(['mineLog'])
  expect(notices).toEqual([
    {
      type: 'folder-imported',
      message: `1 skills were taken over from the files in ${directory}, which are not read again.`,
    },
  ])
})

test('takes over a folder of version 0.1 with its versions and records', async () => {
  const directory = await journalFolder()
  const notices: SkillNotice[] = []
  const library = await openSkillLibrary(directory, { onNotice: noticesInto(notices) })
  const versions = await library.versions('mineWoodLog')
  expect(versions.map(({ status, use }) => [status, use.successes])).toEqual([
    ['superseded', 7],
    ['active', 0],
  ])
  expect(notices.map(({ message }) => message)).toEqual([
    `1 skills were taken over from the files in ${directory}, which are not read again.`,
    `Line 4 of the journal in ${directory} was passed over: it is not JSON.`,
  ])
  await library.close()
})

test('reads such a folder without writing to it', async () => {
  const directory = await originalFolder()
  expect(await namesIn(directory, { access: 'read' })).toEqual(['mineLog'])
  expect(await readdir(directory)).toEqual(['skills.json'])
  expect(JSON.parse(await readFile(join(directory, 'skills.json'), 'utf8'))).toHaveProperty('mineLog')
})
