import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { watchSlowDigs } from './watch-slow-digs.ts'

const stone = { name: 'stone', harvestTools: { 7: true, 8: true }, digTime: (): number => 1150 }

function watched(held: object | null, digMs = 7500, carried: readonly object[] = []) {
  const said: string[] = []
  const events = fakeBot({
    heldItem: held,
    inventory: { slots: [], items: () => carried },
    digTime: (): number => digMs,
    registry: { items: { 7: { name: 'wooden_pickaxe' } } },
  })
  const stop = watchSlowDigs(events, (text) => said.push(text))
  const dig = (block: object): void => {
    for (const target of [null, block, block]) {
      Object.assign(events, { targetDigBlock: target })
      events.emit('physicsTick')
    }
  }
  return { dig, said, stop }
}

test('tells once how long a kind of block takes without its tool', () => {
  const { dig, said, stop } = watched(null)
  dig(stone)
  dig(stone)
  stop()
  dig({ ...stone, name: 'andesite' })
  expect(said).toEqual([
    'Digging stone without a wooden_pickaxe takes 7.5 s a block and drops nothing, with one 1.2 s.',
  ])
})

test.each([
  ['its tool is held', { type: 8 }, 7500, stone],
  ['it is quick', null, 1500, stone],
  ['it needs no tool', null, 7500, { name: 'oak_log', digTime: (): number => 1000 }],
])('says nothing where %s', (_why, held, digMs, block) => {
  const { dig, said } = watched(held, digMs)
  dig(block)
  expect(said).toEqual([])
})

test('tells of a few kinds at most', () => {
  const { dig, said } = watched(null)
  for (let kind = 0; kind < 9; kind += 1) dig({ ...stone, name: `stone_${kind}` })
  expect(said).toHaveLength(5)
})

test('says nothing where its tool is carried: one that broke gives way to the next', () => {
  const { dig, said } = watched(null, 7500, [{ type: 8 }])
  dig(stone)
  expect(said).toEqual([])
})
