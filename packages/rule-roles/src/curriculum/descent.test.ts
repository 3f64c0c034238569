import { seededRandom, type GameEvent, type Observation } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { createExperience, type Experience } from '../experience/experience.ts'
import { createTaskCosts } from './task-costs.ts'
import { descentSecondsEach } from './descent.ts'
import { nextMilestone } from './milestones.ts'
import { proposeNovelty } from './propose-novelty.ts'
import { createPursuits } from './pursuits.ts'
import { createTaskMemory } from './task-memory.ts'
import { techTreeCurriculum } from './tech-tree-curriculum.ts'

const techTree = createTechTree('1.19.4')

/** Experience of an earlier life that looked for diamonds so long, and of some minutes of variety. */
function afterSearch(seconds: number, gained: readonly string[] = ['diamond']): Experience {
  const experience = createExperience({ version: '1.19.4', random: seededRandom(1) })
  const costs = createTaskCosts(experience)
  costs.began('Mine 3 diamond')
  const events = gained.map((item): GameEvent => ({
    type: 'item-change',
    tick: 1,
    item,
    delta: 1,
    total: 1,
  }))
  const observation = makeObservation({ elapsedTicks: 20 * seconds })
  experience.learnFrom(makeStepResult({ events, observation }), makeObservation())
  costs.ended({ task: 'Mine 3 diamond', isCompleted: true, kinds: costs.newKinds(() => false) })
  experience.count(
    { way: 'pursue variety', item: 'estimated_second', ticks: 20_000, items: 1000, damage: 0 },
    {
      biome: 'any',
      dimension: 'overworld',
    },
  )
  return createExperience({ version: '1.19.4', random: seededRandom(1), records: experience.records() })
}

const kit =
  'oak_log oak_planks stick crafting_table cobblestone furnace stone_pickaxe stone_axe stone_sword iron_pickaxe shield iron_ingot'
const geared = 'iron_sword iron_chestplate water_bucket'
const inventory = Object.fromEntries(`${kit} ${geared}`.split(' ').map((item) => [item, 1]))

/** The task of somebody with an iron pickaxe and gear. */
async function taskOf(experience: Experience | undefined, given: Partial<Observation> = {}): Promise<string> {
  const random = seededRandom(1)
  const curriculum = techTreeCurriculum({ techTree, random, ...(experience && { experience }) })
  return (await curriculum.propose(makeObservation({ inventory, usedSlots: 15, ...given }))).name
}

test('a first life goes down for diamonds as soon as it can; one that knows a long search takes what is new nearby first', async () => {
  const nobodys = createExperience({ version: '1.19.4', random: seededRandom(1) })
  expect(await taskOf(nobodys)).toBe('Mine 3 diamond')
  expect(await taskOf(undefined)).toBe('Mine 3 diamond')
  expect(await taskOf(afterSearch(1400))).not.toMatch(/diamond/)
})

test('a search that brought more than what is nearby comes first in a second life, too', async () => {
  expect(await taskOf(afterSearch(2, techTree.items.slice(0, 400)))).toBe('Mine 3 diamond')
})

test('the third kind of slab comes before a search that costs more, though gear comes before both', async () => {
  // The wool of a bed has to be looked for; all else but a few kinds of birch is held.
  const isLeft = (item: string): boolean =>
    /^birch_(slab|stairs|door)$|diamond|string|_bed$|wool$|cobweb/.test(item)
  const rest = techTree.items.filter((item) => !isLeft(item))
  const all = { ...Object.fromEntries(rest.map((item) => [item, 4])), ...inventory }
  const observation = makeObservation({ inventory: all, usedSlots: 15, seenBlocks: [] })
  const memory = createTaskMemory(techTree, {})
  memory.observe(observation)
  const random = seededRandom(1)
  const known = { pursuits: createPursuits(undefined), costs: createTaskCosts(undefined) }
  const novelty = proposeNovelty(observation, { memory, techTree, random, ...known })
  const { secondsEach = 0, leastSecondsEach = 0 } = novelty ?? {}
  expect(leastSecondsEach).toBeLessThan(secondsEach)
  // A search that costs less for each new thing than the bed, and more than a slab.
  const kinds = Array.from({ length: 400 }, (_, place) => `kind_${place}`)
  const seconds = 3 * (5 + kinds.length) * ((secondsEach + leastSecondsEach) / 2) - 2 * 400
  expect(await taskOf(afterSearch(seconds, kinds), observation)).toBe(novelty?.task)
  expect(novelty?.task).toMatch(/_bed$/)
})

