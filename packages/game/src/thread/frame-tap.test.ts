import { expect, test } from 'vitest'
import type { ToGame } from '../protocol/messages.ts'
import { createFrameTap } from './frame-tap.ts'

test('orders frames while somebody listens, at the shortest pace and the longest reach', () => {
  const orders: ToGame[] = []
  const tap = createFrameTap()
  tap.attach((message) => orders.push(message))
  expect(orders).toEqual([])
  const stopFirst = tap.watch(() => undefined, { rangeBlocks: 40 })
  const stopSecond = tap.watch(() => undefined, { rangeBlocks: 32, everyTicks: 20 })
  stopSecond()
  stopSecond()
  stopFirst()
  expect(orders).toEqual([
    { type: 'watch', watching: { rangeBlocks: 40 } },
    { type: 'watch', watching: { rangeBlocks: 40, everyTicks: 20 } },
    { type: 'watch', watching: { rangeBlocks: 40 } },
    { type: 'watch' },
  ])
})

test('a thread that takes the place of another is told, too', () => {
  const orders: ToGame[] = []
  const tap = createFrameTap()
  tap.watch(() => undefined, { rangeBlocks: 40 })
  tap.attach((message) => orders.push(message))
  expect(orders).toEqual([{ type: 'watch', watching: { rangeBlocks: 40 } }])
})
