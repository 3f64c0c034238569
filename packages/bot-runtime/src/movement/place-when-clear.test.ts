import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { placeWhenClear } from './place-when-clear.ts'

const ground = { position: new Vec3(0, 63, 0) }
const up = new Vec3(0, 1, 0)

function placer(): { readonly bot: ReturnType<typeof fakeBot>; readonly placed: unknown[] } {
  const placed: unknown[] = []
  const bot = fakeBot({ _placeBlockWithOptions: async (reference: unknown) => void placed.push(reference) })
  placeWhenClear(bot)
  return { bot, placed }
}

// The fake ground block has only the position that is read.
const place = (bot: ReturnType<typeof fakeBot>): Promise<void> =>
  bot.placeBlock(ground as Parameters<typeof bot.placeBlock>[0], up)

test('waits until the feet have left the cell', async () => {
  const { bot, placed } = placer()
  const placing = place(bot)
  bot.entity.position.y = 64.8
  bot.emit('physicsTick')
  await Promise.resolve()
  expect(placed).toEqual([])
  bot.entity.position.y = 65.1
  bot.emit('physicsTick')
  await placing
  expect(placed).toEqual([ground])
})

test('places at once where nobody stands', async () => {
  const { bot, placed } = placer()
  bot.entity.position.x = 5
  await place(bot)
  expect(placed).toEqual([ground])
})
