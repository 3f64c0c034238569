/** Looks for blocks on the surface. */
export const lookForSource = `// Finds one of the blocks, walking in another direction each round.
async function lookFor(bot, names, round) {
  const matching = names.map((name) => mcData.blocksByName[name].id);
  const see = () => bot.findBlock({ matching, maxDistance: 32 });
  const near = see();
  if (near) return near;
  // Stone lies under every place, also where none is in sight.
  if (names.includes("stone")) {
    const dug = await exploreUntil(bot, new Vec3(0, -1, 0), 40, see);
    if (dug) return dug;
  }
  const far = bot.findBlock({ matching, maxDistance: 80 });
  // Straight up is the quickest way to the surface and to what lies higher.
  const height = far ? Math.min(far.position.y, 61) : 61;
  if (bot.entity.position.y < height - 4 && bot.game.dimension === "overworld") {
    await exploreUntil(bot, new Vec3(0, 1, 0), 120, () => see() || bot.entity.position.y >= height);
    if (see()) return see();
  }
  // In a fortress it lies high above the floor of the cavern, and beside lava nobody walks on at random.
  if (far && bot.game.dimension !== "overworld") await goTo(bot, far.position, 4);
  if (see()) return see();
  if (far) {
    const way = far.position.minus(bot.entity.position);
    const toward = new Vec3(Math.sign(Math.round(way.x / 24)), 0, Math.sign(Math.round(way.z / 24)));
    if (!toward.isZero()) {
      const reached = await exploreUntil(bot, toward, 60, see);
      if (reached) return reached;
    }
  }
  const choices = headings();
  return see() || (await wander(bot, choices[round % choices.length], { seconds: 60 + 30 * round, see, names }));
}`

/** Walks on and looks around, with meals on the way. */
export const wanderSource = `// Walks in one direction until something is seen or the time is over; who is hungry eats what walks by: searches last longer than a stomach.
async function wander(bot, heading, { seconds, see, names }) {
  for (let meal = 0; meal < 3; meal += 1) {
    const found = await exploreUntil(bot, heading, seconds, () => see() || isMealNear(bot), names);
    if (see() || !isMealNear(bot)) return see() || (found === true ? null : found);
    const food = bot.food;
    await stayFed(bot);
    if (bot.food <= food) break;
  }
  return exploreUntil(bot, heading, seconds, see, names);
}

// Whether somebody hungry sees an animal close by, in daylight and without a meal in the bag.
function isMealNear(bot) {
  const isDay = bot.time.timeOfDay < 12500 || bot.time.timeOfDay > 23000;
  const isHungry = bot.food <= 6 && !bot.inventory.items().some((item) => mcData.foodsByName[item.name]);
  const here = bot.entity.position;
  const isClose = ({ name, position }) => /^(cow|pig|sheep|rabbit)$/.test(name) && position.distanceTo(here) < 24 && Math.abs(position.y - here.y) < 8;
  return isDay && isHungry && Object.values(bot.entities).some(isClose);
}`

