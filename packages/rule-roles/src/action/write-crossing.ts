import type { KillWay, MineWay, ParsedTask, Way } from '@voyager-mc/tech-tree'
import { bringLine } from './bring.ts'
import { describeTask } from './describe-task.ts'
import { toolSupply } from './obtain-bodies.ts'
import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

/** Blocks of the smallest frame, and of its corners, which may be of anything. */
const frameBlocks = 10
const cornerBlocks = 4

/** Name of the function that builds a portal. */
const portalFunction = 'makePortal'

/** Writes the main function of a task to build and light a Nether portal; what its parts lack is collected. */
export function writePortal(task: ParsedTask, context: WritingContext): string {
  definePortal(context)
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  await ${portalFunction}(bot);
}`
}

/** Writes the main function of a task to go into the Nether or back; undefined for the End. */
export function writeCrossing(task: ParsedTask, context: WritingContext): string | undefined {
  const [dimension = ''] = task.names
  if (dimension !== 'the_nether' && dimension !== 'overworld') return undefined
  definePortal(context)
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  await crossOver(bot, "${dimension}", ${portalFunction});
}`
}

function definePortal(context: WritingContext): void {
  context.draft.share('headings', 'crossOver')
  if (context.draft.has(portalFunction)) return
  context.draft.reserve(portalFunction)
  const parts = [
    bringLine('obsidian', frameBlocks, context),
    bringLine('flint_and_steel', 1, context),
    bringLine('cobblestone', cornerBlocks, context),
  ]
  context.draft.define(
    portalFunction,
    `// Fetches the parts of a portal, builds it on level ground and lights it.
async function ${portalFunction}(bot) {
  ${parts.join('\n  ')}
  for (let round = 0; round < 4; round += 1) {
    const result = await buildPortal(bot);
    if (result.status === "succeeded") return;
    if (result.reason !== "not-found") return bot.chat(result.message);
    // There was no level ground.
    await exploreUntil(bot, headings()[round], 20);
  }
}`,
  )
}

/** Creatures and blocks of the Nether, with the structure one looks for them in; empty where they are everywhere. */
const netherSources: Readonly<Record<string, string>> = {
  blaze: 'nether_fortress',
  wither_skeleton: 'nether_fortress',
  nether_wart: 'nether_fortress',
  nether_bricks: 'nether_fortress',
  magma_cube: '',
  hoglin: '',
  netherrack: '',
  nether_quartz_ore: '',
  nether_gold_ore: '',
  glowstone: '',
  soul_sand: '',
  soul_soil: '',
  basalt: '',
  blackstone: '',
  ancient_debris: '',
}

type NetherWay = KillWay | MineWay

/** Rounds of looking for a thing in the Nether. */
const searchRounds = 10

/** Way to an item whose source is in the Nether; undefined when there is none. */
export function netherWay(item: string, { techTree }: WritingContext): NetherWay | undefined {
  return techTree.ways(item).find((way): way is NetherWay => isNetherWay(way))
}

function isNetherWay(way: Way): boolean {
  if (way.type === 'kill') return Object.hasOwn(netherSources, way.mob)
  return (
    way.type === 'mine' &&
    way.isNatural &&
    way.enchantment === undefined &&
    way.blocks.some((block) => Object.hasOwn(netherSources, block))
  )
}

/** Writes the function that fetches an item from the Nether and comes back; undefined when its tool cannot be had. */
export function writeNetherTrip(
  functionName: string,
  way: NetherWay,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const sources = way.type === 'kill' ? [way.mob] : way.blocks
  const structure = sources
    .map((name) => netherSources[name])
    .find((name) => name !== undefined && name !== '')
  const tool = toolSupply(way.tools, context, path)
  if (way.tools.length > 0 && tool === undefined) return undefined
  definePortal(context)
  context.draft.share('countOf', way.type === 'kill' ? 'hunt' : 'mineSome')
  const item = JSON.stringify(way.item)
  const height = way.type === 'mine' ? context.techTree.block(way.blocks[0] ?? '')?.bestHeight : undefined
  const act =
    way.type === 'kill'
      ? `hunt(bot, ${JSON.stringify(way.mob)}, round)`
      : `mineSome(bot, ${quoteList(way.blocks)}, Math.max(1, count - countOf(bot, [${item}])), ${height ?? 'null'}, round)`
  const arm =
    tool === undefined
      ? ''
      : `\n  if (countOf(bot, ${quoteList(way.tools)}) === 0) await ${tool.functionName}(bot, 1);`
  const search = structure === undefined ? '' : `\n  await findStructure(bot, "${structure}", 600);`
  return `// Fetches it from the Nether and comes back.
async function ${functionName}(bot, count) {
  if (countOf(bot, [${item}]) >= count) return;${arm}
  const home = bot.game.dimension;
  if (!(await crossOver(bot, "the_nether", ${portalFunction}))) return;${search}
  for (let round = 0; round < ${searchRounds} && countOf(bot, [${item}]) < count; round += 1) await ${act};
  await crossOver(bot, home, ${portalFunction});
}`
}
