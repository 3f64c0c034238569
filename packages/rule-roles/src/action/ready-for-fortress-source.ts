import type { SharedFunction } from './shared-function.ts'

/** Sees to what a fortress takes before it is looked for: three lives ended on its bridges with too few blocks for walls. */
export const readyForFortress: SharedFunction<'takeBlocks'> = {
  uses: ['takeBlocks'],
  source: `// Comes up from below the lakes of lava, where nobody finds a bridge, and digs stone for walls where it lies at hand.
async function readyForFortress(bot) {
  const isUp = () => bot.entity.position.y >= 40;
  if (bot.entity.position.y < 34) await exploreUntil(bot, new Vec3(0, 1, 0), 120, isUp);
  const isNear = () => bot.nearestEntity(({ name, position }) => name === "blaze" && position.distanceTo(bot.entity.position) < 24);
  // On a bridge the walls of the last fight are what there is; the ground below it is no place to go back to.
  await takeBlocks(bot, { least: 41, wanted: 64, enough: 41, reaches: [6], isUnsafe: isNear });
}`,
}