/** Looks for blocks under ground. */
export const digForSource = `// Finds one of the blocks under ground: down a shaft to the height where it is common, and through caves and tunnels from there.
async function digFor(bot, names, height, round, search) {
  const see = () => seeNew(bot, names);
  const near = see();
  if (near) return near;
  // Nobody digs down through the sea.
  for (let shore = 0; shore < 4 && bot.entity.isInWater; shore += 1) {
    await exploreUntil(bot, headings()[(round + 3 * shore) % 8], 45, () => bot.entity.onGround && !bot.entity.isInWater);
  }
  if (bot.entity.position.y > height + 20) await takeWood(bot);
  await sparePickaxe(bot);
  // Whoever has lost the last pickaxe makes another one before anything else, and far from home the last uses are for what is found.
  const kept = names.includes("ancient_debris") ? 60 : 0;
  const isArmed = pickaxeUses(bot) > kept;
  // Stone and wood for more pickaxes are at home.
  if (kept > 0 && !isArmed && String(bot.game.dimension) === "the_nether") await enterPortal(bot, "nether_portal");
  if (kept > 0 && !isArmed) return null;
  const isBare = () => isArmed && pickaxeUses(bot) <= kept;
  const choices = headings().filter(({ x, z }) => x === 0 || z === 0);
  // A cave is no place for the wounded, nor for who has no shield against the archers in it, and one that is still near was out of reach.
  const isSafe = () => bot.health > 8 && countOf(bot, ["shield"]) > 0 && archersNear(bot).length === 0;
  const findCave = (turn) => search === "caves" && bot.health > 12 && isSafe() && caveAhead(bot, choices, turn, height);
  // Whoever is in a cave goes on through it: it shows many times what a tunnel shows.
  const isInCave = bot.entity.position.y < height + 24 && findCave(round);
  if (bot.entity.position.y > height + 6 && !isInCave) {
    await leavePortal(bot, round);
    const isThere = () => see() || bot.entity.position.y <= height + 3;
    for (let tool = 0; tool < 4 && !isThere() && !isBare(); tool += 1) {
      const uses = pickaxeUses(bot);
      const isWorn = () => uses > 20 && pickaxeUses(bot) <= 20;
      await exploreUntil(bot, new Vec3(0, -1, 0), 240, () => isThere() || isBare() || isWorn());
      if (!isWorn() && !isBare()) break;
      await sparePickaxe(bot);
    }
  } else if (bot.entity.position.y < height - 30) {
    await exploreUntil(bot, new Vec3(0, 1, 0), 60, () => see() || bot.entity.position.y >= height - 6);
  }
  // A tunnel at the right height uncovers ore that nobody sees otherwise; each round it turns and goes farther, and so winds outwards.
  for (let leg = 0, turn = round; leg < 8 + 2 * round && turn < round + 4 && !see() && !isBare(); leg += 1) {
    await sparePickaxe(bot);
    await stayFed(bot);
    await breakSpawner(bot);
    const heading = isSafe() ? choices[turn % choices.length] : intoRock(bot, choices, turn);
    const here = bot.entity.position.floored();
    const cave = findCave(turn);
    const ahead = cave || new Vec3(here.x + 7 * heading.x, height, here.z + 7 * heading.z);
    caveAhead.been = [...(caveAhead.been || []), here, ahead];
    const result = await goTo(bot, ahead, 2);
    if (result.status === "failed" && !cave) turn += 1;
    for (const side of search === "branches" && result.status !== "failed" ? [8, -8] : []) {
      if (!see() && !isBare()) await goTo(bot, new Vec3(ahead.x - side * heading.z, height, ahead.z + side * heading.x), 2);
      if (!see() && !isBare()) await goTo(bot, ahead, 2);
    }
  }
  return see();
}

// Those that shoot as far as here.
function archersNear(bot) {
  const isNear = ({ name, position }) => /^(skeleton|stray|bogged|pillager|witch)$/.test(name) && position.distanceTo(bot.entity.position) < 16;
  return Object.values(bot.entities).filter(isNear);
}

// The heading with rock before it and no archer, straight on before sideways and back: in the open, or on a bridge, everybody shoots at who has no shield.
function intoRock(bot, choices, turn) {
  const here = bot.entity.position;
  const matching = ["air", "cave_air"].map((name) => mcData.blocksByName[name].id);
  const openness = ({ x, z }) => bot.findBlocks({ matching, point: here.offset(5 * x, 1, 5 * z), maxDistance: 3, count: 32 }).length;
  const fire = ({ x, z }) =>
    Math.max(0, ...archersNear(bot).map(({ position }) => ((position.x - here.x) * x + (position.z - here.z) * z) / Math.max(1, position.distanceTo(here))));
  const ways = [0, 1, 3, 2].map((side) => choices[(turn + side) % choices.length]);
  const costs = ways.map((way) => Math.max(4, openness(way)) + 40 * fire(way));
  return ways[costs.indexOf(Math.min(...costs))];
}

// A place on the floor of a cave in sight that is new; undefined when there is none. Lower down lava fills the caves, far up is little of it, and the open land is no cave.
function caveAhead(bot, choices, turn, height) {
  const here = bot.entity.position;
  const been = caveAhead.been || [];
  const matching = ["air", "cave_air"].map((name) => mcData.blocksByName[name].id);
  const isNew = (cell) => cell.y > height - 1 && cell.y < height + 24 && cell.distanceTo(here) > 7 && been.every((place) => place.distanceTo(cell) > 7);
  const isFirm = (cell) => {
    const floor = bot.blockAt(cell.offset(0, -1, 0));
    return floor && floor.boundingBox === "block" && floor.name !== "magma_block";
  };
  const isCovered = (cell) => {
    for (let up = 2; up < 40; up += 1) {
      const above = bot.blockAt(cell.offset(0, up, 0));
      if (above && above.boundingBox === "block" && !/_(leaves|log)$/.test(above.name)) return true;
    }
    return false;
  };
  const straight = choices.map((_heading, side) => choices[(turn + side) % choices.length]);
  const slanting = straight.map(({ x, z }) => ({ x: 0.75 * (x - z), z: 0.75 * (x + z) }));
  for (const { x, z } of [...straight, ...slanting]) {
    const point = here.offset(14 * x, 0, 14 * z);
    // In a hall the cells in the middle are the nearest, and the floor lies below them.
    const cells = bot.findBlocks({ matching, point, maxDistance: 12, count: 256 });
    const floors = cells.filter((cell) => isNew(cell) && isFirm(cell));
    // To look up from each floor of a desert is more than the game keeps for a program.
    const each = Math.ceil(floors.length / 12);
    const cave = floors.find((cell, index) => index % each === 0 && isCovered(cell));
    if (cave) return cave;
  }
  return undefined;
}`

