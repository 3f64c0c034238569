import { mostFurnaces } from '@voyager-mc/tech-tree'

/** Chooses what burns, and saws logs first. */
export const chooseFuelSource = `// The fuel that is held and lasts for this many items; undefined when there is none.
function chooseFuel(bot, planks, logs, items) {
  const coal = ["coal", "charcoal"].find((name) => countOf(bot, [name]) * 8 >= items);
  if (coal) return coal;
  const [boards, trunks] = [richest(bot, planks), richest(bot, logs)];
  // Furnaces that share the work each burn pieces of their own.
  if (boards.count * 1.5 >= items + 3) return boards.name;
  const wood = [trunks, boards].find((kind) => kind.count * 1.5 >= items);
  return wood && wood.name;
}`

/** A log burns as long as one of the four planks that it gives. */
export const sawFuelSource = `// Saws a log that is to burn: each of its planks burns as long as it would.
async function sawFuel(bot, fuel, items) {
  if (!/_(log|wood)$/.test(fuel)) return fuel;
  const planks = fuel.replace(/^stripped_/, "").replace(/_(log|wood)$/, "_planks");
  await craftItem(bot, planks, Math.ceil(items / 6));
  return countOf(bot, [planks]) * 1.5 >= items ? planks : fuel;
}`

/** Makes furnaces that share the work of the one that stands. */
export const addFurnacesSource: string = `// Makes further furnaces, when much is to be smelted and a table is at hand: they share the work, and stone is dug sooner.
async function addFurnaces(bot, items) {
  const near = (name) => bot.findBlock({ matching: mcData.blocksByName[name].id, maxDistance: 4 });
  const lacking = ${mostFurnaces - 1} - countOf(bot, ["furnace"]);
  if (items < 4 || lacking < 1) return;
  if (countOf(bot, ["crafting_table"]) === 0 && !near("crafting_table")) return;
  const stone = () => richest(bot, ["cobblestone", "cobbled_deepslate", "blackstone"]).count - 12;
  const rock = ["stone", "deepslate"].find((name) => mcData.blocksByName[name] && near(name));
  // Few items are shared by two.
  const missing = 8 * (items > 5 ? lacking : lacking - ${mostFurnaces - 2}) - stone();
  // Stone is a second each, and a furnace that shares four items saves twenty.
  if (rock && missing > 0 && (items > 5 || missing <= 10)) await mineBlock(bot, rock, missing);
  const made = Math.min(lacking, Math.floor(stone() / 8));
  if (made > 0) await craftItem(bot, "furnace", made);
}`

/** Takes stations along; of furnaces a few. */
export const packUpSource: string = `// Takes stations along, so that the next job does not need new ones.
async function packUp(bot, names) {
  for (const name of names) {
    const matching = mcData.blocksByName[name].id;
    const isEnough = countOf(bot, [name]) > (name === "furnace" ? ${mostFurnaces - 1} : 0);
    const station = !isEnough && bot.findBlock({ matching, maxDistance: 8 });
    if (!station || bot.entity.isInWater) continue;
    const above = bot.blockAt(station.position.offset(0, 1, 0));
    if (above && above.name !== "water") await mineBlock(bot, name, 1);
  }
}`
