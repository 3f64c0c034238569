import { expect, test } from 'vitest'
import { ballastOf, slotsWithoutBallast } from './ballast.ts'
import { isChestAtHand } from './is-chest-at-hand.ts'
import { makeObservation } from './testing/make-observation.ts'

test('keeps two stacks of rubble, those one builds with first', () => {
  expect(ballastOf({ cobblestone: 374, tuff: 64, diorite: 20 })).toEqual({
    cobblestone: 246,
    tuff: 64,
    diorite: 20,
  })
  expect(ballastOf({ cobblestone: 100, cobbled_deepslate: 64, andesite: 9 })).toEqual({
    cobbled_deepslate: 36,
    andesite: 9,
  })
  expect(ballastOf({ cobblestone: 128 })).toEqual({})
  expect(ballastOf({ netherrack: 200, gravel: 20 })).toEqual({ netherrack: 72, gravel: 20 })
})

test('parts with single worthless things and with outdone tools', () => {
  const held = {
    acacia_planks: 1,
    stick: 1,
    egg: 1,
    oak_leaves: 5,
    red_tulip: 2,
    stone_sword: 1,
    iron_sword: 1,
  }
  expect(Object.keys(ballastOf(held)).toSorted()).toEqual([
    'acacia_planks',
    'egg',
    'oak_leaves',
    'red_tulip',
    'stick',
    'stone_sword',
  ])
  expect(
    ballastOf({ oak_planks: 4, stick: 3, stone_pickaxe: 1, iron_pickaxe: 1, stone_axe: 1, coal: 1 }),
  ).toEqual({})
})

test('leaves alone what is to be kept', () => {
  expect(ballastOf({ cobblestone: 300, granite: 70, egg: 1 }, ['cobblestone', 'egg'])).toEqual({
    granite: 70,
  })
})

test('counts the slots that ballast fills', () => {
  expect(slotsWithoutBallast({ usedSlots: 34, inventory: { cobblestone: 374, tuff: 64, egg: 1 } })).toBe(28)
  expect(slotsWithoutBallast({ usedSlots: 34, inventory: { diamond: 12 } })).toBe(34)
})

test.each([
  ['planks held', { inventory: { oak_planks: 4, birch_planks: 4 } }, true],
  [
    'a tree in sight',
    { nearbyBlocks: [{ name: 'oak_log', count: 4, nearest: { x: 3, y: 64, z: 0 }, distanceBlocks: 3 }] },
    true,
  ],
  ['no wood', {}, false],
  ['planks, deep under ground', { inventory: { oak_planks: 8 }, position: { x: 0, y: -27, z: 0 } }, false],
  ['logs, in the Nether', { inventory: { oak_log: 2 }, dimension: 'the_nether' }, false],
])('a chest is at hand with %s: %s', (_name, seen, isThere) => {
  expect(isChestAtHand(makeObservation(seen))).toBe(isThere)
})
