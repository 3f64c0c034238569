import { rm, writeFile } from 'node:fs/promises'
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
import { memorySkillStore } from '../stores/memory-skill-store.ts'
import { sqliteSkillStore } from '../stores/sqlite-skill-store.ts'
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
      'a name every object has',
      { name: 'toString', source: 'function toString() {}' },
      /pass a function name/,
    ],
    ['a book', { ...mine, source: `${mine.source}\n//${'x'.repeat(1_000_000)}` }, /at most 1000000/],
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

describe('a library in a file', () => {
  const fileIn = async (): Promise<string> => join(await temporaryFolder(), 'skills.db')

  test('is the same after it was closed and opened', async () => {
    const path = await fileIn()
    const first = library({ store: sqliteSkillStore(path) })
    await first.add(mine, task)
    await first.add(craft, { name: 'Craft sticks' })
    await first.recordUse(mine.name, 'succeeded')
    const before = await first.records()
    const found = await first.search({ task })
    await first.close()
    const second = library({ store: sqliteSkillStore(path) })
    expect(await second.records()).toEqual(before)
    expect((await second.search({ task })).map(({ skill }) => skill)).toEqual(found.map(({ skill }) => skill))
    expect(second.notices).toEqual([])
    await second.close()
  })

  test('embeds nothing again after it was opened', async () => {
    const path = await fileIn()
    class Counting extends HashingEmbeddings {
      embedded = 0
      override embedDocuments(documents: string[]): Promise<number[][]> {
        this.embedded += documents.length
        return super.embedDocuments(documents)
      }
    }
    const open = async (embeddings: Counting): Promise<number> => {
      const skills = library({ store: sqliteSkillStore(path), embeddings })
      await skills.add(mine, task)
      expect(await skills.retrieve({ task })).toHaveLength(1)
      await skills.close()
      return embeddings.embedded
    }
    expect(await open(new Counting())).toBe(1)
    expect(await open(new Counting())).toBe(0)
    expect(await open(new Counting({ dimensions: 64 }))).toBe(1)
  })

  test('sees what another library has saved in the file, and numbers versions after it', async () => {
    const path = await fileIn()
    const [here, there] = [
      library({ store: sqliteSkillStore(path) }),
      library({ store: sqliteSkillStore(path) }),
    ]
    expect(await here.retrieve({ task })).toEqual([])
    await there.add(mine, task)
    expect((await here.retrieve({ task })).map(({ name }) => name)).toEqual([mine.name])
    expect((await here.add(variant('better'), task)).version).toBe(2)
    expect((await there.versions(mine.name)).map(({ status }) => status)).toEqual(['superseded', 'active'])
    expect((await there.retrieve({ task })).map(({ version }) => version)).toEqual([2])
    await here.close()
    await there.close()
  })

  test('decides again when somebody else saved while it decided', async () => {
    const path = await fileIn()
    const store = sqliteSkillStore(path)
    const other = library({ store: sqliteSkillStore(path) })
    let saves = 0
    const skills = library({
      store: {
        ...store,
        async save(records, options) {
          saves += 1
          if (saves === 1) await other.add(variant('theirs'), task)
          return store.save(records, options)
        },
      },
    })
    expect((await skills.add(mine, task)).version).toBe(2)
    expect(saves).toBe(2)
    expect((await other.versions(mine.name)).map(({ version }) => version)).toEqual([1, 2])
    await skills.close()
    await other.close()
  })

  test('is read beside its writer, and takes no change', async () => {
    const path = await fileIn()
    const writer = library({ store: sqliteSkillStore(path) })
    await writer.add(mine, task)
    const reader = library({ store: sqliteSkillStore(path, { access: 'read' }) })
    expect((await reader.retrieve({ task })).map(({ name }) => name)).toEqual([mine.name])
    await expect(reader.add(craft, task)).rejects.toThrow(/open for reading/)
    await writer.add(craft, { name: 'Craft sticks' })
    expect((await reader.list()).map(({ name }) => name)).toEqual([mine.name, craft.name])
    await reader.close()
    await writer.close()
  })

  test('can be opened after a call that failed', async () => {
    const directory = await temporaryFolder()
    const path = join(directory, 'skills.db')
    await writeFile(path, 'no database')
    const skills = library({ store: sqliteSkillStore(path) })
    await expect(skills.list()).rejects.toThrow(/is not a database/)
    await rm(path)
    await expect(skills.list()).resolves.toEqual([])
    await skills.close()
  })
})

test('a store that never lets a save through ends the call', async () => {
  const store = memorySkillStore()
  const skills = library({ store: { ...store, save: async () => ({ status: 'behind' }) } })
  await expect(skills.add(mine, task)).rejects.toThrow(/Others saved 1000 times in between/)
})

test('a store that fails keeps the library as it was', async () => {
  const store = memorySkillStore()
  const skills = library({ store: { ...store, save: () => Promise.reject(new Error('disk full')) } })
  await expect(skills.add(mine, task)).rejects.toThrow('disk full')
  expect(await skills.list()).toEqual([])
})

test('skills learned for the very same task come first, whatever else the query says', async () => {
  const skills = library()
  await skills.add(craft, { name: 'Craft 4 stick' })
  await skills.add(kill, { name: 'Kill 1 pig' })
  await skills.add(mine, { name: 'Mine 1 wood log' })
  const need = 'I also need stick, pig, porkchop, furnace, iron ingot.'
  const found = await skills.retrieve({ task: { name: 'mine 1 wood_log.' }, need }, { limit: 1 })
  expect(found.map(({ name }) => name)).toEqual(['mineWoodLog'])
})

describe('outline', () => {
  test('finds skills for what a plan goes over within the limit, however tasks are spelled', async () => {
    const skills = library()
    const learn = async (name: string, learned: string): Promise<void> => {
      await skills.add({ name, source: `async function ${name}(bot) {}` }, { name: learned })
    }
    await learn('mineIronOre', 'Mine 3 iron ore')
    await learn('craftFurnace', 'Craft a furnace')
    for (const colour of ['red', 'blue', 'green', 'black'])
      await learn(`${colour}Bed`, `Craft 1 ${colour}_bed`)
    const query = { task: { name: 'Craft 1 bucket' }, names: ['bucket', 'iron_ore', 'furnace'] }
    const found = async (limit: number): Promise<readonly string[]> =>
      (await skills.retrieve(query, { limit })).map(({ name }) => name)
    expect(await found(2)).toEqual(['mineIronOre', 'craftFurnace'])
    expect(await found(4)).toHaveLength(4)
    expect(await found(0)).toEqual([])
  })

  test('names every skill in use with its record, those that fit the task first', async () => {
    const skills = library()
    await skills.add(mine, task)
    await skills.add(craft, { name: 'Craft 4 stick' })
    await skills.add(kill, { name: 'Kill 1 pig' })
    await skills.recordUse('killPig', 'succeeded')
    await skills.retire('mineWoodLog', 'It is old.')
    const outline = await skills.outline({ task: { name: 'Kill 1 pig' } })
    expect(outline.map(({ name }) => name)).toEqual(['killPig', 'craftSticks'])
    expect(outline[0]).toMatchObject({ record: { successes: 1, failures: 0 } })
  })
})
