import { expect, test } from 'vitest'
import type { KeptGameColumn, KeptGameWorld } from '../kept-game-world.ts'
import { createKeptState } from './kept-state.ts'

const column = (chunkX: number, byte: number | undefined): KeptGameColumn => ({
  dimension: 'overworld',
  chunkX,
  chunkZ: 0,
  bytes: byte === undefined ? undefined : Uint8Array.of(byte),
})

const changes = (tick: number, rest: Partial<KeptGameWorld> = {}): KeptGameWorld => ({
  meta: { tick },
  columns: [],
  players: {},
  mechanics: {},
  ...rest,
})

test('is nothing before the first change', () => {
  expect(createKeptState(undefined).world).toBeUndefined()
})

test('is what all changes together lead to, without what is gone', () => {
  const kept = createKeptState(
    changes(1, { columns: [column(1, 10), column(2, 20), column(3, 30)], players: { Ada: 1, Bo: 2 } }),
  )
  kept.note(changes(2, { columns: [column(2, 21), column(1, undefined)], mechanics: { furnaces: 'hot' } }))
  kept.note(changes(3, { columns: [column(4, 40)], players: { Ada: null, Cy: 3 } }))
  expect(kept.world).toEqual({
    meta: { tick: 3 },
    columns: [column(2, 21), column(3, 30), column(4, 40)],
    players: { Bo: 2, Cy: 3 },
    mechanics: { furnaces: 'hot' },
  })
})

test('gives a world that later changes leave alone', () => {
  const kept = createKeptState(changes(1, { columns: [column(1, 10)] }))
  const before = kept.world
  kept.note(changes(2, { columns: [column(1, 11), column(2, 20)] }))
  expect(before).toMatchObject({ meta: { tick: 1 }, columns: [column(1, 10)] })
})
