import { expect, test } from 'vitest'
import { createItemCatalog } from '../../items/create-item-catalog.ts'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { blockStateOf } from '../../rules/index.ts'
import { createGenerator } from '../create-generator.ts'
import type { PlannedChest, Spot } from './blueprint.ts'
import { buildingKinds } from './building-kinds.ts'
import { createBuildingMap, type BuildingMap } from './create-building-map.ts'
import { createSpecReader } from './state-of-spec.ts'
import type { Land, Site } from './site.ts'

const registry = loadRegistry('1.19.4')
const seed = 11
const generator = createGenerator({ registry, seed })
const buildings = mapOf(seed)

function mapOf(ofSeed: number): BuildingMap {
  const map = createGenerator({ registry, seed: ofSeed }).buildings
  if (!map) throw new Error('The generator has no buildings.')
  return map
}

function siteOf(name: string): Site {
  const site = buildings.near(name, { x: 0, z: 0 })
  if (!site) throw new Error(`There is no ${name}.`)
  return site
}

function blockAt(x: number, y: number, z: number): string {
  const column = generator.generateColumn(x >> 4, z >> 4)
  return blockStateOf(registry, column.getBlockStateId({ x: x & 15, y, z: z & 15 })).name
}

const chestsOf = ({ name, x, y, z }: Site): readonly PlannedChest[] =>
  buildings.drawnAt(name, [x, y, z])?.chests ?? []

test.each(buildings.names)('%s stands somewhere on each of four seeds', (name) => {
  for (const each of [1, 2, 3, 4]) {
    const site = mapOf(each).near(name, { x: 0, z: 0 })
    expect(site?.name).toBe(name)
    expect(Math.hypot(site?.x ?? 0, site?.z ?? 0)).toBeGreaterThan(112)
    expect(Math.hypot(site?.x ?? 0, site?.z ?? 0)).toBeLessThan(4000)
  }
})

test.each(buildings.names.filter((name) => name !== 'monument'))(
  'chests of a %s stand where its tables say, in the columns that the generator makes',
  (name) => {
    const site = siteOf(name)
    const near = buildings.partsIn(site.x >> 4, site.z >> 4).flatMap(({ chests }) => chests)
    const chests = near.length > 0 ? near : chestsOf(site)
    for (const { spot, table } of chests.slice(0, 4)) {
      expect(blockAt(...spot)).toMatch(table.endsWith('dispenser') ? /^dispenser$/ : /^chest$/)
    }
    expect(chestsOf(site).length).toBeGreaterThan(0)
  },
)

test('villages have homes with beds, stations and people, fields, roads and a bell', () => {
  const { x, y, z } = siteOf('village')
  const plan = buildings.drawnAt('village', [x, y, z])
  const villagers = plan?.dwellers.filter(({ name }) => name === 'villager') ?? []
  expect(villagers.length).toBeGreaterThanOrEqual(3)
  expect(villagers.map(({ profession }) => profession)).toContain('farmer')
  expect(plan?.dwellers.map(({ name }) => name)).toContain('iron_golem')
  expect(blockAt(x, y + 1, z)).toBe('bell')
  const nowhere: Spot = [0, 0, 0]
  for (const { bed, station } of villagers) {
    expect(blockAt(...(bed ?? nowhere))).toMatch(/_bed$/)
    expect(blockAt(...(station ?? nowhere))).not.toBe('air')
  }
  const specs = new Set(plan?.blocks.map(({ spec }) => spec))
  expect([...specs].some((spec) => spec.startsWith('farmland'))).toBe(true)
})

test('a pyramid hides TNT below a plate, a monument gold, a wreck lies under water', () => {
  const pyramid = siteOf('desert_pyramid')
  expect(blockAt(pyramid.x, pyramid.y - 11, pyramid.z)).toBe('stone_pressure_plate')
  expect(blockAt(pyramid.x, pyramid.y - 13, pyramid.z)).toBe('tnt')
  const monument = siteOf('monument')
  expect(blockAt(monument.x, monument.y + 2, monument.z)).toBe('gold_block')
  const wreck = siteOf('shipwreck')
  expect(blockAt(wreck.x + 1, wreck.y + 5, wreck.z)).toBe('water')
})

test.each(['1.16.5', '1.19.4', '1.21.4'])('all blocks and tables of buildings exist in %s', (version) => {
  const known = loadRegistry(version)
  const stateOf = createSpecReader(known)
  const map = createBuildingMap(3, { groundAt: () => ({ height: 70, kind: 'taiga' }) })
  for (const { name } of buildingKinds) {
    const plan = map.drawnAt(name, [0, 70, 0])
    const missing = plan?.blocks.filter(
      ({ spec, quarter }) => spec !== 'air' && spec !== 'cave_air air' && stateOf(spec, quarter) === 0,
    )
    expect(missing).toEqual([])
  }
  expect(createItemCatalog(known).has('bell')).toBe(true)
})

test('directions turn with the building', () => {
  const stateOf = createSpecReader(registry)
  const facing = (quarter: number): unknown =>
    blockStateOf(registry, stateOf('chest[facing=north]', quarter)).properties['facing']
  expect([0, 1, 2, 3].map(facing)).toEqual(['north', 'east', 'south', 'west'])
  const axis = blockStateOf(registry, stateOf('oak_log[axis=x]', 1)).properties['axis']
  expect(axis).toBe('z')
})

test('the same seed has the same buildings, asked for in any order', () => {
  const other = mapOf(seed)
  for (const { name } of [...buildingKinds].toReversed())
    expect(other.near(name, { x: 500, z: -900 })).toEqual(buildings.near(name, { x: 500, z: -900 }))
})

test.each(buildingKinds.map(({ name }) => name))('the footprint of a %s holds all of it', (name) => {
  const { x, y, z } = siteOf(name)
  const [footprint] = buildings
    .footprintsIn({ fromX: x, toX: x, fromZ: z, toZ: z })
    .filter((each) => each.y === y && each.fromX + each.toX === 2 * x && each.fromZ + each.toZ === 2 * z)
  if (!footprint) throw new Error(`There is no footprint of the ${name}.`)
  const outside = buildings
    .drawnAt(name, [x, y, z])
    ?.blocks.filter(
      (block) =>
        block.x < footprint.fromX ||
        block.x > footprint.toX ||
        block.z < footprint.fromZ ||
        block.z > footprint.toZ,
    )
  expect(outside).toEqual([])
  expect(buildings.footprintsIn({ ...footprint, toX: footprint.fromX })).toContainEqual(footprint)
  const beside = { ...footprint, fromX: footprint.fromX - 9, toX: footprint.fromX - 1 }
  expect(buildings.footprintsIn(beside)).not.toContainEqual(footprint)
})

test('a fifth of the squares has an outpost where the land suits', () => {
  const plain: Land = { groundAt: () => ({ height: 70, kind: 'plains' }) }
  const squares = 512
  const map = createBuildingMap(seed, plain)
  const found = new Set<string>()
  for (let x = -20; x < 20; x += 1)
    for (let z = -20; z < 20; z += 1) {
      const site = map.near('pillager_outpost', { x: (x + 0.5) * squares, z: (z + 0.5) * squares })
      if (site) found.add(`${Math.floor(site.x / squares)} ${Math.floor(site.z / squares)}`)
    }
  expect(found.size / 1600).toBeGreaterThan(0.15)
  expect(found.size / 1600).toBeLessThan(0.25)
})
