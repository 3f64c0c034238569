import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { fakeContext } from '../testing/fake-context.ts'
import { eatFood } from './eat-food.ts'

/** Lets a hungry bot with bread eat; each meal is broken off, or fills it, as told. */
async function eat(meals: readonly ('broken off' | 'eaten')[]): Promise<unknown> {
  const left = [...meals]
  const bot = fakeBot({
    food: 14,
    registry: { foodsByName: { bread: { foodPoints: 5 } } },
    inventory: { slots: [], items: () => [{ name: 'bread', count: 3 }] },
    equip: async () => undefined,
    async consume() {
      if (left.shift() !== 'eaten') throw new TypeError('Consuming cancelled')
      bot.food = 20
    },
  })
  const ticks = setInterval(() => bot.emit('physicsTick'), 0)
  try {
    return await eatFood.call(fakeContext({ bot }), 'bread')
  } finally {
    clearInterval(ticks)
  }
}

test('a meal that was broken off is begun again', async () => {
  expect(await eat(['broken off', 'broken off', 'eaten'])).toMatchObject({
    status: 'succeeded',
    detail: { eaten: ['bread'], food: 20 },
  })
})

test('meals that are broken off each time are told as such, not as missing food', async () => {
  expect(await eat([])).toMatchObject({
    reason: 'interrupted',
    message: 'Eating bread was broken off: Consuming cancelled',
  })
})
