import type { UseWay } from '@voyager-mc/tech-tree'
import { toolSupply } from './obtain-bodies.ts'
import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

/** Seconds of a walk away from a plant that could not be reached. */
const leaveSeconds = 30

/** Carves plants where they grow, and takes what they have become. */
export function writeCarving(
  functionName: string,
  way: UseWay,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const tool = toolSupply(way.tools, context, path)
  const [held] = way.tools
  if (tool === undefined || held === undefined) return undefined
  context.draft.share('countOf', 'lookFor', 'headings')
  const item = JSON.stringify(way.item)
  const plant = JSON.stringify(way.on)
  return `async function ${functionName}(bot, count) {
  for (let round = 0; round < 6 && countOf(bot, [${item}]) < count; round += 1) {
    if (countOf(bot, ${quoteList(way.tools)}) === 0) await ${tool.functionName}(bot, 1);
    await lookFor(bot, [${plant}], round);
    const used = await useItemOn(bot, ${JSON.stringify(held)}, ${plant});
    if (used.status === "succeeded") await mineBlock(bot, ${item}, 1);
    else if (used.reason === "unreachable") await exploreUntil(bot, headings()[round % 8], ${leaveSeconds});
  }
}`
}
