import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manualClock } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import type { ImportReport } from '../library/import-report.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { exportBundle, parseBundle } from './skill-bundle.ts'
import { exportOriginalFolder } from './export-original-folder.ts'
import { exportSkillMdFolders } from './export-skill-md-folders.ts'
import { importOriginalFolder } from './import-original-folder.ts'
import { importSkillMdFolders } from './import-skill-md-folders.ts'
import { mergeLibraries } from './merge-libraries.ts'

const logs = { name: 'mineLog', source: 'async function mineLog(bot) { await mineBlock(bot, "oak_log", 1) }' }
const planks = {
  name: 'craftPlanks',
  source: 'async function craftPlanks(bot) { await mineLog(bot); await craftItem(bot, "oak_planks", 1) }',
}
const mine = { name: 'mineLog', source: 'async function mineLog(bot) { bot.chat("mine") }' }
const task = { name: 'Get wood' }
const nothing: ImportReport = { added: [], replaced: [], renamed: [], kept: [], unchanged: [], refused: [] }

async function libraryOf(...skills: readonly (typeof logs)[]): Promise<ManagedSkillLibrary> {
  const library = createSkillLibrary({ clock: manualClock(), reservedNames: ['mineBlock'] })
  for (const skill of skills) await library.add(skill, task)
  return library
}

/** Everything a library holds, for comparing before and after. */
async function contentOf(library: ManagedSkillLibrary): Promise<unknown> {
  const records = await library.records()
  return Promise.all(records.map(({ name }) => library.versions(name)))
}

/** Each way in: how skills get out of one library, and into another. */
const ways: Readonly<
  Record<
    string,
    (
      from: ManagedSkillLibrary,
    ) => Promise<(into: ManagedSkillLibrary, options?: object) => Promise<ImportReport>>
  >
> = {
  'a folder of the original': async (from) => {
    const directory = await temporaryFolder()
    await exportOriginalFolder(from, { to: directory })
    return (into, options) => importOriginalFolder(into, { from: directory, ...options })
  },
  'SKILL.md folders': async (from) => {
    const directory = await temporaryFolder()
    await exportSkillMdFolders(from, { to: directory })
    return (into, options) => importSkillMdFolders(into, { from: directory, ...options })
  },
  'a bundle': async (from) => {
    const text = JSON.stringify(await exportBundle(from))
    return (into, options) => into.importSkills(parseBundle(text).skills, options)
  },
  'another library': async (from) => (into, options) => mergeLibraries(into, { from, ...options }),
}

describe.each(Object.entries(ways))('importing %s', (_name, way) => {
  test('twice changes nothing the second time, and says so', async () => {
    const into = await libraryOf()
    const bring = await way(await libraryOf(logs, planks))
    expect({ ...(await bring(into)), added: [] }).toEqual(nothing)
    const before = await contentOf(into)
    const again = await bring(into)
    expect({ ...again, unchanged: [...again.unchanged].sort() }).toEqual({
      ...nothing,
      unchanged: ['craftPlanks', 'mineLog'],
    })
    expect(await contentOf(into)).toEqual(before)
  })

  test('for trial says the same as in earnest, and changes nothing', async () => {
    const into = await libraryOf(mine)
    const bring = await way(await libraryOf(logs, planks))
    const before = await contentOf(into)
    const trial = await bring(into, { dryRun: true, onConflict: 'take-theirs' })
    expect(await contentOf(into)).toEqual(before)
    expect(trial).toEqual({
      ...nothing,
      added: ['craftPlanks'],
      replaced: [{ name: 'mineLog', version: 1, by: 2 }],
    })
    expect(await bring(into, { onConflict: 'take-theirs' })).toEqual(trial)
    expect((await into.get('mineLog'))?.source).toBe(logs.source)
  })

  test('keeps what is there on request, with theirs as an older version', async () => {
    const into = await libraryOf(mine)
    const bring = await way(await libraryOf(logs))
    expect(await bring(into, { onConflict: 'keep-mine' })).toEqual({ ...nothing, kept: ['mineLog'] })
    expect((await into.get('mineLog'))?.source).toBe(mine.source)
    expect(await bring(into, { onConflict: 'keep-mine' })).toEqual({ ...nothing, unchanged: ['mineLog'] })
  })

  test('gives free names on request, also where they are called, and the same ones again', async () => {
    const into = await libraryOf(mine)
    const bring = await way(await libraryOf(logs, planks))
    expect(await bring(into, { onConflict: 'rename' })).toEqual({
      ...nothing,
      added: ['craftPlanks'],
      renamed: [{ name: 'mineLog', as: 'mineLog2' }],
    })
    expect((await into.get('mineLog'))?.source).toBe(mine.source)
    expect((await into.get('mineLog2'))?.source).toBe(logs.source.replace('mineLog', 'mineLog2'))
    expect((await into.get('craftPlanks'))?.source).toContain('await mineLog2(bot)')
    const before = await contentOf(into)
    const again = await bring(into, { onConflict: 'rename' })
    expect({ ...again, unchanged: [...again.unchanged].sort() }).toEqual({
      ...nothing,
      unchanged: ['craftPlanks', 'mineLog2'],
    })
    expect(await contentOf(into)).toEqual(before)
  })

  test('refuses what a library refuses', async () => {
    const from = createSkillLibrary({ clock: manualClock() })
    const bad = { name: 'mineBlock', source: 'async function mineBlock(bot) {}' }
    await from.add(bad, task)
    await from.add(logs, task)
    const { refused, added } = await (await way(from))(await libraryOf())
    expect(added).toEqual(['mineLog'])
    expect(refused).toEqual([
      { name: 'mineBlock', reason: expect.stringMatching(/a primitive has this name/) },
    ])
  })
})

