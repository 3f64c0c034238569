import type { SharedFunction } from './shared-function.ts'

/** Cooks meat where one stands: raw it fills a third of what it does cooked, and heals hardly at all. */
export const cookMeat: SharedFunction<'countOf' | 'packUp' | 'sawFuel'> = {
  uses: ['countOf', 'packUp', 'sawFuel'],
  source: `// Cooks so many pieces of the raw meat that is held most in a carried furnace, when something burns; true when some got done.
async function cookMeat(bot, most) {
  const raw = ["beef", "porkchop", "mutton", "rabbit", "chicken"].sort((one, other) => countOf(bot, [other]) - countOf(bot, [one]));
  const isBurner = ({ name, count }) => /^(coal|charcoal)$/.test(name) || (/_(planks|log)$/.test(name) && count >= 4);
  const fuel = bot.inventory.items().find(isBurner);
  const pieces = Math.min(most, countOf(bot, [raw[0]]));
  if (pieces < 1 || !fuel || countOf(bot, ["furnace"]) === 0) return false;
  const result = await placeItem(bot, "furnace", bot.entity.position.offset(1, 0, 0));
  const isPlaced = result.status === "succeeded";
  if (isPlaced) await smeltItem(bot, raw[0], await sawFuel(bot, fuel.name, pieces), pieces);
  await packUp(bot, ["furnace"]);
  return isPlaced;
}`,
}
