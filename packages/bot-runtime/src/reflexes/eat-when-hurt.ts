import type { Bot } from 'mineflayer'
import { eatMeal } from '../bot/eat-meal.ts'
import { chooseFood } from '../bot/choose-food.ts'
import { healingFood } from '../bot/healing-food.ts'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { canPause } from './can-pause.ts'
import { startReflex, type ReflexOptions } from './start-reflex.ts'
import { threats } from './threats.ts'

// Health below which the bot eats, in points of 20.
const hurtHealth = 13

// Hunger below which one cannot run any more.
const starvingFood = 7

const safeBlocks = 8

// Ticks between two looks at the plate.
const restTicks = 20

// Ticks for which what was got belongs to the program.
const freshTicks = 600

interface EatWhenHurtOptions extends ReflexOptions {
  /** Food that the program's task counts. */
  readonly keeps?: readonly string[]
}

/**
 * Eats during walks and digs when hurt or starving and nobody hostile near sees it; returns what stops it. Food that has just been
 * got may be what the program is about: for a while only who starves takes that, and what its task counts at no other time.
 */
export function eatWhenHurt(bot: Bot, { signal, say, keeps = [] }: EatWhenHurtOptions): () => void {
  const gainedAt = new Map<string, number>()
  let before = countItems(bot)
  return startReflex(bot, {
    everyTicks: restTicks,
    look(tick) {
      const held = countItems(bot)
      for (const name of Object.keys(gainedItems(before, held))) gainedAt.set(name, tick)
      before = held
      const spares = (name: string): boolean =>
        bot.food >= starvingFood &&
        (keeps.includes(name) || tick - (gainedAt.get(name) ?? -freshTicks) < freshTicks)
      const meal = isInNeed(bot) && canPause(bot) ? chooseFood(bot, { spares }) : undefined
      if (!meal || threats(bot).some(({ distance }) => distance < safeBlocks)) return undefined
      return async () => {
        const hungry = bot.food
        await eatMeal(bot, meal, { signal })
        if (bot.food > hungry) say(`Ate ${meal.name}, hunger ${bot.food}.`)
      }
    },
  })
}

function isInNeed({ health, food }: Bot): boolean {
  return food < starvingFood || (health < hurtHealth && food < healingFood)
}
