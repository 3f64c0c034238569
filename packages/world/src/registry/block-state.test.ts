import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { blockProperties, blockStateOf, stateIdOf, type BlockProperties } from './block-state.ts'

const registry = loadRegistry('1.19.4')

describe.each(['1.16.5', '1.18.2', '1.19.4', '1.20.1', '1.20.4', '1.21.1', '1.21.4'])('in %s', (version) => {
  test('every state id comes back from its own name and properties', () => {
    const data = loadRegistry(version)
    const wrong: string[] = []
    for (const block of data.blocksArray) {
      for (let id = block.minStateId; id <= block.maxStateId; id++) {
        const { name, properties } = blockStateOf(data, id)
        if (stateIdOf(data, name, properties) !== id) wrong.push(`${block.name} ${id}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test.each<[string, BlockProperties, BlockProperties]>([
  ['oak_log', { axis: 'x' }, { axis: 'x' }],
  ['wheat', { age: 7 }, { age: 7 }],
  ['wheat', { age: '3' }, { age: 3 }],
  ['oak_slab', { type: 'top', waterlogged: true }, { type: 'top', waterlogged: true }],
  ['oak_leaves', { distance: 4, persistent: true }, { distance: 4, persistent: true }],
  ['lever', { face: 'wall', powered: 'true' }, { face: 'wall', powered: true }],
])('%s with %j has %j', (name, wanted, expected) => {
  expect(blockProperties(registry, stateIdOf(registry, name, wanted) ?? -1)).toMatchObject(expected)
})

test('properties that are left out keep their default', () => {
  expect(stateIdOf(registry, 'furnace')).toBe(registry.blocksByName['furnace']?.defaultState)
})

test('values and properties that do not exist are ignored', () => {
  const plain = stateIdOf(registry, 'furnace')
  expect(stateIdOf(registry, 'furnace', { facing: 'nowhere' })).toBe(plain)
  expect(stateIdOf(registry, 'furnace', { colour: 'red' })).toBe(plain)
  expect(stateIdOf(registry, 'wheat', { age: 99 })).toBe(stateIdOf(registry, 'wheat'))
})

test('an unknown block has no state, an unknown state is air', () => {
  expect(stateIdOf(registry, 'no_such_block')).toBeUndefined()
  expect(blockStateOf(registry, 1_000_000).name).toBe('air')
})

test('a decoded state cannot be changed', () => {
  expect(Object.isFrozen(blockProperties(registry, 1))).toBe(true)
})
