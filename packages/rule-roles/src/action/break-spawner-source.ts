import type { SharedFunction } from './shared-function.ts'

/** Ends what comes without end: of nineteen deaths in two lives four came from two spawners of skeletons beside which somebody mined. */
export const breakSpawner: SharedFunction<'countOf'> = {
  uses: ['countOf'],
  source: `// Breaks a spawner that is near, behind a shield and well; those of blazes are of use.
async function breakSpawner(bot) {
  if (!bot.game.dimension.includes("overworld") || bot.health < 14 || countOf(bot, ["shield"]) === 0) return;
  const holds = (kind) => bot.inventory.items().some(({ name }) => name.endsWith(kind));
  if (!holds("_pickaxe") || !holds("_sword")) return;
  const spawner = bot.findBlock({ matching: mcData.blocksByName.spawner.id, maxDistance: 16 });
  const vain = breakSpawner.vain || [];
  if (!spawner || vain.some((place) => place.equals(spawner.position))) return;
  const result = await mineBlock(bot, "spawner", 1);
  if (result.status !== "succeeded") breakSpawner.vain = [...vain, spawner.position];
}`,
}
