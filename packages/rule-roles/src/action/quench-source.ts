import type { SharedFunction } from './shared-function.ts'

/** Lava is looked at piece by piece, nearest first: a lake has hundreds, and each look costs. */
const source = `// Pours water over a lake of lava, mines the obsidian that comes of it while the water flows, and takes the water along.
async function quenchLava(bot, count) {
  const idOf = (name) => mcData.blocksByName[name].id;
  const { shore, lid } = await nearestShore(bot, idOf("lava"));
  if (!shore) return false;
  // In the rock, the way there makes the room to stand in.
  const reach = lid ? 0 : 1;
  await goTo(bot, shore.offset(0, 1, 0), reach);
  if (shore.distanceTo(bot.entity.position) > 3.5) return false;
  if (lid) await openLava(bot, lid);
  await equipItem(bot, "water_bucket");
  await bot.lookAt(shore.offset(0.5, 1, 0.5), true);
  await bot.waitForTicks(3);
  await bot.activateItem();
  await bot.waitForTicks(60);
  const before = countOf(bot, ["obsidian"]);
  const gained = () => countOf(bot, ["obsidian"]) - before;
  // Where one was mined the water runs to the lava behind it.
  for (let last = -1; gained() > last && gained() < count; ) {
    last = gained();
    if (bot.findBlock({ matching: idOf("obsidian"), maxDistance: 12 })) await mineBlock(bot, "obsidian", count - last);
    await bot.waitForTicks(30);
  }
  for (let look = 0; look < 2 && countOf(bot, ["water_bucket"]) === 0; look += 1) {
    // From a pit the water is not seen.
    if (look > 0) await goTo(bot, shore.offset(0, 1, 0), reach);
    await useItemOn(bot, "bucket", "water");
  }
  return gained() > 0;
}

// Digs away the rock over a block of lava, from beside it.
async function openLava(bot, lid) {
  const pickaxe = bot.inventory.items().find(({ name }) => /^(diamond|netherite)_pickaxe$/.test(name));
  if (pickaxe) await equipItem(bot, pickaxe.name);
  const block = bot.blockAt(lid);
  if (block && block.boundingBox === "block") await bot.dig(block, true);
}

// The nearest block beside open lava on which one can stand, else one in the rock with the block over the lava; none where neither is.
async function nearestShore(bot, lava) {
  const nameAt = (place) => (bot.blockAt(place) || {}).name;
  const isRock = (place) => (bot.blockAt(place) || {}).boundingBox === "block";
  const isShore = (place) => isRock(place) && [1, 2].every((up) => nameAt(place.offset(0, up, 0)) === "air");
  const isInRock = (place) => [0, 1, 2].every((up) => isRock(place.offset(0, up, 0)));
  const sidesOf = (place) => [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, z]) => place.offset(x, 0, z));
  let closed = {};
  const places = bot.findBlocks({ matching: lava, maxDistance: 32, count: 256 });
  for (let index = 0; index < places.length; index += 1) {
    if (index % 16 === 15) await bot.waitForTicks(1);
    const place = places[index];
    const lid = place.offset(0, 1, 0);
    const isOpen = nameAt(lid) === "air";
    if (!isOpen && (closed.shore || !isRock(lid))) continue;
    const block = bot.blockAt(place);
    if (!block || Number(block.getProperties().level) !== 0) continue;
    const shore = sidesOf(place).find(isOpen ? isShore : isInRock);
    if (shore && isOpen) return { shore };
    if (shore) closed = { shore, lid };
  }
  return closed;
}`

/** Makes obsidian of a lake of lava that is near; true when some was mined. */
export const quenchLava: SharedFunction<'countOf'> = { source, uses: ['countOf'] }

const seekSource = `// Looks for a lake of lava: what is in sight was of no use, as lava inside the rock is, and the lakes lie deep.
async function seekLake(bot, height, round) {
  const matching = mcData.blocksByName.lava.id;
  const above = bot.entity.position.y;
  const isLow = () => bot.entity.position.y <= height + 3;
  if (!isLow() && bot.findBlock({ matching, maxDistance: 32 })) await exploreUntil(bot, new Vec3(0, -1, 0), 240, isLow);
  if (bot.entity.position.y < above - 4) return;
  seeNew.vain = [...(seeNew.vain || []).slice(-64), ...bot.findBlocks({ matching, maxDistance: 32, count: 64 })];
  await digFor(bot, ["lava"], height, round, "staircase");
}`

/** Goes to where a lake of lava may be. */
export const seekLake: SharedFunction<'digFor' | 'seeNew'> = {
  source: seekSource,
  uses: ['digFor', 'seeNew'],
}
