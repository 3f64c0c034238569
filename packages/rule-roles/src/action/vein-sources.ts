/** Takes what is left of a vein. */
export const gleanVeinSource = `// Takes along what is left of a vein at hand; nobody goes for it.
async function gleanVein(bot, names, most) {
  const matching = names.map((name) => mcData.blocksByName[name].id);
  for (let taken = 0; taken < most && bot.health > 12; taken += 1) {
    const block = bot.findBlock({ matching, maxDistance: 6 });
    if (!block || (await mineBlock(bot, block.name, 1)).status !== "succeeded") return;
  }
}`

/** Looks behind the stone around a vein that was too small. */
export const openVeinSource = `// Goes once round where ore was found: what touches a vein with an edge only is hidden until the stone beside it is gone.
async function openVein(bot, names, place, count) {
  const matching = names.map((name) => mcData.blocksByName[name].id);
  if (bot.health < 12 || place.distanceTo(bot.entity.position) > 8) return false;
  for (const [x, z] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
    const walk = await goTo(bot, place.offset(x, 0, z), 0);
    const more = bot.findBlock({ matching, maxDistance: 6 });
    if (more && (await mineBlock(bot, more.name, count)).status === "succeeded") return true;
    if (walk.status === "failed" && walk.reason === "interrupted") return false;
  }
  return false;
}`
