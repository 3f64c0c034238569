import type { Bot } from 'mineflayer'
import { takeHands } from './hands.ts'
import type { Item } from './item.ts'
import { withinTicks } from './within-ticks.ts'

/** Ticks that a meal may take; eating itself takes 32. */
export const mealTicks = 60

/** Takes a food in hand and eats one of it; work that is busy with a window stops. */
export async function eatMeal(
  bot: Bot,
  meal: Item,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const eat = takeHands(bot, async () => {
    await bot.equip(meal, 'hand')
    await bot.consume()
  })
  await withinTicks(bot, eat, { signal, limitTicks: mealTicks })
}
