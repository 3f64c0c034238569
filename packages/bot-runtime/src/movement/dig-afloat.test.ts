import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { digAfloat } from './dig-afloat.ts'

const ahead = { toBreak: [{}] }
const [onGroundMs, afloatMs] = [3_750, 18_750]

function swimmer() {
  const entity = { onGround: false, isInWater: true }
  const digTime = (): number => (entity.onGround ? onGroundMs : afloatMs)
  return fakeBot({ entity, digTime, setControlState: () => undefined })
}

test('lets a floating body dig, and reckons with the time that it takes afloat', () => {
  const bot = swimmer()
  const seen: unknown[] = []
  digAfloat(bot, ahead, () => {
    seen.push(bot.entity.onGround, Reflect.apply(bot.digTime, bot, [{}]), bot.entity.onGround)
  })
  expect(seen).toEqual([true, afloatMs, true])
})

test('leaves the body afloat and its time of digging as they were', () => {
  const bot = swimmer()
  const { digTime } = bot
  digAfloat(bot, ahead, () => undefined)
  expect(bot.entity.onGround).toBe(false)
  expect(bot.digTime).toBe(digTime)
})
