import type { Observation } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import type { ChestMemory } from './chest-memory.ts'
import { rememberChests, withRememberedChests } from './remember-chests.ts'

const position = { x: 1, y: 64, z: 1 }

const sees = (dimension: string, chests: Observation['chests'] = []): Observation =>
  makeObservation({ dimension, position, chests })

test('a chest in the Nether is another one than that at the same place at home', () => {
  let memory: ChestMemory = rememberChests({}, sees('overworld', [{ position, contents: { diamond: 3 } }]))
  memory = rememberChests(memory, sees('the_nether', [{ position, contents: { gold_ingot: 1 } }]))
  expect(memory).toEqual({
    '(1, 64, 1)': { diamond: 3 },
    '(1, 64, 1) in the_nether': { gold_ingot: 1 },
  })
  expect(withRememberedChests(sees('the_nether'), memory).chests).toEqual([
    { position, contents: { gold_ingot: 1 } },
  ])
  expect(withRememberedChests(sees('overworld'), memory).chests).toEqual([
    { position, contents: { diamond: 3 } },
  ])
})

test('nobody near the place in another dimension takes a chest for gone', () => {
  const memory = rememberChests({}, sees('overworld', [{ position, contents: { diamond: 3 } }]))
  expect(rememberChests(memory, sees('the_nether'))).toEqual(memory)
  expect(rememberChests(memory, sees('overworld'))).toEqual({})
})

test('keeps hundreds of chests and no thousands, those that were opened first', () => {
  const chests = Array.from({ length: 2000 }, (_unused, x) => ({
    position: { x: 100 * x, y: 64, z: 0 },
    ...(x % 20 === 0 ? { contents: { dirt: x } } : {}),
  }))
  const kept = Object.values(rememberChests({}, sees('overworld', chests)))
  expect(kept.length).toBeLessThanOrEqual(256)
  expect(kept.filter((contents) => contents !== 'Unknown')).toHaveLength(100)
})
