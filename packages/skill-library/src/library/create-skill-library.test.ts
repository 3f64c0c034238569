import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manualClock } from '@voyager-mc/core/testing'
import type { Program } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { createSkillLibrary, type CreateSkillLibraryOptions } from './create-skill-library.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'
import { exactNearestIndex } from '../search/exact-nearest-index.ts'
import { SkillVectorStore } from '../search/skill-vector-store.ts'
import { HashingEmbeddings } from '../embeddings/hashing-embeddings.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import { fileSkillStore } from '../stores/file-skill-store.ts'
import { memorySkillStore } from '../stores/memory-skill-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const mine: Program = {
  name: 'mineWoodLog',
  source: 'async function mineWoodLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}',
}
const craft: Program = {
  name: 'craftSticks',
  source:
    'async function craftSticks(bot) {\n  await mineWoodLog(bot)\n  await craftItem(bot, "stick", 4)\n}',
}
const kill: Program = {
  name: 'killPig',
  source: 'async function killPig(bot) { await killMob(bot, "pig", 300) }',
}
const task = { name: 'Mine 1 wood log' }

function library(options: CreateSkillLibraryOptions = {}): ManagedSkillLibrary & { notices: SkillNotice[] } {
  const notices: SkillNotice[] = []
  const made = createSkillLibrary({
    clock: manualClock(),
    // Whether the native index is installed depends on the machine, and is another file's business.
    onNotice: (notice) => {
      if (notice.type !== 'exact-search') notices.push(notice)
    },
    ...options,
  })
  return { ...made, notices }
}

function variant(text: string): Program {
  return { ...mine, source: `${mine.source} // ${text}` }
}

describe('add', () => {
  test('gives the skill with a description from its syntax', async () => {
    expect(await library().add(mine, task)).toEqual({
      ...mine,
      description: 'Mines oak log.',
      task: task.name,
      version: 1,
    })
  })

  test('adds nothing when the same source is learned again', async () => {
    const skills = library()
    const first = await skills.add(mine, task)
    expect(await skills.add({ ...mine, source: `${mine.source}\r\n` }, task)).toEqual(first)
    expect(await skills.versions(mine.name)).toHaveLength(1)
  })

  test('adds nothing twice when the same source is added at the same time', async () => {
    const skills = library()
    await Promise.all([skills.add(mine, task), skills.add(mine, task), skills.add(mine, task)])
    expect(await skills.versions(mine.name)).toHaveLength(1)
  })

  test('keeps the older version when a skill is learned anew', async () => {
    const skills = library()
    await skills.add(mine, task)
    expect((await skills.add(variant('better'), task)).version).toBe(2)
    expect((await skills.versions(mine.name)).map(({ status }) => status)).toEqual(['superseded', 'active'])
  })

  test('brings an older version back when its source is learned again', async () => {
    const skills = library()
    await skills.add(mine, task)
    await skills.add(variant('other'), task)
    expect((await skills.add(mine, task)).version).toBe(1)
    expect((await skills.get(mine.name))?.version).toBe(1)
  })

  test('records provenance, context, dependencies, parameters and time', async () => {
    const clock = manualClock(5000)
    const skills = library({ clock })
    await skills.add(mine, task)
    await skills.add(craft, { name: 'Craft sticks', context: 'From logs.' }, { provenance: { seed: 7 } })
    expect((await skills.versions('craftSticks'))[0]).toMatchObject({
      provenance: { seed: 7 },
      taskContext: 'From logs.',
      dependencies: ['mineWoodLog'],
      parameters: ['bot'],
      createdAtMs: 5000,
    })
  })

  test.each([
    ['a syntax error', { ...mine, source: 'function (' }, /does not parse/],
    ['another function name', { ...mine, name: 'other' }, /declare it at top level \(found: mineWoodLog\)/],
    ['a path as name', { ...mine, name: '../evil' }, /pass a function name/],
    [
      'the name of a primitive',
      { name: 'mineBlock', source: 'function mineBlock() {}' },
      /a primitive has this name/,
    ],
    ['an empty source', { ...mine, source: '' }, /found: none/],
  ])('refuses %s and keeps the library as it was', async (_what, program, message) => {
    const skills = library({ reservedNames: ['mineBlock'] })
    await expect(skills.add(program, task)).rejects.toThrow(message)
    expect(await skills.list()).toEqual([])
  })

  test('describes from the syntax when the chosen description fails', async () => {
    const describeSkill = (): Promise<string> => Promise.reject(new Error('no credit'))
    const skills = library({ describe: describeSkill })
    expect((await skills.add(mine, task)).description).toBe('Mines oak log.')
    expect(skills.notices.map(({ type }) => type)).toEqual(['describe-failed'])
  })

  test('ends within the call when aborted during a description, and admits nothing', async () => {
    const skills = library({ describe: () => new Promise(() => undefined) })
    const controller = new AbortController()
    const adding = skills.add(mine, task, { signal: controller.signal })
    controller.abort(new Error('stop'))
    await expect(adding).rejects.toThrow('stop')
    expect(await skills.list()).toEqual([])
  })

  test('keeps a skill whose vector cannot be made, and finds it by words', async () => {
    class Broken extends HashingEmbeddings {
      override embedDocuments(): Promise<number[][]> {
        return Promise.reject(new Error('service away'))
      }
    }
    const skills = library({ embeddings: new Broken() })
    await skills.add(mine, task)
    expect((await skills.retrieve({ task })).map(({ name }) => name)).toEqual([mine.name])
    expect(skills.notices.map(({ type }) => type)).toContain('embedding-failed')
  })
})

