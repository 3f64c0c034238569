import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { blockStateOf, stateIdOf, type BlockProperties, type BlockState } from '../registry/block-state.ts'
import { directionOf, faceOf, oppositeOf, stepOf, type Face } from './direction.ts'
import { isReplaceable } from './is-replaceable.ts'
import { placementOf, type PlacementOptions } from './placement-of.ts'

const registry = loadRegistry('1.19.4')
const air: BlockState = { name: 'air', properties: {} }

function place(item: string, options: Partial<PlacementOptions> = {}) {
  return placementOf({
    registry,
    item,
    face: 'up',
    yaw: 0,
    pitch: 0,
    cursor: { x: 0.5, y: 0.5, z: 0.5 },
    target: air,
    ...options,
  })
}

function state(name: string, properties: BlockProperties = {}): BlockState {
  return blockStateOf(registry, stateIdOf(registry, name, properties) ?? -1)
}

const south = 0
const west = 90
const north = 180
const east = -90
const upper = { x: 0.5, y: 0.9, z: 0.5 }

describe('one block', () => {
  test.each<[string, Partial<PlacementOptions>, string, BlockProperties]>([
    ['dirt', {}, 'dirt', {}],
    ['oak_log', { face: 'up' }, 'oak_log', { axis: 'y' }],
    ['oak_log', { face: 'north' }, 'oak_log', { axis: 'z' }],
    ['oak_log', { face: 'east' }, 'oak_log', { axis: 'x' }],
    ['furnace', { yaw: south }, 'furnace', { facing: 'north', lit: false }],
    ['furnace', { yaw: west }, 'furnace', { facing: 'east' }],
    ['chest', { yaw: north }, 'chest', { facing: 'south', type: 'single', waterlogged: false }],
    ['chest', { yaw: east, target: state('water') }, 'chest', { facing: 'west', waterlogged: true }],
    ['chest', { target: state('water', { level: 3 }) }, 'chest', { waterlogged: false }],
    ['barrel', { yaw: south, pitch: 80 }, 'barrel', { facing: 'up' }],
    ['dispenser', { yaw: south, pitch: -80 }, 'dispenser', { facing: 'down' }],
    ['piston', { yaw: east }, 'piston', { facing: 'west' }],
    ['observer', { yaw: east }, 'observer', { facing: 'east' }],
    ['hopper', { face: 'up' }, 'hopper', { facing: 'down' }],
    ['hopper', { face: 'north' }, 'hopper', { facing: 'south' }],
    ['anvil', { yaw: south }, 'anvil', { facing: 'west' }],
    ['oak_stairs', { yaw: south }, 'oak_stairs', { facing: 'south', half: 'bottom' }],
    ['oak_stairs', { face: 'down' }, 'oak_stairs', { half: 'top' }],
    ['oak_stairs', { face: 'north', cursor: upper }, 'oak_stairs', { half: 'top' }],
    ['oak_slab', { face: 'up' }, 'oak_slab', { type: 'bottom' }],
    ['oak_slab', { face: 'down' }, 'oak_slab', { type: 'top' }],
    ['oak_slab', { face: 'west', cursor: upper }, 'oak_slab', { type: 'top' }],
    ['oak_slab', { target: state('oak_slab', { type: 'bottom' }) }, 'oak_slab', { type: 'double' }],
    ['torch', { face: 'up' }, 'torch', {}],
    ['torch', { face: 'north' }, 'wall_torch', { facing: 'north' }],
    ['soul_torch', { face: 'east' }, 'soul_wall_torch', { facing: 'east' }],
    ['redstone_torch', { face: 'west' }, 'redstone_wall_torch', { facing: 'west' }],
    ['ladder', { face: 'south' }, 'ladder', { facing: 'south' }],
    ['oak_sign', { yaw: south }, 'oak_sign', { rotation: 8 }],
    ['oak_sign', { yaw: north }, 'oak_sign', { rotation: 0 }],
    ['oak_sign', { face: 'west' }, 'oak_wall_sign', { facing: 'west' }],
    ['white_banner', { face: 'north' }, 'white_wall_banner', { facing: 'north' }],
    ['skeleton_skull', { yaw: north }, 'skeleton_skull', { rotation: 8 }],
    ['player_head', { face: 'east' }, 'player_wall_head', { facing: 'east' }],
    ['lever', { face: 'up', yaw: east }, 'lever', { face: 'floor', facing: 'east' }],
    ['lever', { face: 'north' }, 'lever', { face: 'wall', facing: 'north' }],
    ['stone_button', { face: 'down', yaw: south }, 'stone_button', { face: 'ceiling', facing: 'south' }],
    ['oak_trapdoor', { face: 'north' }, 'oak_trapdoor', { facing: 'north', half: 'bottom' }],
    ['oak_trapdoor', { face: 'up', yaw: south }, 'oak_trapdoor', { facing: 'north', half: 'bottom' }],
    ['oak_fence_gate', { yaw: west }, 'oak_fence_gate', { facing: 'west' }],
    ['lantern', { face: 'down' }, 'lantern', { hanging: true }],
    ['lantern', { face: 'up' }, 'lantern', { hanging: false }],
    ['rail', { yaw: east }, 'rail', { shape: 'east_west' }],
    ['powered_rail', { yaw: south }, 'powered_rail', { shape: 'north_south' }],
    ['oak_leaves', {}, 'oak_leaves', { persistent: true }],
    ['vine', { face: 'north' }, 'vine', { south: true, north: false }],
    ['cocoa_beans', { face: 'north' }, 'cocoa', { facing: 'south' }],
    ['wheat_seeds', {}, 'wheat', { age: 0 }],
    ['carrot', {}, 'carrots', { age: 0 }],
    ['redstone', {}, 'redstone_wire', {}],
    ['string', {}, 'tripwire', {}],
    ['sweet_berries', {}, 'sweet_berry_bush', { age: 0 }],
    ['snow', {}, 'snow', { layers: 1 }],
    ['snow', { target: state('snow', { layers: 3 }) }, 'snow', { layers: 4 }],
    ['candle', { target: state('candle', { candles: 2 }) }, 'candle', { candles: 3 }],
    ['end_rod', { face: 'down' }, 'end_rod', { facing: 'down' }],
    ['campfire', { yaw: west }, 'campfire', { facing: 'west' }],
    ['oak_hanging_sign', { face: 'down' }, 'oak_hanging_sign', {}],
  ])('%s with %j becomes %s %j', (item, options, name, properties) => {
    const placed = place(item, options)
    expect(placed).toHaveLength(1)
    expect(placed[0]).toMatchObject({ name, offset: { x: 0, y: 0, z: 0 } })
    expect(state(name, placed[0]?.properties).properties).toMatchObject(properties)
    expect(blockStateOf(registry, placed[0]?.stateId ?? -1).properties).toMatchObject(properties)
  })
})

