import { chooseFood } from '../bot/choose-food.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { timeBox } from '../bot/time-box.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

const fullHunger = 20

// Eating takes 32 ticks.
const eatMs = 5_000

// Ticks before a meal that was broken off is begun again, and times that it is.
const restTicks = 40
const mostTries = 3

/** Eats until the hunger bar is full or the food is gone. */
export const eatFood: Primitive = definePrimitive({
  name: 'eatFood',
  summary: 'Eats the named food, or the most filling one held, until not hungry.',
  topics: ['eat', 'food', 'hunger', 'hungry', 'cook'],
  parameters: { name: { type: 'string', summary: 'food name; empty for the best held', fallback: '' } },
  example: 'await eatFood(bot)',
  async run({ bot, clock, signal, say }, { name }) {
    const before = bot.food
    if (before >= fullHunger) return failed('not-possible', 'I am not hungry', { food: before })
    const eaten: string[] = []
    let brokenOff = ''
    for (let tries = 0; tries < mostTries && bot.food < fullHunger;) {
      const item = chooseFood(bot, { name })
      if (!item) break
      await bot.equip(item, 'hand')
      const hungry = bot.food
      const done = await timeBox(bot.consume(), { clock, signal, timeoutMs: eatMs })
      if (bot.food > hungry) {
        eaten.push(item.name)
        continue
      }
      tries += 1
      brokenOff = `Eating ${item.name} was broken off${done.status === 'refused' ? `: ${done.error.message}` : ''}`
      // A reflex that eats, or holds the shield up, has the hands meanwhile.
      await waitForTicks(bot, restTicks, { signal, until: () => bot.food > hungry })
    }
    if (bot.food > before) {
      // A reflex tells of its own meals.
      if (eaten.length > 0) say(`Ate ${eaten.join(', ')}, hunger ${bot.food}.`)
      return succeeded({ eaten, food: bot.food })
    }
    if (brokenOff) return failed('interrupted', brokenOff, { food: before })
    return failed('missing-item', name ? `No ${name} to eat in inventory` : 'No food in inventory', {
      food: before,
    })
  },
})