/** Looks for blocks that were not tried in vain. */
export const seeNewSource = `// The nearest of the blocks in sight that was not tried in vain.
function seeNew(bot, names) {
  const vain = seeNew.vain || [];
  const matching = names.map((name) => mcData.blocksByName[name].id);
  if (vain.length === 0) return bot.findBlock({ matching, maxDistance: 32 });
  const found = bot.findBlocks({ matching, maxDistance: 32, count: vain.length + 1 });
  const place = found.find((position) => !vain.some((other) => other.equals(position)));
  return place ? bot.blockAt(place) : null;
}`

/** Looks for blocks and mines a few. */
export const mineSomeSource = `// Looks for one of the blocks and mines a few of the kind that is nearest.
async function mineSome(bot, names, count, height, round, search) {
  await stayFed(bot);
  await sleepAtDusk(bot);
  await breakSpawner(bot);
  await dropSurplus(bot);
  const block = height === null ? await lookFor(bot, names, round) : await digFor(bot, names, height, round, search);
  if (!block) return false;
  // A long tunnel has filled the bag with rubble, and what does not fit is lost.
  await dropSurplus(bot);
  const result = await mineBlock(bot, block.name, count);
  if (result.status === "succeeded") return true;
  if (/diamond/.test(block.name) && (await openVein(bot, names, block.position, count))) return true;
  // After a death it takes a moment until the inventory shows what is lost.
  if (result.reason === "interrupted") await bot.waitForTicks(20);
  // A fight on the way is no reason to leave what is rare: it is tried a second time before anything else.
  mineSome.tried = mineSome.tried || [];
  if (height !== null && !mineSome.tried.some((place) => place.equals(block.position))) {
    mineSome.tried.push(block.position);
    return false;
  }
  const matching = names.map((name) => mcData.blocksByName[name].id);
  if (height !== null) seeNew.vain = [...(seeNew.vain || []), ...bot.findBlocks({ matching, maxDistance: 32, count: 16 })];
  // What cannot be reached from here may be reached from elsewhere.
  if (result.reason === "unreachable" || result.reason === "timeout") await exploreUntil(bot, headings()[round % 8], 20);
  return false;
}`

/** Sees to another pickaxe deep down, where stone is at hand and the way to wood is long. */
export const sparePickaxeSource = `// Makes a pickaxe of dug stone before the last one breaks, so that the good one is kept for what needs it.
async function sparePickaxe(bot) {
  // Elsewhere nobody has another one of diamond, and a search for debris wears one out.
  const isHome = bot.game.dimension.includes("overworld");
  if (pickaxeUses(bot, isHome ? /_/ : /^(wooden|stone|golden|iron)_/) > 60) return;
  const isOut = !isHome && !bot.inventory.items().some(({ name }) => name.endsWith("_pickaxe"));
  const hasStone = ["cobblestone", "cobbled_deepslate", "blackstone"].some((name) => countOf(bot, [name]) >= 3);
  if (!hasStone && !isOut) return;
  // What is crafted needs a free slot.
  await dropSurplus(bot);
  const log = bot.inventory.items().find((item) => /_(log|stem)$/.test(item.name));
  const findPlanks = () => bot.inventory.items().find((item) => item.name.endsWith("_planks"));
  if (!isHome && log && (findPlanks() || { count: 0 }).count < 6) await craftItem(bot, log.name.replace(/_(log|stem)$/, "_planks"), 1);
  const planks = findPlanks();
  if (countOf(bot, ["stick"]) < 2 && planks && planks.count >= 2) await craftItem(bot, "stick", 1);
  const makeTable = async () => {
    if (bot.inventory.items().some((item) => item.name.endsWith("_planks") && item.count >= 4)) await craftItem(bot, "crafting_table", 1);
  };
  const hasHead = hasStone || (findPlanks() || { count: 0 }).count >= 3;
  const isReady = hasHead && countOf(bot, ["stick"]) >= 2 && (await useStation(bot, "crafting_table", makeTable, 0));
  if (isReady) await craftItem(bot, hasStone ? "stone_pickaxe" : "wooden_pickaxe", 1);
  if (isReady) await packUp(bot, ["crafting_table"]);
  // With bare hands a life dug at the bricks of a fortress for half an hour.
  if (!isReady && isOut && String(bot.game.dimension) === "the_nether") await enterPortal(bot, "nether_portal");
}

// Blocks that the pickaxes of some kinds still dig, all together.
function pickaxeUses(bot, kinds = /_/) {
  const usesOf = { wooden: 59, stone: 131, golden: 32, iron: 210, diamond: 1521, netherite: 1991 };
  const pickaxes = bot.inventory.items().filter((item) => item.name.endsWith("_pickaxe") && kinds.test(item.name));
  return pickaxes.reduce((sum, item) => sum + Math.max(0, usesOf[item.name.split("_")[0]] - (item.durabilityUsed || 0)), 0);
}`
