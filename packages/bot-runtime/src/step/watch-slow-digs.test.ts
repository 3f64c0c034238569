import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { watchSlowDigs } from './watch-slow-digs.ts'

const stone = { name: 'stone', harvestTools: { 7: true, 8: true }, digTime: (): number => 1150 }

function watched(held: object | null, digMs = 7500) {
  const said: string[] = []
  const events = fakeBot({
    heldItem: held,
    digTime: (): number => digMs,
    registry: { items: { 7: { name: 'wooden_pickaxe' } } },
  })
  const stop = watchSlowDigs(events, (text) => said.push(text))
  return { events, said, stop }
}

test('tells once how long a kind of block takes without its tool, dug to the end or not', () => {
  const { events, said, stop } = watched(null)
  events.emit('diggingAborted', stone)
  events.emit('diggingCompleted', stone)
  stop()
  events.emit('diggingCompleted', { ...stone, name: 'andesite' })
  expect(said).toEqual([
    'Digging stone without a wooden_pickaxe takes 7.5 s a block and drops nothing, with one 1.2 s.',
  ])
})

test.each([
  ['its tool is held', { type: 8 }, 7500, stone],
  ['it is quick', null, 1500, stone],
  ['it needs no tool', null, 7500, { name: 'oak_log', digTime: (): number => 1000 }],
])('says nothing where %s', (_why, held, digMs, block) => {
  const { events, said } = watched(held, digMs)
  events.emit('diggingCompleted', block)
  expect(said).toEqual([])
})

test('tells of a few kinds at most', () => {
  const { events, said } = watched(null)
  for (let kind = 0; kind < 9; kind += 1) events.emit('diggingCompleted', { ...stone, name: `stone_${kind}` })
  expect(said).toHaveLength(5)
})
