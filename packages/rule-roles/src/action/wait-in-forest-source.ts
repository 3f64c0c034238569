import type { SharedFunction } from './shared-function.ts'

/** Waits for endermen in the forests of the Nether where they live: elsewhere one comes by in an hour. */
export const waitInForest: SharedFunction<'headings' | 'stayFed' | 'hunt'> = {
  uses: ['headings', 'stayFed', 'hunt'],
  source: `// Goes into a warped forest, and waits there until an enderman is about; true when one is. A small forest is a last choice,
// and one in which two waits in a row were in vain is left for another: who lives around it leaves no room for more.
async function waitInForest(bot, round, vain) {
  const matching = mcData.blocksByName.warped_nylium.id;
  const seeForest = () => bot.findBlock({ matching, maxDistance: 64 });
  const start = bot.entity.position.clone();
  const isFar = () => vain === 0 || bot.entity.position.distanceTo(start) > 48;
  const seeWide = () => isFar() && bot.findBlocks({ matching, maxDistance: 32, count: 128 }).length === 128;
  const isWorthIt = (entity) => entity.name === "enderman" && entity.position.distanceTo(bot.entity.position) < 40 && !isByLava(bot, entity);
  const isAbout = () => bot.nearestEntity(isWorthIt);
  await stayFed(bot);
  // Three blows of an enderman take what is left of the hurt.
  if (bot.health < 15) await takeShelter(bot, 60);
  if (isAbout()) return true;
  if (vain % 2 === 0 && !seeWide()) await exploreUntil(bot, headings()[(3 * round) % 8], 120, seeWide, ["warped_forest"]);
  if (isAbout() || !seeForest()) return Boolean(isAbout());
  // At its edge half of what comes lives elsewhere.
  const ground = bot.findBlocks({ matching, maxDistance: 40, count: 256 });
  const mean = (axis) => ground.reduce((sum, place) => sum + place[axis], 0) / Math.max(1, ground.length);
  const middle = new Vec3(mean("x"), mean("y"), mean("z"));
  // The lakes of lava lie at the height of 31.
  const dry = ground.filter(({ y }) => y > 35);
  const inside = (dry.length > 0 ? dry : ground).sort((one, other) => one.distanceTo(middle) - other.distanceTo(middle))[0];
  if (inside) await goTo(bot, inside.offset(0, 1, 0), 3);
  for (let wait = 0; wait < 20 && !isAbout(); wait += 1) await bot.waitForTicks(40);
  return Boolean(isAbout());
}`,
}
