import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { restInShelter } from './rest-in-shelter.ts'

test.each([
  ['who burns in a shelter stays in it', 1, 'out'],
  ['who is struck by fire in a shelter leaves it', 2, 'struck'],
])('%s', async (_name, points, end) => {
  const bot = fakeBot({
    health: 12,
    food: 10,
    blockAt: () => null,
    registry: { foodsByName: {}, blocksByName: {} },
  })
  Object.assign(bot.entity, { metadata: [0x01] })
  let stay: string | undefined
  const resting = restInShelter(bot, { signal: new AbortController().signal }).then((each) => (stay = each))
  for (let tick = 1; tick < 400 && stay === undefined; tick += 1) {
    if (tick % 20 === 0 && tick <= 100) bot.health -= points
    bot.emit('physicsTick')
    await new Promise(setImmediate)
  }
  await resting
  expect(stay).toBe(end)
})
