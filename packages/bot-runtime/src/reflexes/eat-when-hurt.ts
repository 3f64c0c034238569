import type { Bot } from 'mineflayer'
import { takeBody } from '../bot/body-control.ts'
import { takeHands } from '../bot/hands.ts'
import { listen } from '../bot/listen.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { chooseFood } from '../bot/choose-food.ts'
import { canPause } from './can-pause.ts'
import { hostilesWithin } from './hostile-creatures.ts'

// Health below which the bot eats, and hunger from which wounds close by themselves, both in points of 20.
const hurtHealth = 13
const healingFood = 18

// Hunger below which one cannot run any more.
const starvingFood = 7

const safeBlocks = 8

// A meal takes 32 ticks.
const mealTicks = 60

// Ticks between two looks at the plate.
const restTicks = 20

/** Eats during walks and digs when hurt or starving and nobody hostile is near; returns what stops it. */
export function eatWhenHurt(
  bot: Bot,
  { signal, say }: { readonly signal: AbortSignal; readonly say: (text: string) => void },
): () => void {
  let ticks = 0
  let isEating = false
  return listen(bot, 'physicsTick', () => {
    ticks += 1
    if (isEating || ticks % restTicks !== 0 || !isInNeed(bot) || !canPause(bot)) return
    const meal = chooseFood(bot)
    if (!meal || hostilesWithin(bot, safeBlocks).length > 0) return
    isEating = true
    const giveBack = takeBody(bot)
    const hungry = bot.food
    const eat = (): Promise<void> =>
      takeHands(bot, async () => {
        await bot.equip(meal, 'hand')
        await bot.consume()
      })
    const done = (): void => {
      isEating = false
      giveBack()
    }
    // A meal that the end of the step interrupts is no loss.
    withinTicks(bot, eat(), { signal, limitTicks: mealTicks })
      .then(() => {
        if (bot.food > hungry) say(`Ate ${meal.name}, hunger ${bot.food}.`)
      })
      .catch(() => undefined)
      .finally(done)
  })
}

function isInNeed({ health, food }: Bot): boolean {
  if (health <= 0) return false
  return food < starvingFood || (health < hurtHealth && food < healingFood)
}
