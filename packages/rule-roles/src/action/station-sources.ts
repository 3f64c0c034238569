/** Sees to a station before what goes into it is set aside. */
export const bringStationSource = `// Sees to a crafting table or furnace before the ingredients are set aside.
async function bringStation(bot, name, obtain) {
  const matching = mcData.blocksByName[name].id;
  if (countOf(bot, [name]) === 0 && !bot.findBlock({ matching, maxDistance: 24 })) await obtain(bot, 1);
}`

/** Puts a station down where none stands near. */
export const useStationSource = `// Makes sure that a crafting table or furnace stands here; true when it does.
async function useStation(bot, name, obtain, round) {
  const matching = mcData.blocksByName[name].id;
  // One that was of no use in the round before may be out of reach.
  const reach = round > 0 ? 4 : countOf(bot, [name]) > 0 ? 6 : 24;
  if (bot.findBlock({ matching, maxDistance: reach })) return true;
  if (countOf(bot, [name]) === 0) await obtain(bot, 1);
  if (countOf(bot, [name]) === 0) return false;
  // A station under water is hard to use and dangerous to fetch.
  if (bot.entity.isInWater) await exploreUntil(bot, headings()[round % 8], 30, () => bot.entity.onGround && !bot.entity.isInWater);
  const spots = [[1, 0, 0], [-1, 0, -1], [0, 0, 2]];
  for (const [x, y, z] of spots) {
    const result = await placeItem(bot, name, bot.entity.position.offset(x, y, z));
    if (result.status === "succeeded") return true;
  }
  return false;
}`
