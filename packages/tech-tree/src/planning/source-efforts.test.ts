import type { KnownPlace } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { sourceEfforts } from './source-efforts.ts'

const techTree = createTechTree('1.19.4')
const diamonds = techTree.ways('diamond').find(({ type }) => type === 'mine')

function ore(distanceBlocks: number | undefined): KnownPlace {
  const place = { kind: 'block', name: 'diamond_ore', position: { x: 0, y: 0, z: 0 } } as const
  const known = { ...place, dimension: 'overworld', seenAtTick: 0, ageTicks: 0 }
  return distanceBlocks === undefined ? known : { ...known, distanceBlocks }
}

function effortOf(places: readonly KnownPlace[] | undefined): number {
  if (diamonds === undefined) throw new Error('Diamonds are mined.')
  return sourceEfforts(places === undefined ? {} : { places }).ofWay(diamonds)
}

test('takes the walk to a known place for what it costs, and a search for what it costs elsewhere', () => {
  expect(effortOf([ore(43)])).toBeCloseTo(12)
  expect(effortOf([ore(43), ore(0)])).toBe(2)
  expect(effortOf([])).toBe(diamonds?.effort)
  expect(effortOf([ore(9000)])).toBe(diamonds?.effort)
  expect(effortOf([ore(undefined)])).toBe(diamonds?.effort)
})

test('plans are cheaper by what is remembered', () => {
  const inventory = { iron_pickaxe: 1 }
  const plan = (places: readonly KnownPlace[]): number => {
    const result = techTree.plan({ item: 'diamond', count: 2 }, { inventory, world: { places } })
    return result.status === 'planned' ? result.effort : Number.NaN
  }
  expect(plan([ore(86)])).toBeCloseTo(24)
  expect(plan([])).toBeGreaterThan(100)
})

test('one ore that is remembered is not enough for many: the rest is looked for', () => {
  const inventory = { iron_pickaxe: 1 }
  const effort = (count: number, places: readonly KnownPlace[]): number => {
    const plan = techTree.plan({ item: 'diamond', count }, { inventory, world: { places } })
    return plan.status === 'planned' ? plan.effort : Number.NaN
  }
  const [two, eight, unknown] = [effort(2, [ore(0)]), effort(8, [ore(0)]), effort(8, [])]
  expect(two).toBeCloseTo(4)
  expect(eight).toBeGreaterThan(unknown / 2)
  expect(eight).toBeLessThan(unknown)
  expect(effort(8, [ore(0), ore(0), ore(0), ore(0)])).toBeCloseTo(16)
})

test('what is in sight is counted, and counts once where it is remembered', () => {
  const inventory = { iron_pickaxe: 1 }
  const position = { x: 0, y: 0, z: 0 }
  const inSight = { name: 'diamond_ore', count: 1, nearest: position, distanceBlocks: 3 }
  const effort = (places: readonly KnownPlace[]): number => {
    const world = { nearbyBlocks: [inSight], places }
    const plan = techTree.plan({ item: 'diamond', count: 4 }, { inventory, world })
    return plan.status === 'planned' ? plan.effort : Number.NaN
  }
  expect(effort([])).toBeGreaterThan(100)
  expect(effort([ore(3)])).toBe(effort([]))
})

test('a block seen long ago is near only as long as no places are remembered', () => {
  const seenBlocks = ['diamond_ore']
  if (diamonds === undefined) throw new Error('Diamonds are mined.')
  expect(sourceEfforts({ seenBlocks }).isNear(diamonds)).toBe(true)
  expect(sourceEfforts({ seenBlocks, places: [] }).isNear(diamonds)).toBe(false)
})

test('experience takes the place of the prior, for the order of ways and for the whole plan', () => {
  const wool = { item: 'white_wool' }
  const first = (seconds: number): string | undefined => {
    const plan = techTree.plan(wool, {
      inventory: { shears: 1 },
      estimate: ({ type, item }) => (type === 'kill' && item === 'white_wool' ? seconds : undefined),
    })
    return plan.status === 'planned' ? plan.steps[0]?.type : undefined
  }
  expect(first(0.1)).toBe('kill')
  expect(first(5000)).not.toBe('kill')
})
