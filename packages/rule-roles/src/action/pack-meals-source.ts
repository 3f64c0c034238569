import { dayTest } from './day-test.ts'
import type { SharedFunction } from './shared-function.ts'

/** Meals that are taken along where nothing grows, and hunts for them. */
const [mealsAway, mostHunts] = [8, 8]

/** Takes meals along on a journey. */
export const packMeals: SharedFunction<'hunt' | 'cookMeat' | 'stayFed'> = {
  uses: ['hunt', 'cookMeat', 'stayFed'],
  source: `// Hunts by day until there are meals for a journey, and cooks them.
async function packMeals(bot) {
  const isDay = ${dayTest};
  for (let round = 0; isDay && round < ${mostHunts} && countMeals(bot) < ${mealsAway}; round += 1) {
    if (!(await hunt(bot, ["cow", "pig", "sheep"], 0))) break;
  }
  await cookMeat(bot, ${mealsAway});
}`,
}
