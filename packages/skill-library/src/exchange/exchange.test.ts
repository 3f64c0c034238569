import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HNSWLib } from '@langchain/community/vectorstores/hnswlib'
import { fakeEnvironment, makeStepResult, manualClock } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import { HashingEmbeddings } from '../embeddings/hashing-embeddings.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { loadHnsw } from '../search/hnsw-nearest-index.ts'
import { SkillVectorStore } from '../search/skill-vector-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { asRetriever } from './as-retriever.ts'
import { asTools } from './as-tools.ts'
import { exportHnswLibFolder, importHnswLibFolder } from './community-hnswlib.ts'
import { mergeLibraries } from './merge-libraries.ts'
import { exportOriginalFolder } from './export-original-folder.ts'
import { exportSkillMdFolders } from './export-skill-md-folders.ts'
import { importOriginalFolder } from './import-original-folder.ts'
import { importSkillMdFolders } from './import-skill-md-folders.ts'
import { exportBundle, parseBundle } from './skill-bundle.ts'

const native = await loadHnsw()

const logs = 'async function mineWoodLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}'
const sticks =
  'async function craftSticks(bot) {\n  await mineWoodLog(bot)\n  await craftItem(bot, "stick", 4)\n}'

function emptyLibrary(): ManagedSkillLibrary {
  return createSkillLibrary({ clock: manualClock() })
}

async function smallLibrary(): Promise<ManagedSkillLibrary> {
  const library = emptyLibrary()
  await library.add(
    { name: 'mineWoodLog', source: 'async function mineWoodLog(bot) {}' },
    { name: 'Mine 1 wood log' },
  )
  await library.add({ name: 'mineWoodLog', source: logs }, { name: 'Mine 1 wood log' })
  await library.add({ name: 'craftSticks', source: sticks }, { name: 'Craft 4 sticks' })
  return library
}

async function sourcesOf(library: ManagedSkillLibrary): Promise<Record<string, string>> {
  return Object.fromEntries((await library.list()).map(({ name, source }) => [name, source]))
}

describe("the original's folders", () => {
  test('come back the same after export and import, older versions included', async () => {
    const directory = await temporaryFolder()
    const library = await smallLibrary()
    await exportOriginalFolder(library, { to: directory })
    const again = emptyLibrary()
    const report = await importOriginalFolder(again, { from: directory })
    expect(report.refused).toEqual([])
    expect(await sourcesOf(again)).toEqual(await sourcesOf(library))
    expect((await again.versions('mineWoodLog')).map(({ version, status }) => [version, status])).toEqual([
      [1, 'superseded'],
      [2, 'active'],
    ])
  })

  test('are found one level down, with duplicate versions and foreign vectors passed over', async () => {
    const directory = await temporaryFolder()
    for (const folder of ['code', 'vectordb'])
      await mkdir(join(directory, 'skill', folder), { recursive: true })
    await writeFile(join(directory, 'skill', 'vectordb', 'chroma.parquet'), 'x')
    for (const stem of ['mineWoodLog', 'mineWoodLogV2', 'mineWoodLogV3']) {
      await writeFile(join(directory, 'skill', 'code', `${stem}.js`), logs)
    }
    const entry = { code: logs, description: 'async function mineWoodLog(bot) {\n    // Digs a log.\n}' }
    await writeFile(join(directory, 'skill', 'skills.json'), JSON.stringify({ mineWoodLog: entry }))
    const library = emptyLibrary()
    expect((await importOriginalFolder(library, { from: directory })).added).toEqual(['mineWoodLog'])
    expect(await library.versions('mineWoodLog')).toHaveLength(1)
  })

  test('are read from their code files when the index is missing', async () => {
    const directory = await temporaryFolder()
    await mkdir(join(directory, 'code'))
    await writeFile(join(directory, 'code', 'mineWoodLog.js'), 'async function mineWoodLog(bot) {}')
    await writeFile(join(directory, 'code', 'mineWoodLogV2.js'), logs)
    const library = emptyLibrary()
    await importOriginalFolder(library, { from: directory })
    expect((await library.versions('mineWoodLog')).map(({ status }) => status)).toEqual([
      'superseded',
      'active',
    ])
    expect((await library.get('mineWoodLog'))?.source).toBe(logs)
  })

  test('give a helper of one skill to another skill that calls it', async () => {
    const directory = await temporaryFolder()
    const owner = 'function findSpot(bot) { return 1 }\nasync function smelt(bot) { findSpot(bot) }'
    const user = 'async function cook(bot) { return findSpot(bot) }'
    await writeFile(
      join(directory, 'skills.json'),
      JSON.stringify({ cook: { code: user }, smelt: { code: owner } }),
    )
    const library = emptyLibrary()
    await importOriginalFolder(library, { from: directory })
    const { modules } = await library.resolve({ name: 'cook', source: user })
    expect(modules).toEqual([{ name: 'findSpot', source: 'function findSpot(bot) { return 1 }' }])
    expect((await library.versions('cook'))[0]?.dependencies).toEqual(['findSpot'])
  })

  test('report what does not parse and take the rest', async () => {
    const directory = await temporaryFolder()
    const skills = { broken: { code: 'async function broken(' }, noCode: {}, mineWoodLog: { code: logs } }
    await writeFile(join(directory, 'skills.json'), JSON.stringify(skills))
    const report = await importOriginalFolder(emptyLibrary(), { from: directory })
    expect(report.added).toEqual(['mineWoodLog'])
    expect(report.refused).toHaveLength(2)
  })

  test('say that a folder holds no skills', async () => {
    await expect(importOriginalFolder(emptyLibrary(), { from: await temporaryFolder() })).rejects.toThrow(
      /holds no skills/,
    )
  })
})

