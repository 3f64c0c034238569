import { expect, test } from 'vitest'
import { colourTable } from './colour-table.ts'

/** Two textures of one pixel each, red and half transparent white beside black. */
const atlas = { data: new Uint8Array([200, 0, 0, 255, 255, 255, 255, 255]), width: 2, height: 1 }
const places = { red: { u: 0, v: 0, su: 0.5, sv: 1 }, white: { u: 0.5, v: 0, su: 0.5, sv: 1 } }

function tableOf(name: string, textures: Readonly<Record<string, unknown>>): readonly string[] {
  const blockStates = { [name]: { variants: { '': [{ model: 'minecraft:block/child' }] } } }
  const models = {
    'block/child': { parent: 'minecraft:block/parent', textures },
    'block/parent': { textures: { north: '#side', up: '#top' } },
  }
  return colourTable({ blockStates, models, places, tileSize: 0.5, atlas })
}

test('takes upper face and side from the textures of a model and its parents', () => {
  expect(tableOf('drum', { side: 'minecraft:block/red', top: 'white' })).toEqual(['drum c80000 ffffff'])
  expect(tableOf('drum', { side: 'red', top: 'red' })).toEqual(['drum c80000'])
})

test('gives plants the colour of their biome, and grass on its upper face only', () => {
  expect(tableOf('fern', { cross: 'white' })).toEqual(['fern 79c05a'])
  expect(tableOf('grass_block', { side: 'white', top: 'white' })).toEqual(['grass_block ffffff 79c05a'])
})

test('leaves out a block without a texture', () => {
  expect(tableOf('air', { particle: 'none' })).toEqual([])
})
