import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { blockStateOf, stateIdOf, type BlockProperties, type BlockState } from '../registry/block-state.ts'
import { isSupported } from './is-supported.ts'

const registry = loadRegistry('1.19.4')

function state(name: string, properties: BlockProperties = {}): BlockState {
  return blockStateOf(registry, stateIdOf(registry, name, properties) ?? -1)
}

type Around = Readonly<Record<string, BlockState>>

/** Neighbours by their offset as `dx,dy,dz`; the rest is air. */
function holds(block: BlockState, around: Around = {}): boolean {
  return isSupported({
    registry,
    block,
    neighbour: (dx, dy, dz) => around[`${dx},${dy},${dz}`] ?? state('air'),
  })
}

const on = (name: string, properties?: BlockProperties): Around => ({ '0,-1,0': state(name, properties) })

test.each<[string, BlockProperties, Around, boolean]>([
  ['stone', {}, {}, true],
  ['sand', {}, {}, true],
  ['torch', {}, on('stone'), true],
  ['cave_vines', {}, { '0,1,0': state('moss_block') }, true],
  ['cave_vines', {}, { '0,1,0': state('cave_vines_plant') }, true],
  ['cave_vines_plant', {}, {}, false],
  ['pointed_dripstone', { vertical_direction: 'down' }, { '0,1,0': state('dripstone_block') }, true],
  [
    'pointed_dripstone',
    { vertical_direction: 'down' },
    { '0,1,0': state('pointed_dripstone', { vertical_direction: 'down' }) },
    true,
  ],
  ['pointed_dripstone', { vertical_direction: 'down' }, on('stone'), false],
  [
    'pointed_dripstone',
    { vertical_direction: 'up' },
    on('pointed_dripstone', { vertical_direction: 'down' }),
    false,
  ],
  ['pointed_dripstone', { vertical_direction: 'up' }, on('stone'), true],
  ['torch', {}, on('oak_leaves'), false],
  ['torch', {}, {}, false],
  ['wall_torch', { facing: 'north' }, { '0,0,1': state('stone') }, true],
  ['wall_torch', { facing: 'north' }, { '0,0,-1': state('stone') }, false],
  ['ladder', { facing: 'east' }, { '-1,0,0': state('oak_planks') }, true],
  ['ladder', { facing: 'east' }, on('stone'), false],
  ['oak_sign', {}, on('dirt'), true],
  ['oak_wall_sign', { facing: 'south' }, { '0,0,-1': state('stone') }, true],
  ['lever', { face: 'floor' }, on('stone'), true],
  ['lever', { face: 'ceiling' }, { '0,1,0': state('stone') }, true],
  ['lever', { face: 'wall', facing: 'west' }, { '1,0,0': state('stone') }, true],
  ['lever', { face: 'wall', facing: 'west' }, on('stone'), false],
  ['poppy', {}, on('grass_block'), true],
  ['poppy', {}, on('stone'), false],
  ['oak_sapling', {}, on('dirt'), true],
  ['oak_sapling', {}, on('sand'), false],
  ['grass', {}, on('podzol'), true],
  ['dead_bush', {}, on('sand'), true],
  ['dead_bush', {}, on('red_terracotta'), true],
  ['wheat', {}, on('farmland'), true],
  ['wheat', {}, on('dirt'), false],
  ['melon_stem', {}, on('farmland'), true],
  ['nether_wart', {}, on('soul_sand'), true],
  ['nether_wart', {}, on('farmland'), false],
  ['red_mushroom', {}, on('stone'), true],
  ['red_mushroom', {}, {}, false],
  ['sugar_cane', {}, { ...on('sand'), '1,-1,0': state('water') }, true],
  ['sugar_cane', {}, { ...on('grass_block'), '0,-1,-1': state('water') }, true],
  ['sugar_cane', {}, on('sand'), false],
  ['sugar_cane', {}, on('sugar_cane'), true],
  ['sugar_cane', {}, { ...on('stone'), '1,-1,0': state('water') }, false],
  ['cactus', {}, on('sand'), true],
  ['cactus', {}, on('dirt'), false],
  ['cactus', {}, { ...on('sand'), '0,0,1': state('stone') }, false],
  ['cactus', {}, { ...on('cactus'), '0,0,1': state('grass') }, true],
  ['lily_pad', {}, on('water'), true],
  ['lily_pad', {}, on('dirt'), false],
  ['kelp', {}, on('kelp_plant'), true],
  ['kelp', {}, on('air'), false],
  ['snow', {}, on('dirt'), true],
  ['snow', {}, {}, false],
  ['red_carpet', {}, on('poppy'), true],
  ['red_carpet', {}, {}, false],
  ['rail', {}, on('stone'), true],
  ['redstone_wire', {}, {}, false],
  ['lantern', { hanging: true }, { '0,1,0': state('stone') }, true],
  ['lantern', { hanging: true }, on('stone'), false],
  ['lantern', { hanging: false }, on('stone'), true],
  ['vine', { north: true }, { '0,0,-1': state('stone') }, true],
  ['vine', { north: true }, {}, false],
  ['vine', { north: true }, { '0,1,0': state('vine') }, true],
  ['cocoa', { facing: 'south' }, { '0,0,1': state('jungle_log') }, true],
  ['cocoa', { facing: 'south' }, { '0,0,1': state('oak_log') }, false],
  ['oak_door', { half: 'lower' }, on('stone'), true],
  ['oak_door', { half: 'lower' }, on('poppy'), false],
  ['oak_door', { half: 'upper' }, on('oak_door', { half: 'lower' }), true],
  ['oak_door', { half: 'upper' }, on('air'), false],
  ['red_bed', { part: 'foot', facing: 'east' }, {}, true],
  ['red_bed', { part: 'head', facing: 'east' }, {}, false],
  ['red_bed', { part: 'head', facing: 'east' }, { '-1,0,0': state('red_bed', { part: 'foot' }) }, true],
  ['rose_bush', { half: 'upper' }, on('rose_bush', { half: 'lower' }), true],
  ['rose_bush', { half: 'upper' }, on('grass_block'), false],
  ['sweet_berry_bush', {}, on('podzol'), true],
  ['oak_hanging_sign', {}, {}, true],
])('%s %j with %j is held: %s', (name, properties, around, expected) => {
  expect(holds(state(name, properties), around)).toBe(expected)
})
