import type { Bot } from 'mineflayer'
import { takeHands } from '../bot/hands.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { chooseFood } from '../bot/choose-food.ts'
import { canPause } from './can-pause.ts'
import { hostilesWithin } from './hostile-creatures.ts'
import { startReflex, type ReflexOptions } from './start-reflex.ts'

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
export function eatWhenHurt(bot: Bot, { signal, say }: ReflexOptions): () => void {
  return startReflex(bot, {
    everyTicks: restTicks,
    look() {
      const meal = isInNeed(bot) && canPause(bot) ? chooseFood(bot) : undefined
      if (!meal || hostilesWithin(bot, safeBlocks).length > 0) return undefined
      return async () => {
        const hungry = bot.food
        const eat = takeHands(bot, async () => {
          await bot.equip(meal, 'hand')
          await bot.consume()
        })
        await withinTicks(bot, eat, { signal, limitTicks: mealTicks })
        if (bot.food > hungry) say(`Ate ${meal.name}, hunger ${bot.food}.`)
      }
    },
  })
}

function isInNeed({ health, food }: Bot): boolean {
  return food < starvingFood || (health < hurtHealth && food < healingFood)
}
