import { mostPlaces } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createChestMemory } from './chest-memory.ts'

const position = { x: 1, y: 64, z: 1 }

test('a chest at the same place in another dimension is another chest', () => {
  let dimension = 'overworld'
  const memory = createChestMemory([], { dimension: () => dimension })
  memory.remember(position, { diamond: 3 })
  dimension = 'the_nether'
  expect(memory.contentsOf(position)).toBeUndefined()
  expect(memory.here()).toEqual([])
  memory.forget(position)
  memory.remember(position, {})
  expect(memory.here()).toEqual([{ position, contents: {} }])
  dimension = 'overworld'
  expect(memory.contentsOf(position)).toEqual({ diamond: 3 })
  const heir = createChestMemory(memory.list(), { dimension: () => dimension })
  expect(heir.list()).toEqual(memory.list())
})

test('one that somebody emptied is known as empty when it was opened again', () => {
  const memory = createChestMemory([{ position, contents: { diamond: 3 } }])
  memory.remember(position, {})
  expect(memory.list()).toEqual([{ position, contents: {} }])
})

test('of thousands those that were looked into last are kept', () => {
  const memory = createChestMemory()
  for (let x = 0; x < 5000; x += 1) memory.remember({ x, y: 64, z: 0 }, { dirt: 1 })
  memory.remember({ x: 4900, y: 64, z: 0 }, { dirt: 2 })
  expect(memory.list()).toHaveLength(mostPlaces)
  expect(memory.contentsOf({ x: 4900, y: 64, z: 0 })).toEqual({ dirt: 2 })
  expect(memory.contentsOf({ x: 0, y: 64, z: 0 })).toBeUndefined()
})
