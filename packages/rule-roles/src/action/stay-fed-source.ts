/** Sees to a full stomach: eats what is held, and goes hunting when there is nothing and hunger begins to kill. */
export const stayFedSource = `// Eats when hungry or hurt, if there is something good to eat, and lets bad wounds close.
async function stayFed(bot) {
  const harmful = ["rotten_flesh", "spider_eye", "poisonous_potato", "pufferfish", "chicken", "suspicious_stew"];
  const findMeal = () => bot.inventory.items().find((item) => mcData.foodsByName[item.name] && !harmful.includes(item.name));
  // An evening is the last chance before ten minutes of hunger.
  const isEvening = bot.time.timeOfDay > 9500 && bot.time.timeOfDay < 12000;
  // Hungry, no wound closes, and whoever goes on in a cave with a few points left dies there.
  const isWounded = bot.health < 9 && bot.food < 18;
  if (!findMeal() && (isWounded || bot.food <= (isEvening ? 9 : 6))) await forage(bot);
  const meal = findMeal();
  if (meal && bot.food < (bot.health < 13 ? 18 : 14)) await eatFood(bot, meal.name);
  // Nobody rests under fire.
  for (let rest = 0, last = 0; rest < 10 && bot.health < 10 && bot.food >= 18 && bot.health >= last; rest += 1) {
    last = bot.health;
    await bot.waitForTicks(60);
  }
}

// Goes up and hunts: on an empty stomach no wound closes. At night, or five minutes after a hunt in vain, work goes on.
async function forage(bot) {
  const isNight = bot.time.timeOfDay > 12500 && bot.time.timeOfDay < 23000;
  const { isOut, rests = 0 } = forage;
  if (isOut || isNight || (bot.time.age < rests && !isMealNear(bot)) || !bot.game.dimension.includes("overworld")) return;
  forage.isOut = true;
  let isFound = false;
  for (let round = 0; round < (bot.food > 6 ? 1 : 3) && !isFound; round += 1) {
    isFound = await hunt(bot, ["cow", "pig", "sheep", "rabbit"], round);
  }
  forage.isOut = false;
  if (!isFound) forage.rests = bot.time.age + 6000;
}`
