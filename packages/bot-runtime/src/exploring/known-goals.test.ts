import type { Place } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { knownGoals } from './known-goals.ts'

const cow: Place = {
  kind: 'creature',
  name: 'cow',
  position: { x: 50, y: 64, z: 0 },
  dimension: 'overworld',
  seenAtTick: 0,
}
const options = {
  names: ['cow', 'village'],
  from: { x: 0, y: 64, z: 0 },
  dimension: 'overworld',
  reachBlocks: 200,
}

test('gives the places of any of the names, nearest first', () => {
  const village: Place = { ...cow, kind: 'structure', name: 'village', position: { x: 20, y: 64, z: 0 } }
  expect(knownGoals([cow, { ...cow, name: 'pig' }, village], options).map(({ x }) => x)).toEqual([20, 50])
})

test('leaves out what is too far away or in another dimension', () => {
  const places = [
    { ...cow, dimension: 'the_nether' },
    { ...cow, position: { x: 900, y: 64, z: 0 } },
  ]
  expect(knownGoals(places, options)).toEqual([])
})

test('gives none when nothing is named', () => {
  expect(knownGoals([cow], { ...options, names: [] })).toEqual([])
})
