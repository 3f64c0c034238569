import { seededRandom } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { createExperience, type Experience } from '../experience/experience.ts'
import { createPursuits } from './pursuits.ts'
import { techTreeCurriculum } from './tech-tree-curriculum.ts'

const techTree = createTechTree('1.19.4')

function makeExperience(): Experience {
  return createExperience({ version: '1.19.4', random: seededRandom(1) })
}

/** Lets so many seconds of the world pass. */
function pass(experience: Experience, seconds: number): void {
  const before = makeObservation()
  experience.learnFrom(
    makeStepResult({ observation: makeObservation({ elapsedTicks: 20 * seconds }) }),
    before,
  )
}

/** Experience of lives that were long on the way to the dragon, with so many new kinds to show for it. */
function afterJourney(seconds: number, kinds: number): Experience {
  const experience = makeExperience()
  const pursuits = createPursuits(experience)
  pursuits.began('journey', 130)
  pass(experience, seconds)
  pursuits.ended(130 + kinds)
  return createExperience({ version: '1.19.4', records: experience.records(), random: seededRandom(1) })
}

test('the journey costs what it cost, moved from what nobody knows', () => {
  const nobody = createPursuits(makeExperience())
  expect(nobody.inheritedSecondsEach()).toBeUndefined()
  // Two kinds at 300 seconds are believed in; ten more took 9000.
  expect(createPursuits(afterJourney(9000, 10)).inheritedSecondsEach()).toBe((2 * 300 + 9000) / 12)
})

test('who inherits from a life that never set out goes by what nobody knows', () => {
  const experience = makeExperience()
  const pursuits = createPursuits(experience)
  pursuits.began('variety', 40, 100)
  pass(experience, 100)
  pursuits.ended(41)
  const heir = createExperience({ version: '1.19.4', records: experience.records(), random: seededRandom(1) })
  expect(createPursuits(heir).inheritedSecondsEach()).toBe(300)
})

test('estimates are stretched by what they turned out to take', () => {
  const experience = makeExperience()
  const pursuits = createPursuits(experience)
  expect(pursuits.secondsPerEstimated()).toBe(1)
  pursuits.began('variety', 40, 98)
  pass(experience, 398)
  pursuits.ended(41)
  expect(pursuits.secondsPerEstimated()).toBe(4)
  // What is over is counted once, and what was never begun not at all.
  pass(experience, 1000)
  pursuits.ended(41)
  expect(pursuits.secondsPerEstimated()).toBe(4)
})

test('without experience nothing is known and nothing is kept', () => {
  const pursuits = createPursuits(undefined)
  pursuits.began('variety', 1, 10)
  pursuits.ended(2)
  expect([pursuits.inheritedSecondsEach(), pursuits.secondsPerEstimated()]).toEqual([undefined, 1])
})

const dress =
  'furnace iron_ingot diamond shield iron_helmet iron_chestplate iron_leggings iron_boots golden_boots iron_sword'
const road = 'diamond_pickaxe iron_pickaxe water_bucket crafting_table stone_pickaxe stone_axe cobblestone'
const plain = techTree.items.filter((item) => /_(planks|stairs|slab|button|carpet|fence|dye)$/.test(item))
const names = [...plain.slice(0, 120), ...dress.split(' '), ...road.split(' '), 'oak_log', 'stone_sword']
const inventory = {
  ...Object.fromEntries(names.map((item) => [item, 1])),
  cooked_beef: 8,
  gold_ingot: 4,
  stick: 64,
  oak_planks: 64,
}

/** The task after 130 kinds of things, with new ones at hand. */
async function taskOf(experience: Experience, completed: readonly string[] = []): Promise<string> {
  const random = seededRandom(1)
  const curriculum = techTreeCurriculum({ techTree, experience, random, initial: { completed } })
  const { name } = await curriculum.propose(makeObservation({ inventory, usedSlots: 20 }))
  return name
}

test('a first life sets out after 130 kinds, and a second one that knows what it cost takes what is nearby first', async () => {
  expect(await taskOf(makeExperience())).toBe('Enchant 1 diamond_pickaxe')
  expect(await taskOf(afterJourney(9000, 10))).not.toMatch(/Enchant|Enter/)
  // Where it brought more than what is nearby, it comes first again.
  expect(await taskOf(afterJourney(10, 5000))).toBe('Enchant 1 diamond_pickaxe')
})

test('a first life that goes on inherits nothing from itself: who has set out goes on, whatever it costs', async () => {
  const begun = ['Enchant 1 diamond_pickaxe']
  expect(await taskOf(afterJourney(9000, 10), begun)).toBe('Enter the_nether')
})

test('a second life that goes on still knows what it has inherited', async () => {
  const experience = afterJourney(9000, 10)
  createPursuits(experience)
  expect(await taskOf(experience, ['Craft 1 stone_axe'])).not.toMatch(/Enchant|Enter/)
})

test('food for the road is no experience of the journey', async () => {
  const experience = makeExperience()
  const curriculum = techTreeCurriculum({ techTree, experience, random: seededRandom(1) })
  const hungry = makeObservation({ inventory: { ...inventory, cooked_beef: 0 }, usedSlots: 20 })
  expect((await curriculum.propose(hungry)).name).toMatch(/cooked/)
  pass(experience, 600)
  await curriculum.propose(makeObservation({ inventory, usedSlots: 20 }))
  expect(experience.records()).toEqual([])
})

test('the curriculum counts what it pursues', async () => {
  const experience = makeExperience()
  const curriculum = techTreeCurriculum({ techTree, experience, random: seededRandom(1) })
  await curriculum.propose(makeObservation({ inventory, usedSlots: 20 }))
  pass(experience, 600)
  await curriculum.propose(makeObservation({ inventory: { ...inventory, obsidian: 1 }, usedSlots: 20 }))
  expect(experience.records()).toMatchObject([
    { way: 'pursue journey', item: 'new_kind', tries: 1, items: 1, ticks: 12_000, failures: 0 },
  ])
})
