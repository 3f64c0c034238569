import { lstat, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SkillRecord } from '../record/skill-record.ts'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { copyMark } from './render-skill-copy.ts'
import { sqliteSkillStore } from './sqlite-skill-store.ts'

const logs = makeSkillRecordForTest()

async function save(directory: string, ...records: readonly SkillRecord[]): Promise<readonly string[]> {
  const store = sqliteSkillStore(join(directory, 'skills.db'))
  const { revision, problems: before } = await store.read()
  const saved = records.length === 0 ? undefined : await store.save(records, { revision })
  await store.close()
  const after = saved?.status === 'saved' ? saved.problems : []
  return [...before, ...after].map(({ message }) => message)
}
const copies = (directory: string): string => join(directory, 'skills')

describe('the copies of skills', () => {
  test('are readable files with description and record', async () => {
    const directory = await temporaryFolder()
    const used = { ...logs.use, successes: 4, failures: 1 }
    await save(directory, {
      ...logs,
      use: used,
      createdAtMs: Date.UTC(2026, 1, 3),
      description: 'Mines\none log.',
    })
    expect(await readFile(join(copies(directory), 'mineWoodLog.js'), 'utf8')).toMatchInlineSnapshot(`
      "// A copy for reading, made by the skill library; what is changed here is not read back.
      //
      // Mines
      // one log.
      //
      // Task: Mine 1 wood log
      // Version 1, active, learned 2026-02-03.
      // Used 5 times: 4 succeeded, 1 failed.

      async function mineWoodLog(bot) {
        await mineBlock(bot, "oak_log", 1)
      }
      "
    `)
  })

  test('are there after the close when somebody else committed the last save', async () => {
    const directory = await temporaryFolder()
    let commit: () => void = () => undefined
    const commitWith = (write: () => void): boolean => {
      commit = write
      return true
    }
    const store = sqliteSkillStore(join(directory, 'skills.db'), { commitWith })
    await store.save([logs], await store.read())
    commit()
    await store.close()
    expect(await readdir(copies(directory))).toContain('mineWoodLog.js')
  })

  test('show the version in use', async () => {
    const directory = await temporaryFolder()
    const newer = makeSkillRecordForTest({ version: 2, source: 'function mineWoodLog() { /* 2 */ }' })
    await save(directory, logs)
    await save(directory, { ...logs, status: 'superseded' }, newer)
    expect(await readdir(copies(directory))).toEqual(['.revision', 'mineWoodLog.js'])
    const text = await readFile(join(copies(directory), 'mineWoodLog.js'), 'utf8')
    expect(text).toContain('Version 2, active')
    expect(text).toContain(newer.source)
    await save(directory, logs, { ...newer, status: 'superseded' })
    const again = await readFile(join(copies(directory), 'mineWoodLog.js'), 'utf8')
    expect(again).toContain('Version 1, active')
  })

  test('are kept apart where names differ in case only', async () => {
    const directory = await temporaryFolder()
    const names = ['fish', 'Fish'].map((name) => makeSkillRecordForTest({ name }))
    await save(directory, ...names)
    expect(await readdir(copies(directory))).toEqual(['.revision', 'FishV2.js', 'fish.js'])
  })

  test('are never read back, and are made again when they are gone', async () => {
    const directory = await temporaryFolder()
    await save(directory, logs)
    const path = join(copies(directory), 'mineWoodLog.js')
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace('"oak_log", 1', '"oak_log", 64'))
    const store = sqliteSkillStore(join(directory, 'skills.db'))
    expect((await store.read()).records).toEqual([logs])
    await store.close()
    await rm(path)
    await save(directory)
    expect(await readFile(path, 'utf8')).toBe(text)
  })

  test('are brought up to date when a process ended before it wrote them', async () => {
    const directory = await temporaryFolder()
    await save(directory, logs)
    const silent = sqliteSkillStore(join(directory, 'skills.db'), { mirror: false })
    const changed = { ...logs, use: { ...logs.use, successes: 9 } }
    await silent.save([changed], await silent.read())
    await silent.close()
    await save(directory)
    expect(await readFile(join(copies(directory), 'mineWoodLog.js'), 'utf8')).toContain('9 succeeded')
  })

  test('leave a file alone that somebody else made, and say so', async () => {
    const directory = await temporaryFolder()
    await mkdir(copies(directory))
    const path = join(copies(directory), 'mineWoodLog.js')
    await writeFile(path, 'mine')
    expect(await save(directory, logs)).toEqual([
      `${path} was not made by the skill library and stays as it is.`,
    ])
    expect(await readFile(path, 'utf8')).toBe('mine')
  })

  test('follow no symbolic link, neither of a file nor of the folder', async () => {
    const [directory, victim] = [await temporaryFolder(), await temporaryFolder()]
    const target = join(victim, 'index.js')
    // Even one that looks like a copy.
    await writeFile(target, `${copyMark}\nvictim`)
    await mkdir(copies(directory))
    await symlink(target, join(copies(directory), 'mineWoodLog.js'))
    expect(await save(directory, logs)).toHaveLength(1)
    expect(await readFile(target, 'utf8')).toBe(`${copyMark}\nvictim`)
    expect((await lstat(join(copies(directory), 'mineWoodLog.js'))).isSymbolicLink()).toBe(true)
    await rm(copies(directory), { recursive: true })
    await symlink(victim, copies(directory))
    expect(await save(directory, logs)).toEqual([
      `The copies of skills in ${copies(directory)} are behind: ${copies(directory)} is a symbolic link, which is not followed.`,
    ])
    expect(await readdir(victim)).toEqual(['index.js'])
    expect((await lstat(copies(directory))).isSymbolicLink()).toBe(true)
  })

  test('lie where they are told to, or nowhere', async () => {
    const directory = await temporaryFolder()
    const elsewhere = sqliteSkillStore(join(directory, 'a.db'), { mirror: join(directory, 'copies') })
    await elsewhere.save([logs], await elsewhere.read())
    await elsewhere.close()
    const none = sqliteSkillStore(join(directory, 'b.db'), { mirror: false })
    await none.save([logs], await none.read())
    await none.close()
    expect((await readdir(directory)).sort()).toEqual(['a.db', 'b.db', 'copies'])
  })

  test('end no comment early, whatever a description holds', async () => {
    const directory = await temporaryFolder()
    await save(directory, {
      ...logs,
      description: 'one\u2028process.exit(1)\rtwo*/',
      source: 'function mineWoodLog() {}',
    })
    const text = await readFile(join(copies(directory), 'mineWoodLog.js'), 'utf8')
    const code = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line !== '' && !line.startsWith('//'))
    expect(code).toEqual(['function mineWoodLog() {}'])
  })
})