describe('retrieve', () => {
  test('gives an empty list from an empty library', async () => {
    expect(await library().retrieve({ task })).toEqual([])
  })

  test('gives the best match first and at most the limit', async () => {
    const skills = library()
    await skills.add(mine, task)
    await skills.add(craft, { name: 'Craft sticks' })
    await skills.add(kill, { name: 'Kill one pig' })
    const found = await skills.retrieve({ task: { name: 'Hunt a pig' } }, { limit: 2 })
    expect(found.map(({ name }) => name)[0]).toBe('killPig')
    expect(found).toHaveLength(2)
  })

  test('lets what the last attempt lacked pull a skill in', async () => {
    const skills = library()
    await skills.add(mine, task)
    await skills.add(kill, { name: 'Kill one pig' })
    const query = { task: { name: 'Build a nether portal' }, need: 'I need oak logs' }
    expect((await skills.retrieve(query, { limit: 1 }))[0]?.name).toBe('mineWoodLog')
  })

  test.each([
    ['a limit of zero', { task }, 0],
    ['an empty task', { task: { name: ' ' } }, 5],
  ])('gives nothing for %s', async (_what, query, limit) => {
    const skills = library()
    await skills.add(mine, task)
    expect(await skills.retrieve(query, { limit })).toEqual([])
  })

  test('finds the newest version only', async () => {
    const skills = library()
    await skills.add(mine, task)
    await skills.add(variant('better'), task)
    expect((await skills.retrieve({ task })).map(({ version }) => version)).toEqual([2])
  })

  test('works with the exact search and with any other vector store', async () => {
    const embeddings = new HashingEmbeddings()
    const skills = library({ index: new SkillVectorStore(embeddings, { factory: exactNearestIndex }) })
    await skills.add(mine, task)
    expect((await skills.retrieve({ task }))[0]?.name).toBe(mine.name)
  })
})

describe('upkeep', () => {
  test('rolls back to an older version', async () => {
    const skills = library()
    await skills.add(mine, task)
    await skills.add(variant('worse'), task)
    expect((await skills.rollback(mine.name, 1)).version).toBe(1)
    expect((await skills.retrieve({ task })).map(({ version }) => version)).toEqual([1])
  })

  test.each([
    ['a skill', 'none', 1, /no version 1 of the skill none;/],
    ['a version', 'mineWoodLog', 9, /no version 9 of the skill mineWoodLog;/],
  ])('says that it does not hold %s to roll back to', async (_what, name, version, message) => {
    const skills = library()
    await skills.add(mine, task)
    await expect(skills.rollback(name, version)).rejects.toThrow(message)
  })

  test('retires a skill that succeeds too seldom, and lets others call it still', async () => {
    const skills = library()
    await skills.add(mine, task)
    for (let use = 0; use < 8; use += 1) await skills.recordUse(mine.name, 'failed')
    expect(await skills.retrieve({ task })).toEqual([])
    expect((await skills.resolve(craft)).modules?.map(({ name }) => name)).toEqual([mine.name])
  })

  test('tries a retired skill again after the parole time', async () => {
    const clock = manualClock()
    const skills = library({ clock, lifecycle: { paroleAfterMs: 1000 } })
    await skills.add(mine, task)
    await skills.retire(mine.name, 'too slow')
    expect(await skills.retrieve({ task })).toEqual([])
    await clock.advance(1000)
    expect(await skills.retrieve({ task })).toHaveLength(1)
  })

  test('quarantines a skill that worked and then fails, until it works again', async () => {
    const skills = library()
    await skills.add(mine, task)
    await skills.recordUse(mine.name, 'succeeded')
    for (let use = 0; use < 4; use += 1) await skills.recordUse(mine.name, 'failed')
    expect((await skills.records())[0]).toMatchObject({
      status: 'quarantined',
      statusReason: 'It worked before and then failed 4 times in a row.',
    })
    await skills.recordUse(mine.name, 'succeeded')
    expect((await skills.records())[0]?.status).toBe('active')
  })

  test('learning a quarantined skill again brings it back', async () => {
    const skills = library()
    await skills.add(mine, task)
    await skills.quarantine(mine.name, 'broken')
    await skills.add(mine, task)
    expect(await skills.list()).toHaveLength(1)
  })

  test('verify finds missing names, circles and twins', async () => {
    const skills = library()
    await skills.add({ name: 'one', source: 'function one(bot) { two(bot); fly(bot) }' }, task)
    await skills.add({ name: 'two', source: 'function two(bot) { one(bot) }' }, task)
    await skills.add({ name: 'a', source: 'function a(bot) {}' }, task)
    await skills.add({ name: 'b', source: 'function b(bot) {}' }, task)
    const findings = await skills.verify({ knownNames: [] })
    expect(findings.map(({ skill, type }) => `${skill} ${type}`)).toEqual([
      'one missing-name',
      'one dependency-cycle',
      'two dependency-cycle',
      'b duplicate-source',
    ])
  })
})

