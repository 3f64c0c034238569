import { createTechTree, type Surroundings } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { preferSeenLogs } from './prefer-seen-logs.ts'

const tree = createTechTree('1.19.4')
const position = { x: 0, y: 64, z: 0 }

function seen(name: string, distanceBlocks: number): NonNullable<Surroundings['places']>[number] {
  return { kind: 'block', name, position, dimension: 'overworld', seenAtTick: 0, ageTicks: 0, distanceBlocks }
}

function firstStep(item: string, world: Surroundings): string {
  const plan = tree.plan({ item, count: 1 }, { inventory: {}, world, estimate: preferSeenLogs(world) })
  const [step] = plan.status === 'planned' ? plan.steps : []
  return step !== undefined && 'item' in step ? step.item : 'refused'
}

test('a plan begins with the nearest tree that was seen, and with the most usual one where none was', () => {
  const places = [seen('dark_oak_log', 84), seen('acacia_log', 59)]
  expect(firstStep('crafting_table', { places })).toBe('acacia_log')
  expect(firstStep('crafting_table', { places: [] })).toBe('oak_log')
})

test('what only one kind of wood makes is made of it, seen or not', () => {
  expect(firstStep('oak_boat', { places: [seen('acacia_log', 5)] })).toBe('oak_log')
})