describe('bundles', () => {
  test('carry every version with its record', async () => {
    const library = await smallLibrary()
    await library.recordUse('mineWoodLog', 'succeeded')
    const bundle = parseBundle(JSON.stringify(await exportBundle(library)))
    const again = emptyLibrary()
    expect((await again.importSkills(bundle.skills)).added).toEqual(['mineWoodLog', 'craftSticks'])
    expect(await again.records()).toEqual(await library.records())
    expect(await again.versions('mineWoodLog')).toHaveLength(2)
  })

  test('carry the named skills only', async () => {
    const { skills } = await exportBundle(await smallLibrary(), { names: ['craftSticks'] })
    expect(skills.map(({ name }) => name)).toEqual(['craftSticks'])
  })

  test.each([
    ['{', /is not JSON/],
    ['{}', /wrong at format/],
    ['{"format":"voyager-skills","schemaVersion":1,"skills":[{}]}', /wrong at skills\.0/],
  ])('refuse %s', (text, message) => {
    expect(() => parseBundle(text)).toThrow(message)
  })
})

describe('mergeLibraries', () => {
  const other = 'async function mineWoodLog(bot) { /* theirs */ }'

  async function merged(
    onConflict: 'keep-mine' | 'take-theirs' | 'better-record',
    wins: boolean,
  ): Promise<string> {
    const [mine, theirs] = [emptyLibrary(), emptyLibrary()]
    await mine.add({ name: 'mineWoodLog', source: logs }, { name: 'Mine' })
    await theirs.add({ name: 'mineWoodLog', source: other }, { name: 'Mine' })
    for (const library of [mine, theirs]) {
      await library.recordUse('mineWoodLog', wins === (library === theirs) ? 'succeeded' : 'failed')
    }
    await mergeLibraries(mine, { from: theirs, onConflict })
    expect(await mine.versions('mineWoodLog')).toHaveLength(2)
    return (await mine.get('mineWoodLog'))?.source ?? ''
  }

  test.each([
    ['keep-mine', true, logs],
    ['take-theirs', false, other],
    ['better-record', true, other],
    ['better-record', false, logs],
  ] as const)('with %s, theirs better: %s', async (onConflict, wins, source) => {
    expect(await merged(onConflict, wins)).toBe(source)
  })
})

describe('SKILL.md folders', () => {
  test('say when to use a skill and keep its code apart', async () => {
    const directory = await temporaryFolder()
    await exportSkillMdFolders(await smallLibrary(), { to: directory })
    expect((await readdir(directory)).sort()).toEqual(['craft-sticks', 'mine-wood-log'])
    expect(await readFile(join(directory, 'craft-sticks', 'SKILL.md'), 'utf8')).toMatchInlineSnapshot(`
      "---
      name: craft-sticks
      description: "Crafts 4 stick. Does mine wood log. Yields stick."
      metadata:
        function: craftSticks
        task: "Craft 4 sticks"
        version: "1"
      ---

      # craft sticks

      Crafts 4 stick. Does mine wood log. Yields stick.

      Learned for the task "Craft 4 sticks". Run \`await craftSticks(bot)\` from [scripts/craftSticks.js](scripts/craftSticks.js).

      It calls \`mineWoodLog\`.
      "
    `)
    expect(await readFile(join(directory, 'craft-sticks', 'scripts', 'craftSticks.js'), 'utf8')).toBe(sticks)
  })

  test('come back with their descriptions', async () => {
    const directory = await temporaryFolder()
    const library = await smallLibrary()
    await exportSkillMdFolders(library, { to: directory })
    await mkdir(join(directory, 'not-a-skill'))
    await writeFile(join(directory, 'not-a-skill', 'README.md'), 'x')
    const again = emptyLibrary()
    expect((await importSkillMdFolders(again, { from: directory })).refused).toEqual([
      { name: 'not-a-skill', reason: 'It has no SKILL.md with one script.' },
    ])
    expect((await again.get('craftSticks'))?.description).toBe(
      (await library.get('craftSticks'))?.description,
    )
  })
})

