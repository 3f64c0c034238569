/** Finds a creature and kills it. */
export const huntSource = `// Finds a creature of one of the kinds and kills it; true when it died.
async function hunt(bot, name, round) {
  const kinds = [].concat(name);
  const isOfNight = kinds.includes("enderman") && bot.game.dimension.includes("overworld");
  await stayFed(bot);
  if (!isOfNight) await sleepAtDusk(bot);
  await sparePickaxe(bot);
  await dropSurplus(bot);
  // Three of its blows take what is left of the hurt, and on an empty stomach no shelter heals.
  if (kinds.includes("enderman") && bot.health < 12) await takeShelter(bot, 60);
  if (kinds.includes("enderman") && bot.health < 10) return false;
  // One that has gone down from a bridge stays there: on the way to it one falls.
  const isFallen = ({ name, position }) => name === "blaze" && position.y < bot.entity.position.y - 5;
  const fallen = kinds.includes("blaze") ? Object.values(bot.entities).filter(isFallen).map(({ id }) => id) : [];
  const unsafe = Object.values(bot.entities).filter((entity) => kinds.includes(entity.name) && isByLava(bot, entity)).map(({ id }) => id);
  const vain = [...(hunt.vain || []), ...fallen, ...unsafe];
  // By day only one that is about already is worth the way, most often in a cave.
  const isDay = isOfNight && (bot.time.timeOfDay < 12500 || bot.time.timeOfDay > 23000);
  const isAbout = (entity) => kinds.includes(entity.name) && !vain.includes(entity.id) && entity.position.distanceTo(bot.entity.position) < 110;
  const prey = isDay && !bot.nearestEntity(isAbout) ? null : await seek(bot, kinds, round, vain);
  if (!prey) return false;
  // What flies high is shot.
  const bow = prey.name === "ghast" && bot.inventory.items().find((item) => item.name === "bow");
  if (bow && bot.inventory.items().some((item) => /arrow$/.test(item.name))) await equipItem(bot, "bow");
  const blade = !bow && /bow$/.test(bot.heldItem ? bot.heldItem.name : "") && bot.inventory.items().find((item) => /_sword$/.test(item.name));
  if (blade) await equipItem(bot, blade.name);
  if (prey.name === "blaze") {
    if (isSpent(bot)) return false;
    const isWon = await fightFromShelter(bot, prey);
    // What was killed lies there for a moment, and is no prey.
    if (!isWon) await bot.waitForTicks(20);
    return isWon;
  }
  const result = await attackTarget(bot, prey, 90);
  // What no way leads to is left alone; what got away is elsewhere a moment later.
  if (result.reason === "unreachable") hunt.vain = [...(hunt.vain || []), prey.id];
  if (result.status !== "succeeded") await bot.waitForTicks(20);
  return result.status === "succeeded";
}

// Whether it is hurt, and has nothing to heal by: among blazes such a fight has one end.
function isSpent(bot) {
  return bot.health < 10 && bot.food < 18 && !bot.inventory.items().some(isMeal);
}

// Whether a fight with it is one at the rim of a lake of lava in the Nether: a blow throws the fighter in.
function isByLava(bot, { name, position }) {
  if (name !== "enderman" || String(bot.game.dimension) !== "the_nether") return false;
  return Boolean(bot.findBlock({ matching: mcData.blocksByName.lava.id, maxDistance: 5, point: position }));
}`
