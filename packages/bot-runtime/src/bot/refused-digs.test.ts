import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { closedWays, isDigRefused, noteClosedWay, rememberRefusedDigs } from './refused-digs.ts'

const place = new Vec3(3, 64, -2)
const [air, dirt, gravel, water] = [0, 1, 2, 3]

function digger() {
  const bot = fakeBot({
    targetDigBlock: { position: place },
    entity: { position: new Vec3(2.5, 64, 0.5) },
    pathfinder: { movements: { gravityBlocks: new Set([gravel]) } },
  })
  rememberRefusedDigs(bot)
  const change = (from: number, to: number): void =>
    void bot.emit(
      'blockUpdate',
      { type: from, position: place } as never,
      { type: to, position: place } as never,
    )
  const wait = (ticks: number): void => {
    for (let tick = 0; tick < ticks; tick += 1) bot.emit('physicsTick')
  }
  const dig = (type: number, back: number, ticks = 3): void => {
    wait(1)
    change(type, air)
    wait(ticks)
    change(air, back)
  }
  const putBack = (): void => {
    const emitter: NodeJS.EventEmitter = bot
    emitter.emit('blockPlaced', { position: place }, { type: dirt, position: place })
  }
  return { bot, dig, wait, putBack, isRefused: () => isDigRefused(bot, place) }
}

test('a block that the server has put back twice is not dug again for five minutes', () => {
  const { dig, wait, isRefused } = digger()
  dig(dirt, dirt)
  expect(isRefused()).toBe(false)
  dig(dirt, dirt)
  expect(isRefused()).toBe(true)
  wait(5_990)
  expect(isRefused()).toBe(true)
  wait(20)
  expect(isRefused()).toBe(false)
})

test.each([
  ['gravel that falls into the place of other gravel', gravel, gravel, 3],
  ['water that flows in', dirt, water, 3],
  ['a block that somebody puts there later', dirt, dirt, 30],
])('%s is no refusal', (_what, type, back, ticks) => {
  const { dig, isRefused } = digger()
  for (let time = 0; time < 3; time += 1) dig(type, back, ticks)
  expect(isRefused()).toBe(false)
})

test('a block that the bot itself puts back is not one that the server refuses', () => {
  const { dig, putBack, isRefused } = digger()
  for (let time = 0; time < 3; time += 1) {
    dig(dirt, dirt)
    putBack()
  }
  expect(isRefused()).toBe(false)
})

test('a walk beside such a block without a way is closed by the server, and one elsewhere is not', () => {
  const { bot, dig } = digger()
  dig(dirt, dirt)
  expect(noteClosedWay(bot)).toBe(false)
  dig(dirt, dirt)
  expect(noteClosedWay(bot)).toBe(true)
  bot.entity.position.x += 10
  expect(noteClosedWay(bot)).toBe(false)
  expect(closedWays(bot)).toBe(1)
})
