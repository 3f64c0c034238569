import type { ParsedTask } from '@voyager-mc/tech-tree'
import { describeTask } from './describe-task.ts'
import { quoteList } from './quote-list.ts'
import { seekCall } from './seek-source.ts'
import type { WritingContext } from './writing-context.ts'

/** Rounds of looking for a partner or a chest besides one for each item. */
const spareRounds = 5

/** Writes the main function of a task to trade with villagers: emeralds are fetched where the plan knows how. */
export function writeTrading(task: ParsedTask, context: WritingContext): string | undefined {
  if (task.names.length === 0) return undefined
  const ways = task.accepts.flatMap((item) =>
    context.techTree.ways(item).filter(({ type }) => type === 'trade'),
  )
  const price = Object.entries(ways[0]?.inputs ?? {})[0]
  const payment = price && context.supply.item(price[0], context)
  const pay =
    price === undefined || payment === undefined
      ? ''
      : `\n    if (countOf(bot, ["${price[0]}"]) < ${price[1]}) await ${payment.functionName}(bot, ${price[1]});`
  context.draft.share('countOf', 'headings', 'seek')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  const wanted = ${quoteList(task.accepts)};
  const before = countOf(bot, wanted);
  for (let round = 0; round < ${task.count + spareRounds} && countOf(bot, wanted) < before + ${task.count}; round += 1) {${pay}
    ${seekCall('villager')};
    let result;
    for (const item of wanted) {
      result = await tradeWithVillager(bot, item, 1);
      if (result.status === "succeeded") break;
    }
    // Another villager may offer it.
    if (result.reason === "not-found") await exploreUntil(bot, headings()[round % 8], 20);
  }
}`
}

/** Ticks that a piglin looks at an ingot, and some for what it throws. */
const admiringTicks = 160

/** Gold for one item that is asked for: piglins give what they like. */
const ingotsEach = 12

/** Writes the main function of a task to barter with piglins; undefined when no gold can be had. */
export function writeBartering(task: ParsedTask, context: WritingContext): string | undefined {
  const gold = context.supply.item('gold_ingot', context)
  if (gold === undefined) return undefined
  context.draft.share('countOf', 'seek', 'dressUp')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  const wanted = ${quoteList(task.accepts)};
  const before = countOf(bot, wanted);
  if (countOf(bot, ["gold_ingot"]) === 0) await ${gold.functionName}(bot, ${Math.min(8, task.count)});
  // Piglins leave those in peace who wear gold.
  const golden = bot.inventory.items().find(({ name }) => /^golden_(helmet|chestplate|leggings|boots)$/.test(name));
  if (golden) await equipItem(bot, golden.name);
  for (let round = 0; round < ${ingotsEach * task.count} && countOf(bot, wanted) < before + ${task.count}; round += 1) {
    const ingot = bot.inventory.items().find(({ name }) => name === "gold_ingot");
    if (!ingot) return bot.chat("There is no gold left to barter with.");
    const piglin = ${seekCall('piglin')};
    if (!piglin) continue;
    await goTo(bot, piglin.position, 2);
    await bot.equip(ingot, "hand");
    await bot.lookAt(piglin.position.offset(0, 1, 0), true);
    bot.useOn(piglin);
    await bot.waitForTicks(${admiringTicks});
    await collectDrops(bot);
  }
}`
}

/** Kinds of block that hold what others have left. */
const containers = ['chest', 'trapped_chest', 'barrel']

/** Seconds of the search for a structure. */
const structureSeconds = 600

/** Writes the main function of a task to take things out of chests that stand in the land. */
export function writeLooting(task: ParsedTask, context: WritingContext): string {
  context.draft.share('countOf', 'headings')
  const { names, accepts, count, detail: structure } = task
  const find =
    structure === undefined
      ? ''
      : `
  const place = await findStructure(bot, ${JSON.stringify(structure)}, ${structureSeconds});
  if (place.status !== "succeeded") return bot.chat("Nowhere is a ${structure}.");`
  const isAny = names.length === 0
  const wanted = isAny
    ? 'let taken = 0;\n  const missing = () => 1 - taken;'
    : `const wanted = ${quoteList(accepts)};
  const before = countOf(bot, wanted);
  const missing = () => before + ${count} - countOf(bot, wanted);`
  const take = isAny
    ? `const { detail } = await lootContainer(bot, chest);
    taken += Object.keys((detail && detail.taken) || {}).length;`
    : `for (const item of wanted) {
      if (missing() > 0) await getItemFromChest(bot, chest, { [item]: missing() });
    }`
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  ${wanted}${find}
  const matching = ${quoteList(containers)}.map((name) => mcData.blocksByName[name].id);
  const opened = new Set();
  const see = () =>
    bot.findBlocks({ matching, maxDistance: 48, count: 32 }).find((position) => !opened.has(String(position)));
  for (let round = 0; round < ${3 * count + 12} && missing() > 0; round += 1) {
    const chest = see() || (await exploreUntil(bot, headings()[round % 8], 60 + 10 * round, see, ${quoteList(containers)}));
    if (!chest) continue;
    opened.add(String(chest));
    ${take}
  }
}`
}
