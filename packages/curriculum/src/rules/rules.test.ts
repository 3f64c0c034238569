import { makeObservation } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { firstTaskRule } from './first-task-rule.ts'
import { fullInventoryRule } from './full-inventory-rule.ts'

const none = { completed: [], failed: [] }

test('the first task is a wood log until a task is completed', () => {
  const rule = firstTaskRule()
  const observation = makeObservation()
  expect(rule.propose({ ...none, observation })?.name).toBe('Mine 1 wood log')
  expect(rule.propose({ completed: ['x'], failed: [], observation })).toBeUndefined()
})

describe('a nearly full inventory', () => {
  const rule = fullInventoryRule()
  const at = (x: number): { readonly x: number; readonly y: number; readonly z: number } => ({
    x,
    y: 64,
    z: 0,
  })
  const full = { usedSlots: 33, inventory: { dirt: 64, oak_log: 2 } }
  const kinds = (count: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`item_${index}`, 1]))

  test('is none of its business below 33 slots', () => {
    expect(rule.propose({ ...none, observation: makeObservation({ usedSlots: 32 }) })).toBeUndefined()
  })

  test.each([
    ['craft a chest without one', {}, 'Craft 1 chest'],
    ['place the chest that is held', { inventory: { chest: 1, dirt: 64 } }, 'Place a chest'],
    [
      'use a chest never opened',
      { chests: [{ position: at(1) }] },
      'Deposit useless items into the chest at (1, 64, 0)',
    ],
    [
      'prefer an empty chest',
      { chests: [{ position: at(1) }, { position: at(2), contents: {} }] },
      'Deposit useless items into the chest at (2, 64, 0)',
    ],
    [
      'use a chest that has room',
      { chests: [{ position: at(3), contents: kinds(20) }] },
      'Deposit useless items into the chest at (3, 64, 0)',
    ],
    ['make another chest where the only one is far off', { chests: [{ position: at(60) }] }, 'Craft 1 chest'],
    ['not use a full chest', { chests: [{ position: at(3), contents: kinds(21) }] }, 'Craft 1 chest'],
  ])('makes the agent %s', (_name, more, task) => {
    const observation = makeObservation({ ...full, ...more })
    expect(rule.propose({ ...none, observation })?.name).toBe(task)
  })

  test.each([
    ['deep under ground', { position: { x: 0, y: -27, z: 0 } }, undefined],
    ['in the Nether', { dimension: 'the_nether' }, undefined],
    ['in the Nether, with a chest', { dimension: 'the_nether', inventory: { chest: 1 } }, undefined],
    ['where only ballast fills it', { inventory: { cobblestone: 374, oak_log: 2 } }, undefined],
    ['in a desert', { inventory: { sand: 64 } }, undefined],
  ])('asks for no chest where no wood is: %s', (_name, more, task) => {
    expect(rule.propose({ ...none, observation: makeObservation({ ...full, ...more }) })?.name).toBe(task)
  })

  test('gives up on a chest after two failures', () => {
    const failed = [{ name: 'Deposit useless items into the chest at (1, 64, 0)', failures: 2 }]
    const observation = makeObservation({ ...full, chests: [{ position: at(1) }] })
    expect(rule.propose({ completed: [], failed, observation })?.name).toBe('Craft 1 chest')
  })

  test('counts depositing as housekeeping, crafting a chest as progress', () => {
    expect(rule.isChore?.('Deposit useless items into the chest at (1, 64, 0)')).toBe(true)
    expect(rule.isChore?.('Craft 1 chest')).toBe(false)
  })
})
