import { structureSigns, type ParsedTask } from '@voyager-mc/tech-tree'
import { describeTask } from './describe-task.ts'
import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

/** Rounds of walking into new land in search of a place. */
const searchRounds = 8

/** Writes the main function of a task to find a biome or structure, or to go there; undefined for other things. */
export function writeSearching(task: ParsedTask, context: WritingContext): string | undefined {
  const test = placeTest(task, context)
  if (test === undefined) return undefined
  context.draft.share('headings')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
${test}
  for (let round = 0; round < ${searchRounds} && !see(); round += 1) {
    await exploreUntil(bot, headings()[round % 8], 90 + 30 * round, see, ${quoteList(task.names)});
  }
  const found = see();
  if (!found) return bot.chat("Nowhere is ${task.label}.");
  if (found.position) await goTo(bot, found.position, 3);
}`
}

function placeTest({ kind, names }: ParsedTask, { techTree }: WritingContext): string | undefined {
  if (kind === 'biome') {
    return `  const see = () => {
    const ground = bot.blockAt(bot.entity.position);
    return ground && ${quoteList(names)}.includes(ground.biome.name);
  };`
  }
  const signs = kind === 'structure' ? structureSigns(names[0] ?? '') : undefined
  if (signs === undefined) return undefined
  const kinds = signs.blocks.map((blocks) => blocks.filter((name) => techTree.block(name) !== undefined))
  const lives =
    signs.creatures.length === 0
      ? 'true'
      : `bot.nearestEntity(({ name }) => ${quoteList(signs.creatures)}.includes(name))`
  return `  const signs = [${kinds.map(quoteList).join(', ')}].map((names) => names.map((name) => mcData.blocksByName[name].id));
  const see = () => {
    const found = signs.map((matching) => bot.findBlock({ matching, maxDistance: 24 }));
    return found.every(Boolean) && ${lives} && found[0];
  };`
}

/** Blocks of the smallest frame; its corners may be of anything. */
const frameBlocks = 10

/** Writes the main function of a task to build and light a Nether portal; undefined when its parts cannot be had. */
export function writePortal(task: ParsedTask, context: WritingContext): string | undefined {
  const [obsidian, lighter, filler] = ['obsidian', 'flint_and_steel', 'cobblestone'].map((item) =>
    context.supply.item(item, context),
  )
  if (obsidian === undefined || lighter === undefined || filler === undefined) return undefined
  context.draft.share('countOf', 'headings')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  if (countOf(bot, ["obsidian"]) < ${frameBlocks}) await ${obsidian.functionName}(bot, ${frameBlocks});
  if (countOf(bot, ["flint_and_steel"]) === 0) await ${lighter.functionName}(bot, 1);
  if (countOf(bot, ["cobblestone"]) < 4) await ${filler.functionName}(bot, 4);
  const frame = [];
  for (let y = 0; y < 5; y += 1) {
    for (let x = -1; x < 3; x += 1) {
      const isEdge = y % 4 === 0;
      const isSide = x === -1 || x === 2;
      if (!isEdge && !isSide) continue;
      frame.push({ name: isEdge && isSide ? "cobblestone" : "obsidian", position: new Vec3(x, y, 0) });
    }
  }
  const isFree = (origin) =>
    frame.every(({ position }) => bot.blockAt(origin.plus(position)).boundingBox === "empty") &&
    [-1, 0, 1, 2].every((x) => bot.blockAt(origin.offset(x, -1, 0)).boundingBox === "block");
  const spot = () => {
    const feet = bot.entity.position.floored();
    for (const z of [2, -2, 3, -3, 4, -4, 6, -6]) {
      for (const x of [0, -1, 1, -3, 3]) if (isFree(feet.offset(x, 0, z))) return feet.offset(x, 0, z);
    }
    return undefined;
  };
  const origin = spot() || (await exploreUntil(bot, headings()[0], 60, spot));
  if (!origin) return bot.chat("There is no level ground for a portal.");
  await buildStructure(bot, frame, origin);
  await goTo(bot, origin.offset(0, 0, -2), 1);
  await equipItem(bot, "flint_and_steel");
  const ground = bot.blockAt(origin);
  if (!ground || ground.name !== "obsidian") return bot.chat("The frame is not whole.");
  await bot.lookAt(origin.offset(0.5, 1, 0.5), true);
  await bot.activateBlock(ground, new Vec3(0, 1, 0));
  await bot.waitForTicks(20);
}`
}
