import type { Program } from '@voyager-mc/core'
import { makeObservation, manualClock } from '@voyager-mc/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { createSkillLibrary } from './create-skill-library.ts'
import type { PromoteSkill } from './promote-skill.ts'
import { exactNearestIndex } from '../search/exact-nearest-index.ts'
import { SkillVectorStore } from '../search/skill-vector-store.ts'
import { HashingEmbeddings } from '../embeddings/hashing-embeddings.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'
import type { OnSkillNotice } from '../record/skill-notice.ts'

const task = { name: 'Mine 1 wood log' }
const mine: Program = {
  name: 'mineWoodLog',
  source: 'async function mineWoodLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}',
}

function variant(note: string): Program {
  return { ...mine, source: `${mine.source} // ${note}` }
}

function library(options: {
  readonly promote: PromoteSkill
  readonly onNotice?: OnSkillNotice
}): ManagedSkillLibrary {
  const index = new SkillVectorStore(new HashingEmbeddings(), { factory: exactNearestIndex })
  return createSkillLibrary({ clock: manualClock(), index, ...options })
}

describe('promotion', () => {
  test('keeps the verdict of a skill that passed its replay', async () => {
    const skills = library({ promote: async () => ({ status: 'passed', detail: 'one log' }) })
    await skills.add(mine, task)
    expect((await skills.records())[0]?.promotion).toEqual({ status: 'passed', detail: 'one log' })
  })

  test('does not replace a working version by one that failed its replay', async () => {
    const verdicts = ['passed', 'failed'] as const
    let call = 0
    const skills = library({ promote: async () => ({ status: verdicts[call++] ?? 'failed', detail: '' }) })
    await skills.add(mine, task)
    await skills.add(variant('worse'), task)
    expect((await skills.get(mine.name))?.version).toBe(1)
    expect(await skills.versions(mine.name)).toHaveLength(2)
  })

  test('is told the start and the skills the program calls', async () => {
    const promote = vi.fn(async () => ({ status: 'passed', detail: '' }) as const)
    const skills = library({ promote })
    await skills.add(mine, task)
    const start = makeObservation({ inventory: { oak_log: 2 }, biome: 'forest' })
    const source = `async function again(bot) { await ${mine.name}(bot) }`
    await skills.add({ name: 'again', source }, task, { start })
    expect(promote).toHaveBeenLastCalledWith({ name: 'again', source, modules: [mine] }, task, { start })
    expect((await skills.versions('again'))[0]?.start).toEqual({
      inventory: { oak_log: 2 },
      equipment: {},
      position: start.position,
      biome: 'forest',
    })
  })

  test('keeps a refused skill out of retrieval, and says why', async () => {
    const skills = library({ promote: async () => ({ status: 'failed', detail: 'No log.' }) })
    expect(await skills.add(mine, task)).toMatchObject({ refused: 'No log.' })
    expect(await skills.retrieve({ task })).toEqual([])
    expect(await skills.recordUse(mine.name, 'succeeded')).toMatchObject({ status: 'quarantined' })
  })

  test('replays a refused skill again when it is learned again', async () => {
    const verdicts = [
      { status: 'failed', detail: 'No log.' },
      { status: 'skipped', reason: 'no-world', detail: 'Not installed.' },
      { status: 'passed', detail: 'One log.' },
    ] as const
    let call = 0
    const skills = library({ promote: async () => verdicts[call++] ?? verdicts[0] })
    expect(await skills.add(mine, task)).toHaveProperty('refused')
    expect(await skills.add(mine, task)).toHaveProperty('refused')
    expect(await skills.add(mine, task)).not.toHaveProperty('refused')
    expect((await skills.records())[0]).toMatchObject({ status: 'active', promotion: verdicts[2] })
    await skills.add(mine, task)
    expect(call).toBe(3)
  })

  test('admits a skill whose replay was skipped, with the reason', async () => {
    const verdict = { status: 'skipped', reason: 'no-world', detail: 'Not installed.' } as const
    const notices: string[] = []
    const skills = library({ promote: async () => verdict, onNotice: ({ message }) => notices.push(message) })
    await skills.add(mine, task)
    expect((await skills.records())[0]).toMatchObject({ status: 'active', promotion: verdict })
    expect(notices).toEqual(['The skill mineWoodLog is admitted without a replay: Not installed.'])
  })
})

test('keeps a variant that took longer for the same task in the record, and the faster one in use', async () => {
  const library = createSkillLibrary()
  const task = { name: 'Mine 1 wood log' }
  const learn = (text: string, ticks: number) =>
    library.add({ name: 'mine', source: `async function mine(bot) { bot.chat("${text}") }` }, task, {
      provenance: { ticks },
    })
  await learn('first', 400)
  await learn('slower', 900)
  const inUse = async (): Promise<string> => (await library.get('mine'))?.source ?? ''
  expect(await inUse()).toContain('first')
  await learn('faster', 300)
  expect(await inUse()).toContain('faster')
  expect((await library.versions('mine')).map(({ status }) => status)).toEqual([
    'superseded',
    'superseded',
    'active',
  ])
})

test('lets a slower variant take the place of one that has failed since', async () => {
  const library = createSkillLibrary()
  const task = { name: 'Mine 1 wood log' }
  const source = (text: string): string => `async function mine(bot) { bot.chat("${text}") }`
  await library.add({ name: 'mine', source: source('first') }, task, { provenance: { ticks: 400 } })
  await library.recordUse('mine', 'failed')
  await library.add({ name: 'mine', source: source('second') }, task, { provenance: { ticks: 900 } })
  expect((await library.get('mine'))?.source).toContain('second')
})
