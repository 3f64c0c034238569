import { seededRandom } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { exactNearestIndex } from './exact-nearest-index.ts'
import { growingNearestIndex } from './growing-nearest-index.ts'
import { loadHnsw } from './hnsw-nearest-index.ts'
import type { NearestIndex } from './nearest-index.ts'

const hnsw = await loadHnsw()
const factories = [
  exactNearestIndex,
  { ...growingNearestIndex(exactNearestIndex), kind: 'growing' },
  ...(hnsw === undefined ? [] : [hnsw, { ...growingNearestIndex(hnsw), kind: 'growing graph' }]),
]

function filled(index: NearestIndex, count: number, seed = 1): readonly number[][] {
  const random = seededRandom(seed)
  const vectors = Array.from({ length: count }, () =>
    Array.from({ length: index.dimensions }, () => random() - 0.5),
  )
  for (const [label, vector] of vectors.entries()) index.add(label, vector)
  return vectors
}

describe.each(factories)('the $kind index', (factory) => {
  const create = (dimensions: number): NearestIndex => factory.create(dimensions)

  test('finds nothing when it is empty', () => {
    expect(create(4).search([1, 0, 0, 0], { limit: 3 })).toEqual([])
  })

  test('gives the nearest first, with their cosine similarity', () => {
    const index = create(2)
    index.add(7, [0, 2])
    index.add(9, [3, 3])
    const found = index.search([1, 0], { limit: 2 })
    expect(found.map(({ label }) => label)).toEqual([9, 7])
    expect(found.map(({ similarity }) => similarity)).toEqual([
      expect.closeTo(Math.SQRT1_2, 5),
      expect.closeTo(0, 5),
    ])
  })

  test('gives what it has when asked for more', () => {
    const index = create(8)
    filled(index, 5)
    expect(index.search([1, 0, 0, 0, 0, 0, 0, 0], { limit: 50 })).toHaveLength(5)
  })

  test('finds no removed vector, and ignores a label it does not have', () => {
    const index = create(8)
    const vectors = filled(index, 20)
    index.remove(3)
    index.remove(3)
    index.remove(99)
    expect(index.size()).toBe(19)
    expect(index.search(vectors[3] ?? [], { limit: 20 }).map(({ label }) => label)).not.toContain(3)
  })

  test('leaves out what the filter refuses', () => {
    const index = create(8)
    const vectors = filled(index, 20)
    const found = index.search(vectors[3] ?? [], { limit: 3, accepts: (label) => label !== 3 })
    expect(found.map(({ label }) => label)).not.toContain(3)
  })

  test('grows without a fixed capacity, also while most of it is removed', () => {
    const index = create(4)
    const vectors = filled(index, 3000)
    for (let label = 0; label < 2900; label += 1) index.remove(label)
    expect(index.size()).toBe(100)
    index.add(3000, [1, 2, 3, 4])
    expect(index.search(vectors[2950] ?? [], { limit: 1 })[0]?.label).toBe(2950)
    expect(index.search([1, 2, 3, 4], { limit: 1 })[0]?.label).toBe(3000)
  })
})

if (hnsw !== undefined) {
  test('the graph finds at least 98 % of what the exact search finds', () => {
    const [graph, exact] = [hnsw?.create(64) ?? exactNearestIndex.create(64), exactNearestIndex.create(64)]
    filled(graph, 3000)
    filled(exact, 3000)
    const random = seededRandom(2)
    let hits = 0
    for (let query = 0; query < 100; query += 1) {
      const vector = Array.from({ length: 64 }, () => random() - 0.5)
      const expected = exact.search(vector, { limit: 5 }).map(({ label }) => label)
      hits += graph.search(vector, { limit: 5 }).filter(({ label }) => expected.includes(label)).length
    }
    expect(hits / 500).toBeGreaterThanOrEqual(0.98)
  })
}

test('a growing index answers as exactly as the comparison of all, from the first search to the last', () => {
  const [growing, exact] = [growingNearestIndex(exactNearestIndex).create(16), exactNearestIndex.create(16)]
  filled(exact, 300)
  const vectors = filled(growing, 300)
  for (let search = 0; search < 10; search += 1) {
    const query = vectors[search * 29] ?? []
    expect(growing.search(query, { limit: 7 })).toEqual(exact.search(query, { limit: 7 }))
  }
  expect(growing.size()).toBe(300)
})
