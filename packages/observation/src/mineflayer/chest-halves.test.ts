import { expect, test } from 'vitest'
import { chestHalves } from './chest-halves.ts'

const position = { x: 5, y: 64, z: 5 }
const stacks = [
  { name: 'coal', count: 1, slot: 26 },
  { name: 'dirt', count: 2, slot: 27 },
]

test('a single chest holds everything', () => {
  expect(chestHalves({ position, properties: { type: 'single', facing: 'north' } }, stacks)).toEqual([
    { position, contents: { coal: 1, dirt: 2 } },
  ])
})

test.for([
  { facing: 'north', x: 6, z: 5 },
  { facing: 'east', x: 5, z: 6 },
  { facing: 'south', x: 4, z: 5 },
  { facing: 'west', x: 5, z: 4 },
])('the right half of a chest that looks $facing is at $x, $z', ({ facing, x, z }) => {
  expect(chestHalves({ position, properties: { type: 'left', facing } }, stacks)).toEqual([
    { position, contents: { dirt: 2 } },
    { position: { x, y: 64, z }, contents: { coal: 1 } },
  ])
})

test('the right half comes first in the window', () => {
  expect(chestHalves({ position, properties: { type: 'right', facing: 'north' } }, stacks)).toEqual([
    { position, contents: { coal: 1 } },
    { position: { x: 4, y: 64, z: 5 }, contents: { dirt: 2 } },
  ])
})

test.for([{}, { type: 'left' }, { type: 'left', facing: 'up' }, { type: 3, facing: 'north' }])(
  'an unknown kind %j counts as single',
  (properties) => {
    expect(chestHalves({ position, properties }, [])).toEqual([{ position, contents: {} }])
  },
)
