/** Sees to a full stomach: eats what is held, and goes hunting when there is nothing and hunger begins to kill. */
export const stayFedSource = `// Eats when hungry or hurt, if there is something good to eat, and lets bad wounds close.
async function stayFed(bot) {
  const findMeal = () => bot.inventory.items().find(isMeal);
  // An evening is the last chance before ten minutes of hunger.
  const isEvening = bot.time.timeOfDay > 9500 && bot.time.timeOfDay < 12000;
  const isInNether = String(bot.game.dimension) === "the_nether";
  // Hungry, no wound closes, and whoever goes on in a cave with a few points left dies there; behind walls amid blazes one waits
  // for nothing.
  const isWounded = String(bot.game.dimension) !== "the_end" && bot.health < 9 && bot.food < 18;
  // In the Nether whoever no longer heals leaves while it can: half dead it gets past no blaze.
  const isShotAt = isInNether && bot.nearestEntity(({ name, position }) => name === "blaze" && position.distanceTo(bot.entity.position) < 16);
  const isDone = isInNether && bot.food < 18 && (bot.health < 17 || bot.food <= 10) && (bot.health >= 12 || !isShotAt);
  if (!findMeal() && (isInNether ? isDone || bot.food < 4 : isWounded || bot.food <= (isEvening ? 9 : 6))) await forage(bot);
  // Better the flesh of the undead than hunger that kills.
  const meal = findMeal() || (bot.food < 4 && bot.inventory.items().find((item) => /^(rotten_flesh|chicken)$/.test(item.name)));
  if (meal && bot.food < (bot.health < (isInNether ? 17 : 13) ? 18 : 14)) await eatFood(bot, meal.name);
  // Nobody rests under fire.
  for (let rest = 0, last = 0; rest < 10 && bot.health < (isInNether ? 14 : 10) && bot.food >= 18 && bot.health >= last; rest += 1) {
    last = bot.health;
    await bot.waitForTicks(60);
  }
}

// Goes up and hunts: on an empty stomach no wound closes. At night the unarmed and the hurt, and all five minutes after a hunt in vain, go on with their work.
async function forage(bot) {
  const isNight = bot.time.timeOfDay > 12500 && bot.time.timeOfDay < 23000;
  const { isOut, rests = 0 } = forage;
  const isHome = () => bot.game.dimension.includes("overworld");
  const isAway = String(bot.game.dimension) === "the_nether";
  if (isOut || (bot.time.age < rests && !isMealNear(bot)) || !(isHome() || isAway)) return;
  // In the Nether hunger has nothing to wait for but the end, and in a bed at home the night is soon over.
  const holds = (kind) => bot.inventory.items().some((item) => item.name.endsWith(kind));
  // Whoever waits for the morning at home starves until then: of thirteen deaths in two lives six came on an empty stomach.
  const isBold = isHome() && bot.health >= 12 && holds("_sword") && (bot.inventory.slots[45] || {}).name === "shield";
  if (isNight && !isBold && !(isAway && (holds("_bed") || bot.food < 3))) return;
  forage.isOut = true;
  let kills = 0;
  if (isAway) await enterPortal(bot, "nether_portal");
  const rounds = isAway ? 8 : bot.food > 6 ? 1 : 3;
  // Where nothing grows, meals for the stay are needed as well.
  const hasEnough = () => (isAway ? countMeals(bot) >= 5 : kills > 0);
  for (let round = 0; isHome() && round < rounds && !hasEnough(); round += 1) {
    if (await hunt(bot, ["cow", "pig", "sheep", "rabbit"], round)) kills += 1;
  }
  if (isAway && isHome()) await cookMeat(bot, countMeals(bot));
  // What was begun there goes on there.
  if (isAway && isHome()) await enterPortal(bot, "nether_portal");
  forage.isOut = false;
  if (kills === 0) forage.rests = bot.time.age + 6000;
}

// Whether it fills the stomach without harm.
function isMeal({ name }) {
  return mcData.foodsByName[name] && !/^(rotten_flesh|spider_eye|poisonous_potato|pufferfish|chicken|suspicious_stew)$/.test(name);
}

function countMeals(bot) {
  return bot.inventory.items().filter(isMeal).reduce((sum, { count }) => sum + count, 0);
}`
