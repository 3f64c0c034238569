import { rubble } from '@voyager-mc/core'
import { hoarded, hoardName } from '../supplies/hoard.ts'
import { quoteList } from './quote-list.ts'

/** Things one keeps at hand; the rest goes into a chest when room is needed. */
export const keepPattern =
  '/_(pickaxe|axe|sword|shovel|helmet|chestplate|leggings|boots|ingot|log|planks)$|^(crafting_table|furnace|torch|coal|diamond|stick|bread|shield|bucket|water_bucket|bow|arrow|cobblestone|cooked_.*|apple|chest|.*_bed|obsidian|flint_and_steel|blaze_rod|blaze_powder|ender_pearl|ender_eye|golden_apple|carved_pumpkin)$/'

/** Puts on what is better than what is worn, and the shield into the other hand. */
export const dressUpSource = `// Wears the best armour that is held, boots of gold in the Nether, a pumpkin in the End, and the shield.
async function dressUp(bot) {
  const tiers = ["leather", "golden", "chainmail", "iron", "diamond", "netherite"];
  const places = [["helmet", 5], ["chestplate", 6], ["leggings", 7], ["boots", 8]];
  // Piglins leave whoever wears gold alone.
  const isPeaceful = (item) => item.name === "golden_boots" && String(bot.game.dimension) === "the_nether";
  // Endermen leave whoever wears a pumpkin alone: who aims at a crystal looks into their eyes.
  const isMask = (item) => item.name === "carved_pumpkin" && String(bot.game.dimension) === "the_end";
  const fits = (item, piece) => item.name.endsWith("_" + piece) || (piece === "helmet" && isMask(item));
  const rank = (item) => (item ? (isPeaceful(item) || isMask(item) ? 9 : tiers.indexOf(item.name.split("_")[0])) : -1);
  for (const [piece, slot] of places) {
    let best = bot.inventory.slots[slot];
    for (const item of bot.inventory.items()) {
      if (fits(item, piece) && rank(item) > rank(best)) best = item;
    }
    if (best && best !== bot.inventory.slots[slot]) await equipItem(bot, best.name);
  }
  const shield = bot.inventory.items().find((item) => item.name === "shield");
  if (shield && !bot.inventory.slots[45]) await equipItem(bot, "shield");
}`

/** Throws away stone and earth beyond two stacks, of which every tunnel gives more. */
export const dropRubbleSource: string = `// Throws away the stone and earth of tunnels, beyond what one builds with.
async function dropRubble(bot) {
  if (bot.inventory.items().length < 30) return;
  const counts = {};
  for (const { name, count } of bot.inventory.items()) counts[name] = (counts[name] || 0) + count;
  for (const name of ${quoteList(rubble.toReversed())}) {
    // Bridges, ways up and walls in the Nether take more than tunnels do, and its rock is as good for them.
    const isNether = String(bot.game.dimension) === "the_nether";
    const kept = /^cobble/.test(name) ? (isNether ? 128 : 64) : /^(blackstone|nether(rack|_bricks)$)/.test(name) ? 64 : 16;
    if (counts[name] >= kept + 32) await dropItem(bot, name, counts[name] - kept);
  }
}`

/** Materials of recipes; they and meals are thrown away last. */
const materialPattern =
  '/_(wool|nugget|dye)$|^(raw_.*|leather|rabbit_hide|string|feather|bone|flint|gunpowder|redstone|lapis_lazuli|emerald|quartz|amethyst_shard|slime_ball|sugar_cane|paper|book|ink_sac|honeycomb|clay_ball|egg)$/'

/** Throws away what is of least use, when there is hardly any room left: what does not fit is left lying, meals among it. */
export const dropSurplusSource: string = `// Throws away what is of least use when the inventory is almost full: what does not fit is left lying.
async function dropSurplus(bot) {
  await dropRubble(bot);
  const items = bot.inventory.items();
  if (items.length < 33) return;
  const wanted = dropSurplus.wanted || [];
  const keep = ${keepPattern};
  const material = ${materialPattern};
  const tiers = ["wooden", "golden", "stone", "iron", "diamond", "netherite"];
  const tier = ({ name }) => tiers.indexOf(name.split("_")[0]);
  const kind = ({ name }) => name.slice(name.lastIndexOf("_") + 1);
  const isOutdone = (tool) => tier(tool) >= 0 && tier(tool) < 3 && items.some((item) => kind(item) === kind(tool) && tier(item) > tier(tool));
  // A stone pickaxe spares the good one.
  const isSpare = ({ name }) => name === "stone_pickaxe";
  const isWall = ({ name }) => String(bot.game.dimension) === "the_nether" && /^(blackstone|netherrack|nether_bricks)$/.test(name);
  const rank = (item) => (keep.test(item.name) || isWall(item) ? (isOutdone(item) && !isSpare(item) ? 1 : 3) : material.test(item.name) || mcData.foodsByName[item.name] ? 2 : 0);
  const surplus = items.filter((item) => !wanted.includes(item.name) && rank(item) < 3).sort((a, b) => rank(a) - rank(b));
  // What is crafted needs a free slot.
  for (const item of surplus.slice(0, items.length - 30)) await dropItem(bot, item.name, item.count);
}`

