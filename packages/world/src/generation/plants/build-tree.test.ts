import { describe, expect, test } from 'vitest'
import type { TreeKind } from '../biome-kind.ts'
import { createRandom } from '../create-random.ts'
import { buildTree, treeReach } from './build-tree.ts'

const kinds: readonly TreeKind[] = [
  'oak',
  'birch',
  'spruce',
  'jungle',
  'acacia',
  'dark_oak',
  'mangrove',
  'cherry',
]

interface Built {
  readonly logs: ReadonlySet<string>
  readonly leaves: ReadonlyMap<string, number>
}

function build(kind: TreeKind, seed: number): Built {
  const logs = new Set<string>()
  const leaves = new Map<string, number>()
  buildTree(kind, {
    random: createRandom(seed),
    sink: {
      log: (x, y, z) => logs.add(`${x},${y},${z}`),
      leaf: (x, y, z, distance) => leaves.set(`${x},${y},${z}`, distance),
    },
  })
  return { logs, leaves }
}

function coordinates(key: string): number[] {
  return key.split(',').map(Number)
}

describe.each(kinds)('%s', (kind) => {
  const trees = Array.from({ length: 40 }, (_, seed) => build(kind, seed))

  test('stands on its trunk', () => {
    for (const { logs } of trees) expect(logs.has('0,0,0')).toBe(true)
  })

  test('gives at least four logs', () => {
    for (const { logs } of trees) expect(logs.size).toBeGreaterThanOrEqual(4)
  })

  test('reaches no farther than its neighbours look', () => {
    for (const { logs, leaves } of trees) {
      for (const key of [...logs, ...leaves.keys()]) {
        const [x = 0, , z = 0] = coordinates(key)
        expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThanOrEqual(treeReach)
      }
    }
  })

  test('has every leaf within six blocks of a log, as its distance says', () => {
    for (const { logs, leaves } of trees) {
      for (const [key, distance] of leaves) {
        if (logs.has(key)) continue
        const [x = 0, y = 0, z = 0] = coordinates(key)
        const away = [...logs].map((log) => {
          const [logX = 0, logY = 0, logZ = 0] = coordinates(log)
          return Math.abs(logX - x) + Math.abs(logY - y) + Math.abs(logZ - z)
        })
        expect(Math.min(...away)).toBeLessThanOrEqual(6)
        expect(distance).toBeGreaterThanOrEqual(1)
        expect(distance).toBeLessThanOrEqual(6)
      }
    }
  })

  test('has headroom under its crown', () => {
    for (const { leaves } of trees) {
      expect(Math.min(...[...leaves.keys()].map((key) => coordinates(key)[1] ?? 0))).toBeGreaterThanOrEqual(1)
    }
  })
})
