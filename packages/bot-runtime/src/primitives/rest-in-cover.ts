import type { Vec3 } from 'vec3'
import { takeBody } from '../bot/body-control.ts'
import { chooseFood } from '../bot/choose-food.ts'
import { eatMeal, mealTicks } from '../bot/eat-meal.ts'
import { healingFood } from '../bot/healing-food.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { openingsRound } from '../combat/openings-round.ts'
import type { PrimitiveContext } from './primitive-context.ts'

// Health, in points of 20, with which one goes out again.
const wellHealth = 18
const lookTicks = 10

export interface RestInCoverOptions {
  readonly limitTicks: number
  /** Whether somebody is in the cover as well. */
  readonly isDisturbed: () => boolean
}

/** Eats and waits in a closed cover until wounds have closed; ends where hunger keeps them open. */
export async function restInCover(
  { bot, signal }: PrimitiveContext,
  feet: Vec3,
  { limitTicks, isDisturbed }: RestInCoverOptions,
): Promise<void> {
  const isOver = (): boolean => bot.health <= 0 || isDisturbed() || openingsRound(bot, feet).length > 0
  // No reflex goes out to fight.
  const giveBack = takeBody(bot)
  try {
    for (let ticks = 0; ticks < limitTicks && bot.health < wellHealth && !isOver(); ticks += lookTicks) {
      const meal = bot.food <= healingFood ? chooseFood(bot) : undefined
      if (!meal && bot.food < healingFood) return
      if (meal) {
        await eatMeal(bot, meal, { signal })
        ticks += mealTicks
      }
      await waitForTicks(bot, lookTicks, { signal, until: isOver })
    }
  } finally {
    giveBack()
  }
}
