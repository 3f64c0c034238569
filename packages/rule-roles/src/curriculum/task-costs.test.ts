import { AgentError, seededRandom, type ExperienceStore, type GameEvent } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { createExperience, type Experience } from '../experience/experience.ts'
import { createTaskCosts } from './task-costs.ts'
import { techTreeCurriculum } from './tech-tree-curriculum.ts'

const techTree = createTechTree('1.19.4')

function makeExperience(before?: Experience): Experience {
  const records = before?.records() ?? []
  return createExperience({ version: '1.19.4', random: seededRandom(1), records })
}

interface Told {
  readonly task: string
  readonly seconds: number
  readonly gained?: readonly string[]
  readonly isCompleted?: boolean
  readonly damage?: number
}

const isNothingHeld = (): boolean => false

/** Lets a life have been through a task. */
function live(
  experience: Experience,
  { task, seconds, gained = [], isCompleted = true, damage = 0 }: Told,
): void {
  const costs = createTaskCosts(experience)
  costs.began(task)
  const events: readonly GameEvent[] = [
    ...gained.map((item) => ({ type: 'item-change' as const, tick: 1, item, delta: 1, total: 1 })),
    { type: 'health-change', tick: 2, health: 20 - damage, food: 20, delta: -damage },
  ]
  const observation = makeObservation({ elapsedTicks: 20 * seconds })
  experience.learnFrom(makeStepResult({ events, observation }), makeObservation())
  costs.ended({ task, isCompleted, kinds: costs.newKinds(isNothingHeld) })
}

test('a task is expected to take what it took, moved from its estimate, and every half heart counts', () => {
  const experience = makeExperience()
  const costs = createTaskCosts(experience)
  expect(costs.secondsOf('Craft 1 ladder', 30)).toBe(30)
  live(experience, { task: 'Craft 1 ladder', seconds: 90 })
  expect(costs.secondsOf('Craft 1 ladder', 30)).toBe((2 * 30 + 90) / 3)
  live(experience, { task: 'Craft 1 bow', seconds: 90, damage: 10 })
  expect(costs.secondsOf('Craft 1 bow', 30)).toBe((2 * 30 + 90 + 40) / 3)
})

test('a task that failed costs its time and brings nothing', () => {
  const experience = makeExperience()
  live(experience, { task: 'Craft 1 bow', seconds: 600, isCompleted: false })
  expect(createTaskCosts(experience).secondsOf('Craft 1 bow', 30)).toBe((2 * 30 + 600) / 2)
})

test('what a task brought by the way is expected of it, used up since or not, and what is held already is not', () => {
  const experience = makeExperience()
  live(experience, { task: 'Kill 1 spider', seconds: 40, gained: ['string', 'spider_eye'] })
  const costs = createTaskCosts(makeExperience(experience))
  expect(costs.byTheWay('Kill 1 spider', isNothingHeld)).toBe(2)
  expect(costs.byTheWay('Kill 1 spider', (kind) => kind === 'string')).toBe(1)
  expect(costs.byTheWay('Kill 1 zombie', isNothingHeld)).toBe(0)
  live(experience, { task: 'Kill 1 spider', seconds: 40 })
  expect(createTaskCosts(experience).byTheWay('Kill 1 spider', isNothingHeld)).toBe(1)
})

test('the end of another task says nothing of the one that began, and without experience nothing is known', () => {
  const experience = makeExperience()
  const costs = createTaskCosts(experience)
  costs.began('Craft 1 bow')
  experience.learnFrom(
    makeStepResult({ observation: makeObservation({ elapsedTicks: 900 }) }),
    makeObservation(),
  )
  costs.ended({ task: 'Craft 1 ladder', isCompleted: true, kinds: [] })
  costs.ended({ task: 'Craft 1 bow', isCompleted: true, kinds: [] })
  expect(experience.records()).toEqual([])
  const ignorant = createTaskCosts(undefined)
  ignorant.began('Craft 1 bow')
  ignorant.ended({ task: 'Craft 1 bow', isCompleted: true, kinds: ignorant.newKinds(isNothingHeld) })
  expect([ignorant.secondsOf('Craft 1 bow', 30), ignorant.byTheWay('Craft 1 bow', isNothingHeld)]).toEqual([
    30, 0,
  ])
})

const kit =
  'crafting_table stone_pickaxe cobblestone diamond_pickaxe iron_pickaxe stone_axe stone_sword iron_sword iron_chestplate water_bucket shield diamond oak_log'
const inventory = Object.fromEntries(kit.split(' ').map((item) => [item, 1]))

