import { everything, hoarded, hoardName } from '../supplies/hoard.ts'
import { dayTest } from './day-test.ts'
import type { SharedFunction } from './shared-function.ts'

/** Blocks of a way to the chest, and those beyond which it is walked by day only. */
const longestWay = 400
const shortWay = 48

/** Health below which nobody walks there. */
const leastHealth = 10

/** Goes to the chest of one's own. */
export const goToHoard: SharedFunction<'comeUp'> = {
  uses: ['comeUp'],
  source: `// Goes to the chest in which one keeps what is dear; null when there is none, or it is too far off.
async function goToHoard(bot, farthest) {
  const place = await recall(bot, "${hoardName}");
  if (!place) return null;
  const away = () => Math.hypot(place.x - bot.entity.position.x, place.z - bot.entity.position.z);
  if (away() > farthest) return null;
  // Beyond what is loaded no path can be planned.
  for (let leg = 0; leg < 40 && away() > 80; leg += 1) {
    await comeUp(bot);
    await goTo(bot, bot.entity.position.plus(place.minus(bot.entity.position).scaled(64 / away())), 12);
  }
  await goTo(bot, place, 3);
  const block = bot.blockAt(place);
  return block && block.name === "chest" ? place : null;
}`,
}

/** Puts what is dear into the chest of one's own, before a job that does not need it. */
export const keepSafe: SharedFunction<'goToHoard' | 'countOf' | 'packUp' | 'dropSurplus'> = {
  uses: ['goToHoard', 'countOf', 'packUp', 'dropSurplus'],
  source: `// Puts what the way to the dragon takes, and this job does not, into a chest of one's own: a death costs what is carried. Who
// leaves home takes no iron along.
async function keepSafe(bot, wanted, isLeaving = false) {
  const carried = ${JSON.stringify(hoarded)};
  const { y } = bot.entity.position;
  if (!bot.game.dimension.includes("overworld") || bot.entity.isInWater || y < 55) return;
  const needed = [...wanted, ...(dropSurplus.wanted || [])];
  if (needed.includes("${everything}")) return;
  const chosen = {};
  for (const [name, kept] of Object.entries(carried)) {
    const isNeeded = needed.includes(name) && !(isLeaving && name === "iron_ingot");
    const spare = isNeeded ? 0 : countOf(bot, [name]) - kept;
    if (spare > 0) chosen[name] = spare;
  }
  if (Object.keys(chosen).length === 0 || bot.health < ${leastHealth}) return;
  const isDay = ${dayTest};
  const isKnown = await recall(bot, "${hoardName}");
  const far = isKnown ? Math.hypot(isKnown.x - bot.entity.position.x, isKnown.z - bot.entity.position.z) : 0;
  if (far > (isDay ? ${longestWay} : ${shortWay})) return;
  const chest = (await goToHoard(bot, ${longestWay})) || (await placeHoard(bot));
  if (chest) await depositItemIntoChest(bot, chest, chosen);
}

// Puts down a chest for what is dear; null when none can be made of what is held.
async function placeHoard(bot) {
  const holds = (kind, count) => bot.inventory.items().find((item) => kind.test(item.name) && item.count >= count);
  if (!holds(/^chest$/, 1)) {
    const log = !holds(/_planks$/, 8) && holds(/_log$/, 2);
    if (log) await craftItem(bot, log.name.replace(/^stripped_/, "").replace("_log", "_planks"), 2);
    if (!holds(/_planks$/, 8)) return null;
    if (countOf(bot, ["crafting_table"]) > 0) await placeItem(bot, "crafting_table", bot.entity.position.offset(0, 0, 1));
    await craftItem(bot, "chest", 1);
    await packUp(bot, ["crafting_table"]);
  }
  const result = holds(/^chest$/, 1) && (await placeItem(bot, "chest", bot.entity.position.offset(1, 0, 0)));
  if (!result || result.status !== "succeeded") return null;
  const { x, y, z } = result.detail.position;
  await remember(bot, "${hoardName}", new Vec3(x, y, z));
  return new Vec3(x, y, z);
}`,
}

/** Fetches what lies in the chest of one's own. */
export const takeHoard: SharedFunction<'goToHoard' | 'dropSurplus'> = {
  uses: ['goToHoard', 'dropSurplus'],
  source: `// Takes these things out of the chest of one's own.
async function takeHoard(bot, names, farthest = Infinity) {
  const chest = await goToHoard(bot, farthest);
  if (!chest) return;
  await dropSurplus(bot);
  const all = {};
  for (const name of names) all[name] = 999;
  await getItemFromChest(bot, chest, all);
}`,
}
