import type { SharedFunction } from './shared-function.ts'

/** Health with which one enters the End, in points of 20, and below which nobody does. */
const [wellHealth, leastHealth] = [17, 12]

/** Sees to wounds before the portal to the End: a life that went through it with four points died of the first breath. */
export const soundForEnd: SharedFunction<'stayFed'> = {
  uses: ['stayFed'],
  source: `// Eats and rests before the End; false for whoever is too weak for it all the same.
async function soundForEnd(bot) {
  await stayFed(bot);
  const isHealing = () => bot.food >= 18 || bot.inventory.items().some(isMeal);
  for (let rest = 0; rest < 40 && bot.health < ${wellHealth} && isHealing(); rest += 1) {
    const meal = bot.food < 18 && bot.inventory.items().find(isMeal);
    if (meal) await eatFood(bot, meal.name);
    await bot.waitForTicks(60);
  }
  return bot.health >= ${leastHealth};
}`,
}