describe('LangChain', () => {
  test('asRetriever answers a task with sources', async () => {
    const [document] = await asRetriever(await smallLibrary(), { limit: 1 }).invoke('chop some wood')
    expect(document).toMatchObject({ id: 'mineWoodLog', pageContent: logs, metadata: { version: 2 } })
  })

  test('asTools runs a skill with what it calls, and counts the use', async () => {
    const environment = fakeEnvironment({ onStep: () => makeStepResult() })
    const library = await smallLibrary()
    const tools = await asTools(library, { environment })
    const craft = tools.find(({ name }) => name === 'craftSticks')
    expect(JSON.parse(String(await craft?.invoke({})))).toMatchObject({ outcome: { status: 'completed' } })
    expect(environment.programs[0]?.modules?.map(({ name }) => name)).toEqual(['mineWoodLog'])
    expect((await library.versions('craftSticks'))[0]?.use.successes).toBe(1)
  })

  test('asTools offers names that every provider takes, and descriptions that are not empty', async () => {
    const environment = fakeEnvironment({ onStep: () => makeStepResult() })
    const library = emptyLibrary()
    const name = `mine$${'All'.repeat(30)}`
    await library.add({ name, source: `async function ${name}(bot) {}` }, { name: 'Mine 1 wood log' })
    const [skill] = await library.list()
    const skills = skill === undefined ? [] : [{ ...skill, description: '' }]
    const [tool] = await asTools(library, { environment, skills })
    expect(tool?.name).toMatch(/^mine_All[\w-]{1,60}$/)
    expect(tool?.description).toBe(`Runs ${name}.`)
    await tool?.invoke({})
    expect(environment.programs[0]?.name).toBe(name)
  })

  if (native !== undefined) {
    test('HNSWLib loads an exported folder, and ours its documents', async () => {
      const directory = await temporaryFolder()
      const embeddings = new HashingEmbeddings({ dimensions: 64 })
      const store = await SkillVectorStore.fromTexts(
        ['mine wood', 'kill pig'],
        [{ a: 1 }, { a: 2 }],
        embeddings,
      )
      await exportHnswLibFolder(store, { directory, HNSWLib })
      expect((await readdir(directory)).sort()).toEqual(['args.json', 'docstore.json', 'hnswlib.index'])
      const theirs = await HNSWLib.load(directory, embeddings)
      expect((await theirs.similaritySearch('pig', 1))[0]?.pageContent).toBe('kill pig')
      const ours = await importHnswLibFolder(directory, { embeddings })
      expect((await ours.similaritySearch('pig', 1))[0]?.metadata).toEqual({ a: 2 })
    })

    test('a library works over HNSWLib, which cannot delete', async () => {
      const embeddings = new HashingEmbeddings()
      const notices: string[] = []
      const index = new HNSWLib(embeddings, { space: 'cosine' })
      const library = createSkillLibrary({ embeddings, index, onNotice: ({ type }) => notices.push(type) })
      await library.add({ name: 'a', source: 'function a(bot) {}' }, { name: 'Kill a pig' })
      await library.add({ name: 'a', source: 'function a(bot) { 1 }' }, { name: 'Kill a pig' })
      await library.add({ name: 'b', source: 'function b(bot) {}' }, { name: 'Mine wood' })
      const found = await library.retrieve({ task: { name: 'Kill a pig' } }, { limit: 2 })
      expect(found.map(({ name, version }) => `${name}${version}`)).toEqual(['a2', 'b1'])
      expect(notices).toEqual(['index-delete-unsupported'])
    })
  }

  test('importing a folder without a docstore says so', async () => {
    await expect(
      importHnswLibFolder(await temporaryFolder(), { embeddings: new HashingEmbeddings() }),
    ).rejects.toThrow(/does not exist/)
  })
})
