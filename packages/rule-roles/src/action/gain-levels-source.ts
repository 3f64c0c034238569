/** Creatures whose death gives experience and that a bot with a sword gets the better of. */
const prey = ['zombie', 'skeleton', 'spider', 'cow', 'pig', 'sheep', 'chicken']

/** Source of the function that gains experience by what is near: creatures first, then coal. */
export const gainLevelsSource: string = `// Gains experience by creatures and coal until the level is reached; true when it is.
async function gainLevels(bot, level) {
  const prey = [${prey.map((name) => `"${name}"`).join(', ')}];
  for (let round = 0; round < 40 && bot.experience.level < level; round += 1) {
    await stayFed(bot);
    const isPrey = ({ name, position }) => prey.includes(name) && position.distanceTo(bot.entity.position) < 32;
    const near = bot.nearestEntity(isPrey);
    const result = near && (await killMob(bot, near.name, 60));
    // The orbs fly to whoever stands there.
    if (result && result.status === "succeeded") await bot.waitForTicks(20);
    else if (!(await mineSome(bot, ["coal_ore"], 4, 50, round))) await bot.waitForTicks(20);
  }
  return bot.experience.level >= level;
}`
