import { chooseFood } from '../bot/choose-food.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { timeBox } from '../bot/time-box.ts'

const fullHunger = 20

// Eating takes 32 ticks.
const eatMs = 5_000

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
    while (bot.food < fullHunger) {
      const item = chooseFood(bot, { name })
      if (!item) break
      await bot.equip(item, 'hand')
      const hungry = bot.food
      const done = await timeBox(bot.consume(), { clock, signal, timeoutMs: eatMs })
      if (done.status !== 'done' || bot.food <= hungry) break
      eaten.push(item.name)
    }
    if (eaten.length > 0) {
      say(`Ate ${eaten.join(', ')}, hunger ${bot.food}.`)
      return succeeded({ eaten, food: bot.food })
    }
    return failed('missing-item', name ? `No ${name} to eat in inventory` : 'No food in inventory', {
      food: before,
    })
  },
})