describe('two blocks', () => {
  test('a door stands on its lower half', () => {
    expect(place('oak_door', { yaw: east })).toMatchObject([
      { offset: { y: 0 }, properties: { half: 'lower', facing: 'east' } },
      { offset: { y: 1 }, properties: { half: 'upper', facing: 'east' } },
    ])
  })

  test.each([
    [north, 0.2, 'left'],
    [north, 0.8, 'right'],
    [south, 0.2, 'right'],
    [south, 0.8, 'left'],
  ])('a door seen at yaw %d and clicked at x %d has its hinge on the %s', (yaw, x, hinge) => {
    expect(place('oak_door', { yaw, cursor: { x, y: 0, z: 0.5 } })[0]?.properties).toMatchObject({ hinge })
  })

  test.each<[number, object]>([
    [south, { x: 0, y: 0, z: 1 }],
    [west, { x: -1, y: 0, z: 0 }],
    [north, { x: 0, y: 0, z: -1 }],
    [east, { x: 1, y: 0, z: 0 }],
  ])('a bed placed at yaw %d has its head ahead', (yaw, offset) => {
    expect(place('red_bed', { yaw })).toMatchObject([
      { properties: { part: 'foot' } },
      { offset, properties: { part: 'head' } },
    ])
  })

  test('a tall flower has an upper half', () => {
    expect(place('rose_bush')).toMatchObject([
      { properties: { half: 'lower' } },
      { properties: { half: 'upper' } },
    ])
  })
})