/** The new thing that a life with this experience goes for first; the same luck for all. */
async function noveltyOf(experience: Experience): Promise<string> {
  const curriculum = techTreeCurriculum({ techTree, experience, random: seededRandom(1) })
  const task = await curriculum.propose(makeObservation({ inventory, usedSlots: 20 }))
  expect(curriculum.isNovelty(task)).toBe(true)
  return task.name
}

test('a second life leaves for later what was long and in vain in the first one, and begins with what brought most', async () => {
  const usual = await noveltyOf(makeExperience())
  const experience = makeExperience()
  live(experience, { task: usual, seconds: 600, isCompleted: false })
  expect(await noveltyOf(makeExperience(experience))).not.toBe(usual)
  const lucky = makeExperience(experience)
  live(lucky, { task: 'Mine 1 gravel', seconds: 5, gained: ['gravel', ...techTree.items.slice(0, 60)] })
  expect(await noveltyOf(makeExperience(lucky))).toBe('Mine 1 gravel')
})

test('what an attempt has made and used up is not new a second time', async () => {
  const usual = await noveltyOf(makeExperience())
  const parsed = techTree.parseTask(usual)
  const [item = ''] = parsed.status === 'parsed' ? parsed.task.accepts : []
  const experience = makeExperience()
  // The task was another one, which needed the thing.
  live(experience, { task: 'Craft 1 painting', seconds: 1, gained: [item] })
  expect(experience.kindsHeld()).toContain(item)
  expect(await noveltyOf(experience)).not.toBe(usual)
})

test('the curriculum counts the tasks that it proposed when they end', async () => {
  const experience = makeExperience()
  const curriculum = techTreeCurriculum({ techTree, experience, random: seededRandom(1) })
  const task = await curriculum.propose(makeObservation({ inventory, usedSlots: 20 }))
  const observation = makeObservation({ elapsedTicks: 1200, inventory: { ladder: 3 } })
  experience.learnFrom(makeStepResult({ observation }), makeObservation())
  await curriculum.record({ task, status: 'completed', attempts: 1 })
  const { name } = task
  expect(experience.records().filter(({ way }) => way.startsWith('task '))).toMatchObject([
    { way: `task ${name}`, item: 'task_done', tries: 1, failures: 0, ticks: 1200, items: 1 },
    { way: `task ${name}`, item: 'ladder', tries: 1, items: 1 },
  ])
})

test('a run that goes on counts nothing as new that it held before', async () => {
  const experience = makeExperience()
  const curriculum = techTreeCurriculum({ techTree, experience, random: seededRandom(1) })
  const task = await curriculum.propose(makeObservation({ inventory, usedSlots: 20 }))
  const observation = makeObservation({ elapsedTicks: 1200, inventory: { ...inventory, ladder: 3 } })
  experience.learnFrom(makeStepResult({ observation }), makeObservation())
  await curriculum.record({ task, status: 'completed', attempts: 1 })
  expect(experience.records().filter(({ items }) => items === 1)).toHaveLength(2)
})

test('the last task of a life is counted and kept when it ends, though no proposal follows', async () => {
  const saved: string[] = []
  const experienceStore: ExperienceStore = {
    load: async () => [],
    save: async (records) => void saved.push(...records.map(({ way, ticks }) => `${way} ${ticks}`)),
  }
  const experience = makeExperience()
  const random = seededRandom(1)
  const curriculum = techTreeCurriculum({ techTree, experience, experienceStore, random })
  const task = await curriculum.propose(makeObservation({ inventory, usedSlots: 20 }))
  const observation = makeObservation({ elapsedTicks: 36_000 })
  experience.learnFrom(makeStepResult({ observation }), makeObservation())
  await curriculum.record({ task, status: 'failed', attempts: 3 })
  expect(saved).toEqual(['pursue variety 36000', `task ${task.name} 36000`])
})

test('an outcome that is told again after a save that failed counts once', async () => {
  let isFull = true
  const experienceStore: ExperienceStore = {
    load: async () => [],
    save: () => (isFull ? Promise.reject(new AgentError('full', 'The disk is full.')) : Promise.resolve()),
  }
  const experience = makeExperience()
  const random = seededRandom(1)
  const curriculum = techTreeCurriculum({ techTree, experience, experienceStore, random })
  const task = await curriculum.propose(makeObservation({ inventory, usedSlots: 20 }))
  const observation = makeObservation({ elapsedTicks: 1200 })
  experience.learnFrom(makeStepResult({ observation }), makeObservation())
  const outcome = { task, status: 'failed', attempts: 3 } as const
  await expect(curriculum.record(outcome)).rejects.toThrow('The disk is full.')
  isFull = false
  await curriculum.record(outcome)
  expect(curriculum.progress().failed).toEqual([task.name])
  expect(experience.records().map(({ tries }) => tries)).toEqual([1, 1])
})