describe('a library in a folder', () => {
  test('is the same after it was closed and opened', async () => {
    const directory = await temporaryFolder()
    const first = library({ store: fileSkillStore(directory) })
    await first.add(mine, task)
    await first.add(craft, { name: 'Craft sticks' })
    await first.recordUse(mine.name, 'succeeded')
    const before = await first.records()
    const found = await first.search({ task })
    await first.close()
    const second = library({ store: fileSkillStore(directory) })
    expect(await second.records()).toEqual(before)
    const again = await second.search({ task })
    expect(again.map(({ skill }) => skill)).toEqual(found.map(({ skill }) => skill))
    expect(second.notices).toEqual([])
    await second.close()
  })

  test('embeds nothing again when the saved index fits', async () => {
    const directory = await temporaryFolder()
    class Counting extends HashingEmbeddings {
      embedded = 0
      override embedDocuments(documents: string[]): Promise<number[][]> {
        this.embedded += documents.length
        return super.embedDocuments(documents)
      }
    }
    const first = library({ store: fileSkillStore(directory) })
    await first.add(mine, task)
    await first.close()
    const embeddings = new Counting()
    const second = library({
      store: fileSkillStore(directory),
      embeddings,
      embeddingId: 'HashingEmbeddings:hashing-1-512:512',
    })
    expect(await second.retrieve({ task })).toHaveLength(1)
    expect(embeddings.embedded).toBe(0)
    await second.close()
  })

  test('reads no index for calls that only look up names', async () => {
    const directory = await temporaryFolder()
    const filled = createSkillLibrary({ store: fileSkillStore(directory) })
    await filled.add(mine, task)
    await filled.close()
    await writeFile(join(directory, 'index', 'manifest.json'), 'damaged')
    const skills = library({ store: fileSkillStore(directory) })
    await skills.open()
    expect((await skills.list()).map(({ name }) => name)).toEqual([mine.name])
    expect(skills.notices).toEqual([])
    expect(await skills.retrieve({ task })).toHaveLength(1)
    expect(skills.notices.map(({ type }) => type)).toEqual(['index-rebuilt'])
    await skills.close()
  })

  test('embeds everything again for another embedding, and says so', async () => {
    const directory = await temporaryFolder()
    const first = library({ store: fileSkillStore(directory) })
    await first.add(mine, task)
    await first.close()
    const second = library({
      store: fileSkillStore(directory),
      embeddings: new HashingEmbeddings({ dimensions: 64 }),
    })
    expect(await second.retrieve({ task })).toHaveLength(1)
    expect(second.notices.map(({ message }) => message)).toEqual([
      expect.stringMatching(/built anew: it was made with the embedding .*512.* not .*64/),
    ])
    await second.close()
  })

  test('takes over a folder written by the original', async () => {
    const directory = await temporaryFolder()
    const { mkdir, writeFile } = await import('node:fs/promises')
    await mkdir(`${directory}/vectordb`, { recursive: true })
    await writeFile(`${directory}/vectordb/index.pkl`, 'not ours')
    const entry = {
      code: mine.source,
      description: 'async function mineWoodLog(bot) {\n    // Digs a log.\n}',
    }
    await writeFile(`${directory}/skills.json`, JSON.stringify({ mineWoodLog: entry }))
    const skills = library({ store: fileSkillStore(directory) })
    expect(await skills.list()).toEqual([
      { ...mine, description: 'Digs a log.', task: 'mine wood log', version: 1 },
    ])
    await skills.close()
  })

  test('opens again after it was locked', async () => {
    const directory = await temporaryFolder()
    const holder = fileSkillStore(directory)
    await holder.load()
    const skills = library({ store: fileSkillStore(directory) })
    await expect(skills.list()).rejects.toThrow(/being written by process/)
    await holder.close()
    await expect(skills.list()).resolves.toEqual([])
    await skills.close()
  })
})

test('a store that fails keeps the library as it was', async () => {
  const store = memorySkillStore()
  const skills = library({ store: { ...store, save: () => Promise.reject(new Error('disk full')) } })
  await expect(skills.add(mine, task)).rejects.toThrow('disk full')
  expect(await skills.list()).toEqual([])
})
