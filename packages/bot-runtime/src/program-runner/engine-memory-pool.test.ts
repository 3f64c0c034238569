import { expect, test } from 'vitest'
import { createEngineMemoryPool } from './engine-memory-pool.ts'

const size = { initial: 1, maximum: 2 }

test('a memory that came back is wiped when it is lent again, and not for nobody', () => {
  const pool = createEngineMemoryPool()
  const memory = pool.take(size)
  new Uint8Array(memory.buffer).fill(7)
  pool.giveBack(memory)
  expect(new Uint8Array(memory.buffer).every((byte) => byte === 7)).toBe(true)
  expect(pool.take(size)).toBe(memory)
  expect(new Uint8Array(memory.buffer).every((byte) => byte === 0)).toBe(true)
})

test('two engines never share a memory', () => {
  const pool = createEngineMemoryPool()
  const [first, second] = [pool.take(size), pool.take(size)]
  expect(second).not.toBe(first)
  pool.giveBack(first)
  pool.giveBack(second)
  expect(pool.take(size)).not.toBe(pool.take(size))
})

test('a memory that grew, or may grow to another size, is not lent again', () => {
  const pool = createEngineMemoryPool()
  const memory = pool.take(size)
  pool.giveBack(memory)
  expect(pool.take({ ...size, maximum: 3 })).not.toBe(memory)
  const grown = pool.take(size)
  grown.grow(1)
  pool.giveBack(grown)
  expect(pool.take(size)).not.toBe(grown)
})