test('diamonds in the bag become the pickaxe, however long the search was', async () => {
  expect(await taskOf(afterSearch(1400), { inventory: { ...inventory, diamond: 2 } })).toBe(
    'Craft 1 diamond_pickaxe',
  )
})

test('who puts the diamonds off makes a bed before dusk, since the night is spent above', async () => {
  const sheep = { name: 'sheep', position: { x: 4, y: 64, z: 0 }, distanceBlocks: 4 }
  // Meat enough for the road, so that nobody hunts first.
  const fed = { ...inventory, cooked_beef: 8 }
  const dusk = { inventory: fed, timeOfDay: 11_000, nearbyEntities: [sheep] }
  expect(await taskOf(afterSearch(1400), dusk)).toBe('Craft 1 white_bed')
  expect(await taskOf(undefined, dusk)).toBe('Mine 3 diamond')
})

test('while the diamonds are put off, gear is seen to, and the way to the dragon waits', () => {
  const memory = createTaskMemory(techTree, {})
  const next = (items: Readonly<Record<string, number>>): string | undefined => {
    const observation = makeObservation({ inventory: items })
    memory.observe(observation)
    return nextMilestone(observation, { memory, techTree, putsOffDescent: () => true })?.task
  }
  const { iron_sword: _, ...bladeless } = inventory
  expect(next(bladeless)).toBe('Craft 1 iron_sword')
  expect(next(inventory)).toBeUndefined()
})

test('a diamond pickaxe that was lost is as dear as the search was, unless somebody knows where diamonds are', () => {
  const memory = createTaskMemory(techTree, {})
  const everything = techTree.items.filter((item) => item !== 'netherite_pickaxe')
  memory.observe(makeObservation({ inventory: Object.fromEntries(everything.map((item) => [item, 1])) }))
  const held = everything.filter((item) => !item.includes('diamond'))
  const secondsAt = (seconds: number, places: Observation['places'] = []): number | undefined => {
    const experience = afterSearch(seconds)
    const costs = createTaskCosts(experience)
    const observation = makeObservation({
      inventory: Object.fromEntries(held.map((item) => [item, 4])),
      places,
    })
    const random = seededRandom(1)
    const pursuits = createPursuits(experience)
    const novelty = proposeNovelty(observation, { memory, techTree, random, experience, pursuits, costs })
    expect(novelty?.task).toBe('Craft 1 diamond_pickaxe')
    return novelty?.seconds
  }
  const position = { x: 9, y: 64, z: 0 }
  const ore = { kind: 'block', name: 'diamond_ore', position, seenAtTick: 0, ageTicks: 9 } as const
  const known = { ...ore, dimension: 'overworld', distanceBlocks: 9 }
  expect(secondsAt(2200)).toBeGreaterThan(1000)
  expect(secondsAt(40)).toBeLessThan(600)
  expect(secondsAt(2200, [known, known])).toBeLessThan(600)
})

test('each new thing of the search costs what the search took, shared by what it brought by the way', () => {
  const costs = createTaskCosts(afterSearch(1400, ['diamond', 'tuff', 'redstone']))
  // Diamond and pickaxe are worth five.
  const seconds = (2 * 400 + 1400) / 3
  expect(descentSecondsEach(costs, new Set())).toBe(seconds / 7)
  expect(descentSecondsEach(costs, new Set(['tuff']))).toBe(seconds / 6)
  expect(descentSecondsEach(costs, new Set(['diamond']))).toBe(seconds / 5)
})
