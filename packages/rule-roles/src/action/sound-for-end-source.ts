import type { SharedFunction } from './shared-function.ts'

/** Health with which one enters the End, in points of 20, and below which nobody does. */
const [wellHealth, leastHealth] = [17, 12]

/** Meals without which nobody does: the fight takes ten minutes, and nothing grows there. */
const leastMeals = 4

/**
 * Sees to wounds and meals before the portal to the End: of five fights in two lives, two began with four and six points of
 * health and three without a meal, and all were lost.
 */
export const soundForEnd: SharedFunction<'stayFed' | 'packMeals'> = {
  uses: ['stayFed', 'packMeals'],
  source: `// Eats and rests before the End; false for whoever is too weak for it all the same, or has nothing to eat.
async function soundForEnd(bot) {
  await stayFed(bot);
  // From the rooms of a stronghold nobody goes up for one more.
  if (bot.entity.position.y > 50) await packMeals(bot);
  const isHealing = () => bot.food >= 18 || bot.inventory.items().some(isMeal);
  for (let rest = 0; rest < 40 && bot.health < ${wellHealth} && isHealing(); rest += 1) {
    const meal = bot.food < 18 && bot.inventory.items().find(isMeal);
    if (meal) await eatFood(bot, meal.name);
    await bot.waitForTicks(60);
  }
  return bot.health >= ${leastHealth} && countMeals(bot) >= ${leastMeals};
}`,
}
