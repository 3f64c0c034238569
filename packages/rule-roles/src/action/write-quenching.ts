import type { MineWay } from '@voyager-mc/tech-tree'
import { toolSupply } from './obtain-bodies.ts'
import { travelLines } from './travel-lines.ts'
import type { WritingContext } from './writing-context.ts'

/** Height at which lakes of lava fill the caves of a deep world, and that of older ones. */
const lakeHeights = { deep: -53, shallow: 12 }

/** Gets obsidian: what stands about is mined, more is made of lava and water; undefined when tool or water cannot be had. */
export function writeQuenching(
  functionName: string,
  way: MineWay,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const { draft, techTree, attempt, supply } = context
  const tool = toolSupply(way.tools, context, path)
  const travel = travelLines(way, context)
  const water = supply.item('water_bucket', context, { path })
  if (tool === undefined || travel === undefined || water === undefined) return undefined
  draft.share('countOf', 'mineSome', 'quenchLava', 'seekLake')
  const isDeep = (techTree.block('diamond_ore')?.bestHeight ?? 0) < 0
  const height = isDeep ? lakeHeights.deep : lakeHeights.shallow
  return `async function ${functionName}(bot, count) {
  const wanted = ["obsidian"];
  const missing = () => count - countOf(bot, wanted);
  for (let round = 0; round < ${7 + attempt} && missing() > 0; round += 1) {
    if (countOf(bot, ${JSON.stringify(way.tools)}) === 0) await ${tool.functionName}(bot, 1);${travel}
    if (bot.findBlock({ matching: mcData.blocksByName.obsidian.id, maxDistance: 24 })) await mineSome(bot, wanted, missing(), null, round);
    if (missing() > 0 && countOf(bot, ["water_bucket"]) === 0) await ${water.functionName}(bot, 1);
    if (missing() <= 0 || countOf(bot, ["water_bucket"]) === 0 || (await quenchLava(bot, missing()))) continue;
    await seekLake(bot, ${height}, round);
    await quenchLava(bot, missing());
  }
}`
}