test.each<[string, Face]>([
  ['torch', 'down'],
  ['oak_sign', 'down'],
  ['oak_hanging_sign', 'up'],
  ['stick', 'up'],
  ['diamond_pickaxe', 'up'],
  ['air', 'up'],
  ['no_such_item', 'up'],
])('%s places nothing on the side %s', (item, face) => {
  expect(place(item, { face })).toEqual([])
})

test.each(['1.16.5', '1.18.2', '1.20.4', '1.21.4'])(
  'every item of %s that has a block places a known state',
  (version) => {
    const data = loadRegistry(version)
    for (const { name } of data.itemsArray) {
      for (const face of ['up', 'north', 'down'] as const) {
        for (const block of place(name, { registry: data, face, yaw: 123, pitch: -70 })) {
          expect(data.blocksByStateId[block.stateId]?.name, name).toBe(block.name)
        }
      }
    }
  },
)

test.each<[string, BlockProperties, { item?: string; face?: Face }, boolean]>([
  ['air', {}, {}, true],
  ['water', {}, {}, true],
  ['lava', {}, { item: 'dirt' }, true],
  ['grass', {}, {}, true],
  ['dead_bush', {}, {}, true],
  ['fire', {}, {}, true],
  ['snow', { layers: 1 }, { item: 'dirt' }, true],
  ['snow', { layers: 2 }, { item: 'dirt' }, false],
  ['snow', { layers: 2 }, { item: 'snow', face: 'up' }, true],
  ['snow', { layers: 8 }, { item: 'snow', face: 'up' }, false],
  ['stone', {}, {}, false],
  ['poppy', {}, {}, false],
  ['torch', {}, {}, false],
  ['oak_slab', { type: 'bottom' }, { item: 'oak_slab', face: 'up' }, true],
  ['oak_slab', { type: 'bottom' }, { item: 'oak_slab', face: 'north' }, false],
  ['oak_slab', { type: 'bottom' }, { item: 'oak_slab' }, true],
  ['oak_slab', { type: 'top' }, { item: 'oak_slab', face: 'down' }, true],
  ['oak_slab', { type: 'double' }, { item: 'oak_slab', face: 'up' }, false],
  ['oak_slab', { type: 'bottom' }, { item: 'birch_slab', face: 'up' }, false],
  ['candle', { candles: 4 }, { item: 'candle' }, false],
  ['candle', { candles: 1 }, { item: 'candle' }, true],
])('%s %j gives way to %j: %s', (name, properties, options, expected) => {
  expect(isReplaceable(state(name, properties), options)).toBe(expected)
})

test.each([
  [0, 'south'],
  [44, 'south'],
  [46, 'west'],
  [90, 'west'],
  [180, 'north'],
  [-180, 'north'],
  [270, 'east'],
  [-90, 'east'],
  [360 + 90, 'west'],
  [-720, 'south'],
])('a yaw of %d looks %s', (yaw, direction) => {
  expect(directionOf(yaw)).toBe(direction)
})

test('sides are numbered as in the protocol', () => {
  expect([0, 1, 2, 3, 4, 5, 6, -1].map(faceOf)).toEqual([
    'down',
    'up',
    'north',
    'south',
    'west',
    'east',
    undefined,
    undefined,
  ])
  expect(stepOf(oppositeOf('east'))).toEqual({ x: -1, y: 0, z: 0 })
})
