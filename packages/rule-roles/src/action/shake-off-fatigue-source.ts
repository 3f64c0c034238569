/** Name of the place where an elder guardian slowed the arms. */
const placeName = 'fatigue'

/** Blocks around it in which its monument may lie, and those within which it is the same place. */
const monumentBlocks = 112
const sameBlocks = 64

/** Leaves where an elder guardian slows the arms. */
export const shakeOffFatigueSource: string = `// Goes away while an elder guardian makes every block take minutes, and comes up nowhere near it.
async function shakeOffFatigue(bot) {
  const isTired = () => Object.values(bot.entity.effects || {}).some(({ id, amplifier }) => id === 4 && amplifier >= 2);
  const isBelow = () => bot.entity.position.y < 55 && bot.game.dimension.includes("overworld");
  if (!isTired() && !isBelow()) return;
  const { x, y, z } = bot.entity.position;
  const known = await recall(bot, "${placeName}");
  const from = known && Math.hypot(x - known.x, z - known.z) < ${sameBlocks} ? known : isTired() ? new Vec3(x, y, z) : known;
  if (!from) return;
  if (from !== known) await remember(bot, "${placeName}", from);
  for (let far = 32; far <= 96 && isTired(); far += 32) {
    await bot.pathfinder.goto(new GoalInvert(new GoalNear(x, y, z, far))).catch(() => undefined);
  }
  for (let wait = 0; wait < 100 && isTired(); wait += 1) await bot.waitForTicks(60);
  const away = () => Math.hypot(bot.entity.position.x - from.x, bot.entity.position.z - from.z);
  if (isTired() || !isBelow() || away() > ${monumentBlocks}) return;
  // Who came out of its reach by digging down would be slowed again on the way up.
  const signs = ["x", "z"].map((axis) => Math.sign(Math.round(bot.entity.position[axis] - from[axis])));
  const heading = signs.some(Boolean) ? new Vec3(signs[0], 0, signs[1]) : new Vec3(1, 0, 0);
  await exploreUntil(bot, heading, 240, () => isTired() || away() > ${monumentBlocks});
  // That was towards it; the next tunnel leads the other way.
  if (isTired()) await remember(bot, "${placeName}", bot.entity.position.clone());
}`