/** Puts away what is of no use, when there is hardly any room left; without a chest it is thrown away. */
export const makeRoomSource: string = `// Puts what is useless into a chest, when the inventory is almost full.
async function makeRoom(bot, wanted) {
  dropSurplus.wanted = [...(dropSurplus.wanted || []), ...wanted];
  await dropRubble(bot);
  if (bot.inventory.items().length < 33) return;
  // Away from home a chest is one of a fortress, and the way to it leads past blazes.
  if (!bot.game.dimension.includes("overworld")) return dropSurplus(bot);
  const matching = mcData.blocksByName.chest.id;
  // Own treasure is kept apart, where there is room for it.
  const hoard = await recall(bot, "${hoardName}");
  const near = bot.findBlocks({ matching, maxDistance: 32, count: 4 }).find((place) => !hoard || !place.equals(hoard));
  let chest = near && { position: near };
  const holds = (name, count) => bot.inventory.items().some((item) => name.test(item.name) && item.count >= count);
  if (!chest && !holds(/^chest$/, 1) && holds(/_planks$/, 8)) await craftItem(bot, "chest", 1);
  if (!chest && holds(/^chest$/, 1)) {
    const result = await placeItem(bot, "chest", bot.entity.position.offset(1, 0, 0));
    if (result.status === "succeeded") chest = { position: new Vec3(result.detail.position.x, result.detail.position.y, result.detail.position.z) };
  }
  if (!chest) return dropSurplus(bot);
  const keep = ${keepPattern};
  // What the way to the dragon takes lies in no chest but one's own.
  const dear = ${quoteList(Object.keys(hoarded))};
  const items = bot.inventory.items().filter(({ name }) => ![...dropSurplus.wanted, ...dear].includes(name));
  const useless = [...items.filter((item) => !keep.test(item.name)), ...items.filter((item) => keep.test(item.name) && item.count > 16)];
  const chosen = {};
  for (const item of useless.slice(0, 16)) chosen[item.name] = (chosen[item.name] || 0) + item.count;
  const result = await depositItemIntoChest(bot, chest.position, chosen);
  if (result.status !== "succeeded") await dropSurplus(bot);
}`

/** Goes back for what a death has cost. */
export const fetchDropsSource = `// Fetches what was lost in a death, where it still lies and can be reached in time.
async function fetchDrops(bot) {
  const place = await recall(bot, "death");
  if (!place) return;
  await goTo(bot, place, 2);
  await collectDrops(bot, 12);
}`

/** Blocks to build a way up to a bridge with. */
const wayUpBlocks = 40

/** Goes back through a portal for what a death has cost: where nobody is near, nothing vanishes. */
export const fetchDropsAwaySource: string = `// Fetches what was lost in the Nether, and comes home; the wounded wait, for nothing vanishes there meanwhile.
async function fetchDropsAway(bot) {
  if (bot.health < 14) return;
  // What lies on a bridge is not reached with empty hands.
  const isBlock = ({ name }) => ${quoteList(rubble)}.includes(name);
  const held = bot.inventory.items().filter(isBlock).reduce((sum, { count }) => sum + count, 0);
  if (held < ${wayUpBlocks}) await mineBlock(bot, "dirt", ${wayUpBlocks} - held);
  const result = await enterPortal(bot, "nether_portal");
  if (result.status !== "succeeded") return;
  await fetchDrops(bot);
  await enterPortal(bot, "nether_portal");
}`

/** Stays away from where a death has cost little. */
export const leaveDeadlyPlaceSource = `// Goes away from where a death has cost nothing dear: what killed there waits there.
async function leaveDeadlyPlace(bot) {
  const place = await recall(bot, "death");
  const away = place && bot.entity.position.minus(place);
  if (!away || Math.hypot(away.x, away.z) > 48) return;
  const heading = new Vec3(Math.sign(Math.round(away.x)), 0, Math.sign(Math.round(away.z)));
  if (heading.isZero()) heading.x = 1;
  await exploreUntil(bot, heading, 15);
}`

/** Sleeps when it gets dark, in the bed that is carried. */
export const sleepAtDuskSource = `// Sleeps when night falls, in the bed that is carried, and takes it along again.
async function sleepAtDusk(bot) {
  const time = bot.time.timeOfDay;
  const isSurface = bot.game.dimension.includes("overworld") && bot.entity.position.y > 55;
  if (time < 12600 || time > 22500 || !isSurface) return;
  if (bot.inventory.items().some((item) => item.name.endsWith("_bed"))) await sleepInBed(bot);
}`

/** Makes torches out of coal that is held anyway. */
export const makeTorchesSource = `// Makes torches for dark places, when what they take is at hand.
async function makeTorches(bot) {
  if (countOf(bot, ["torch"]) >= 4 || countOf(bot, ["coal", "charcoal"]) < 4) return;
  const hasPlanks = bot.inventory.items().some((item) => item.name.endsWith("_planks") && item.count >= 4);
  if (countOf(bot, ["stick"]) < 2 && hasPlanks) await craftItem(bot, "stick", 1);
  if (countOf(bot, ["stick"]) >= 2) await craftItem(bot, "torch", 2);
}`

/** Chore that a death makes necessary before any work. */
export type AfterDeathChore = 'fetchDrops' | 'fetchDropsAway' | 'leaveDeadlyPlace' | 'rearm'

/** Sees to what comes before any work; after a death its chores come first, and what is dear is put away where the life goes on. */
export function getReady(chores: readonly AfterDeathChore[], keepsSafe: boolean): string {
  const fetching = chores.map((chore) => `\n  await ${chore}(bot);`).join('')
  return `// Sees to what comes before any work: a meal, sleep, armour, light, room for what will be found.
async function getReady(bot, wanted) {
  await shakeOffFatigue(bot);
  await stayFed(bot);${fetching}
  // Endermen come out at night.
  if (!wanted.includes("ender_pearl")) await sleepAtDusk(bot);
  await dressUp(bot);
  await makeTorches(bot);
  await makeRoom(bot, wanted);${keepsSafe ? '\n  await keepSafe(bot, wanted);' : ''}
}`
}