describe('importing a folder that somebody prepared', () => {
  async function folder(skills: Readonly<Record<string, unknown>>): Promise<string> {
    const directory = await temporaryFolder()
    await writeFile(join(directory, 'skills.json'), JSON.stringify(skills))
    return directory
  }

  test.each(['../../victim/index', 'two\nlines', 'constructor', 'a b'])(
    'refuses a skill named %j',
    async (name) => {
      const directory = await folder({ [name]: { code: `function x() {}` }, mineLog: { code: logs.source } })
      const library = await libraryOf()
      const { added, refused } = await importOriginalFolder(library, { from: directory })
      expect(added).toEqual(['mineLog'])
      expect(refused).toEqual([{ name, reason: expect.stringMatching(/pass a function name/) }])
    },
  )

  test('refuses a skill named __proto__', async () => {
    const directory = await temporaryFolder()
    await writeFile(
      join(directory, 'skills.json'),
      `{"__proto__": {"code": "function __proto__() {}"}, "mineLog": ${JSON.stringify({ code: logs.source })}}`,
    )
    const { added, refused } = await importOriginalFolder(await libraryOf(), { from: directory })
    expect([added, refused.map(({ name }) => name)]).toEqual([['mineLog'], ['__proto__']])
  })

  test('follows no symbolic link to a description, to code or to a folder', async () => {
    const [directory, secrets] = [await temporaryFolder(), await temporaryFolder()]
    await writeFile(join(secrets, 'key.txt'), 'secret words')
    await writeFile(join(secrets, 'stolen.js'), 'function stolen() { return "secret words" }')
    await mkdir(join(directory, 'code'))
    await mkdir(join(directory, 'description'))
    await writeFile(join(directory, 'code', 'mineLog.js'), logs.source)
    await symlink(join(secrets, 'key.txt'), join(directory, 'description', 'mineLog.txt'))
    await symlink(join(secrets, 'stolen.js'), join(directory, 'code', 'stolen.js'))
    await symlink(join(secrets, 'key.txt'), join(directory, 'skills.json'))
    const library = await libraryOf()
    const { added, refused } = await importOriginalFolder(library, { from: directory })
    expect(added).toEqual(['mineLog'])
    expect(refused.map(({ reason }) => reason)).toEqual([
      `${join(directory, 'skills.json')} is a symbolic link, which is not followed.`,
      `${join(directory, 'description', 'mineLog.txt')} is a symbolic link, which is not followed.`,
      `${join(directory, 'code', 'stolen.js')} is a symbolic link, which is not followed.`,
    ])
    expect(JSON.stringify(await contentOf(library))).not.toContain('secret')
    const linked = await temporaryFolder()
    await symlink(directory, join(linked, 'skill'))
    await expect(importOriginalFolder(await libraryOf(), { from: linked })).rejects.toThrow(/holds no skills/)
    await symlink(join(directory, 'code'), join(linked, 'code'))
    await expect(importOriginalFolder(await libraryOf(), { from: linked })).rejects.toThrow(
      /code is a symbolic link/,
    )
  })

  test('follows no symbolic link in SKILL.md folders', async () => {
    const [directory, secrets] = [await temporaryFolder(), await temporaryFolder()]
    await writeFile(join(secrets, 'key.txt'), '---\ndescription: secret words\n---\n')
    await exportSkillMdFolders(await libraryOf(logs), { to: directory })
    await mkdir(join(directory, 'bad', 'scripts'), { recursive: true })
    await writeFile(join(directory, 'bad', 'scripts', 'bad.js'), 'function bad() {}')
    await symlink(join(secrets, 'key.txt'), join(directory, 'bad', 'SKILL.md'))
    await symlink(secrets, join(directory, 'worse'))
    const { added, refused } = await importSkillMdFolders(await libraryOf(), { from: directory })
    expect(added).toEqual(['mineLog'])
    expect(refused.map(({ name }) => name)).toEqual(['bad', 'worse'])
    expect(refused.every(({ reason }) => reason.includes('symbolic link'))).toBe(true)
  })

  test('stores no refusal and no preamble as a description', async () => {
    const stub = (text: string): string => `async function f(bot) {\n    // ${text}\n}`
    const directory = await folder({
      mineLog: { code: logs.source, description: stub("I'm sorry, but I can't help with that.") },
      craftPlanks: { code: planks.source, description: stub('Sure! Here is the description: Saws planks.') },
    })
    const library = await libraryOf()
    await importOriginalFolder(library, { from: directory })
    expect((await library.list()).map(({ description }) => description)).toEqual([
      'Mines oak log.',
      'Saws planks.',
    ])
  })
})

test('a library that calls the model for descriptions stores no refusal either', async () => {
  const library = createSkillLibrary({
    clock: manualClock(),
    describe: async () => "I'm sorry, but I can't help with that.",
  })
  expect((await library.add(logs, task)).description).toBe('Mines oak log.')
})
