import type { FarmWay } from '@voyager-mc/tech-tree'
import { toolSupply } from './obtain-bodies.ts'
import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

// A crop takes ten minutes and more to ripen; a step may last as long, so one wait is a part of that.
const waitTicks = 2400

/** Harvests what is ripe; else sows beside water and waits for it. */
export function writeFarming(
  functionName: string,
  way: FarmWay,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const hoe = toolSupply(way.tools, context, path)
  const seed = context.supply.item(way.seed, context, { path })
  if (hoe === undefined || seed === undefined) return undefined
  context.draft.share('countOf', 'lookFor')
  const item = JSON.stringify(way.item)
  const sown = JSON.stringify(way.seed)
  return `async function ${functionName}(bot, count) {
  for (let round = 0; round < 6 && countOf(bot, [${item}]) < count; round += 1) {
    const missing = count - countOf(bot, [${item}]);
    const harvest = await harvestCrop(bot, ${JSON.stringify(way.crop)}, missing);
    if (harvest.status === "succeeded") continue;
    const isSown = bot.findBlock({ matching: mcData.blocksByName[${JSON.stringify(way.crop)}].id, maxDistance: 32 });
    if (!isSown) {
      if (countOf(bot, ${quoteList(way.tools)}) === 0) await ${hoe.functionName}(bot, 1);
      if (countOf(bot, [${sown}]) < missing) await ${seed.functionName}(bot, missing);
      await lookFor(bot, ["water"], round);
      await plantCrop(bot, ${sown}, Math.min(missing, countOf(bot, [${sown}])));
    }
    await bot.waitForTicks(${waitTicks});
  }
}`
}
