/** Takes along what deep work needs of the surface. */
export const takeWoodSource = `// Takes the stations and a few logs along on the way down: below nobody finds the wood for the next pickaxe.
async function takeWood(bot) {
  await packUp(bot, ["crafting_table", "furnace"]);
  if (bot.entity.position.y < 50 || !bot.game.dimension.includes("overworld")) return;
  const worth = [[/_log$/, 4], [/_planks$/, 1], [/^stick$/, 0.5]];
  const wood = bot.inventory.items().reduce((sum, { name, count }) => {
    const kind = worth.find(([pattern]) => pattern.test(name));
    return sum + (kind ? kind[1] * count : 0);
  }, 0);
  const kinds = ["oak", "birch", "spruce", "jungle", "acacia", "dark_oak", "mangrove", "cherry", "pale_oak"];
  const matching = kinds.map((kind) => mcData.blocksByName[kind + "_log"]).filter(Boolean).map(({ id }) => id);
  const log = wood < 12 && bot.findBlock({ matching, maxDistance: 32 });
  if (log) await mineBlock(bot, log.name, 4);
}`
