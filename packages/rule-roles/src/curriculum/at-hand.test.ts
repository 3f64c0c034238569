import { seededRandom } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { atHand } from './at-hand.ts'
import { proposeNovelty } from './propose-novelty.ts'
import { createPursuits } from './pursuits.ts'
import { createTaskCosts } from './task-costs.ts'
import { createTaskMemory } from './task-memory.ts'

const techTree = createTechTree('1.19.4')
const position = { x: 3, y: 64, z: 0 }

test('at hand is what the bag is enough for, and what stands or grows in sight', () => {
  const isAtHand = atHand(
    makeObservation({
      inventory: { yellow_wool: 3, oak_planks: 8 },
      nearbyBlocks: [{ name: 'poppy', count: 1, nearest: position, distanceBlocks: 3 }],
      nearbyEntities: [{ name: 'squid', position, distanceBlocks: 9 }],
    }),
    techTree,
  )
  const items = ['yellow_bed', 'yellow_carpet', 'stick', 'poppy', 'ink_sac', 'red_bed', 'dandelion', 'beef']
  expect(items.filter(isAtHand)).toEqual(['yellow_bed', 'yellow_carpet', 'stick', 'poppy', 'ink_sac'])
})

test('what the bag is enough for is proposed, though many other kinds are cheaper from nothing', () => {
  const memory = createTaskMemory(techTree, {})
  const inventory = {
    shield: 1,
    iron_pickaxe: 1,
    iron_sword: 1,
    diamond: 1,
    oak_planks: 12,
    crafting_table: 1,
  }
  const below = makeObservation({ inventory, position: { x: 0, y: -50, z: 0 } })
  // All else that follows from the bag was held before, and what is cheapest of all.
  const made = techTree.reachable(inventory).filter((item) => item !== 'jukebox')
  const cheap = techTree.items.filter((item) => techTree.effort(item) < 30)
  memory.observe(
    makeObservation({ inventory: Object.fromEntries([...made, ...cheap].map((item) => [item, 1])) }),
  )
  memory.observe(below)
  const random = seededRandom(1)
  const costs = createTaskCosts(undefined)
  const pursuits = createPursuits(undefined)
  const novelty = proposeNovelty(below, { memory, techTree, random, pursuits, costs })
  expect(novelty?.task).toBe('Craft 1 jukebox')
  expect(novelty?.seconds).toBeLessThan(20)
})
