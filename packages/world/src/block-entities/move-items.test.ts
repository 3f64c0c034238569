import { expect, test } from 'vitest'
import { createContainer } from '../items/container.ts'
import { moveOne, putInto } from './move-items.ts'

const items = { stackSize: (name: string) => (name === 'egg' ? 16 : 64) }
const stone = (count: number) => ({ name: 'stone', count })

test('fills stacks that exist and gives back what has no place', () => {
  const container = createContainer(2, [stone(60)])
  expect(putInto(items, { container }, { stack: stone(70), side: 'above' })).toEqual(stone(2))
  expect(container.toArray()).toEqual([stone(64), stone(64)])
})

test('puts nothing where the storage takes nothing', () => {
  const container = createContainer(2)
  const storage = { container, slotsInto: () => [] }
  expect(putInto(items, storage, { stack: stone(1), side: 'side' })).toEqual(stone(1))
})

test('moves one item at a time and keeps what nobody takes', () => {
  const from = { container: createContainer(2, [{ name: 'egg', count: 3 }, stone(1)]) }
  const to = {
    container: createContainer(1),
    slotsInto: ({ name }: { name: string }) => (name === 'stone' ? [0] : []),
  }
  expect(moveOne(items, { from, to, side: 'above' })).toBe(true)
  expect(moveOne(items, { from, to, side: 'above' })).toBe(false)
  expect([from.container.toArray(), to.container.toArray()]).toEqual([
    [{ name: 'egg', count: 3 }, undefined],
    [stone(1)],
  ])
})
