import { expect, test } from 'vitest'
import type { ChunkColumn } from './chunk-column.ts'
import { createColumnEdits } from './column-edits.ts'
import { columnKey } from './column-key.ts'
import { createColumnStore, type ColumnStore } from './column-store.ts'

const place = { dimension: 'overworld', chunkX: 1, chunkZ: -2 } as const

test('gives the same column again as long as it is in memory', () => {
  const store = makeStore()
  const column = store.load('overworld', 1, -2)
  expect(store.load('overworld', 1, -2)).toBe(column)
  expect(store.peek('overworld', 1, -2)).toBe(column)
  expect(store.peek('the_nether', 1, -2)).toBeUndefined()
  expect(store.peek('overworld', 1, -1)).toBeUndefined()
})

test('forgets a column that was just read when it is unloaded', () => {
  const store = makeStore()
  store.load('overworld', 1, -2)
  store.unload(() => false)
  expect(store.peek('overworld', 1, -2)).toBeUndefined()
})

test('gives the new column when one that was just read is made anew', () => {
  const store = makeStore()
  const column = store.load('overworld', 1, -2)
  store.reload([columnKey(place)])
  const anew = store.peek('overworld', 1, -2)
  expect(anew).toBeDefined()
  expect(anew).not.toBe(column)
})

function makeStore(): ColumnStore {
  return createColumnStore({
    // A store without edits never looks into a column.
    generate: () => ({}) as ChunkColumn,
    minY: { overworld: -64, the_nether: 0, the_end: 0 },
    edits: createColumnEdits(),
  })
}
