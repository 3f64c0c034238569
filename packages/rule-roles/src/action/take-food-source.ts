import { dayTest } from './day-test.ts'

/** Sees to cooked meat for a trip under ground, where nothing grows and wounds close only on a full stomach. */
export const takeFoodSource: string = `// Takes meat along before it goes down, cooked where a furnace and fuel are at hand; gives up when no animal is found in a minute.
async function takeFood(bot, blocks, count) {
  // Whoever sees all that is wanted is back before it is hungry.
  const matching = blocks.map((name) => mcData.blocksByName[name]).filter(Boolean).map(({ id }) => id);
  if (bot.food > 14 && bot.findBlocks({ matching, maxDistance: 48, count }).length >= count) return;
  const raw = ["beef", "porkchop", "mutton", "rabbit", "chicken"];
  const cooked = [...raw.map((name) => "cooked_" + name), "bread", "baked_potato"];
  const isDay = ${dayTest};
  const isOutside = bot.game.dimension.includes("overworld") && bot.entity.position.y > 55 && isDay;
  for (let round = 0; isOutside && round < 4 && countOf(bot, [...raw, ...cooked]) < 4; round += 1) {
    if (!(await hunt(bot, ["cow", "pig", "sheep"], 0))) break;
  }
  if (countOf(bot, cooked) >= 3) return;
  // One furnace takes twice as long as two, and whoever is not hungry can wait for the second, or eat the rest raw.
  const isHungry = bot.food < 16;
  const furnaces = countOf(bot, ["furnace"]);
  if (furnaces >= 2 || isHungry) await cookMeat(bot, isHungry ? 4 : furnaces);
}`
