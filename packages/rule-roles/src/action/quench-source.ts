import type { SharedFunction } from './shared-function.ts'

const source = `// Pours water over a lake of lava, mines the obsidian that comes of it while the water flows, and takes the water along.
async function quenchLava(bot, count) {
  const idOf = (name) => mcData.blocksByName[name].id;
  const isOf = (place, kind) => (bot.blockAt(place) || {}).boundingBox === kind;
  const isShore = (place) =>
    isOf(place, "block") && [1, 2].every((up) => (bot.blockAt(place.offset(0, up, 0)) || {}).name === "air");
  const isLake = (place) => {
    const lava = bot.blockAt(place);
    return lava && Number(lava.getProperties().level) === 0 && (bot.blockAt(place.offset(0, 1, 0)) || {}).name === "air";
  };
  const shores = (near) =>
    bot.findBlocks({ matching: idOf("lava"), maxDistance: near, count: 256 }).filter(isLake).flatMap((place) =>
      [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, z]) => place.offset(x, 0, z)).filter(isShore));
  const [shore] = shores(32);
  if (!shore) return false;
  await goTo(bot, shore.offset(0, 1, 0), 1);
  if (shore.distanceTo(bot.entity.position) > 3.5) return false;
  await equipItem(bot, "water_bucket");
  await bot.lookAt(shore.offset(0.5, 1, 0.5), true);
  await bot.waitForTicks(3);
  await bot.activateItem();
  await bot.waitForTicks(60);
  const before = countOf(bot, ["obsidian"]);
  if (bot.findBlock({ matching: idOf("obsidian"), maxDistance: 12 })) await mineBlock(bot, "obsidian", count);
  if (countOf(bot, ["water_bucket"]) === 0) await useItemOn(bot, "bucket", "water");
  return countOf(bot, ["obsidian"]) > before;
}`

/** Makes obsidian of a lake of lava that is near; true when some was mined. */
export const quenchLava: SharedFunction<'countOf'> = { source, uses: ['countOf'] }
