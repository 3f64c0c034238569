import { homeOfWay } from '@voyager-mc/tech-tree'
import type { CraftWay, FishWay, MineWay, SmeltWay, UseWay } from '@voyager-mc/tech-tree'
import type { UndergroundSearch } from '../experience/way-names.ts'
import { travelLines } from './travel-lines.ts'
import { fetchHoarded, hoardedOf } from './fetch-hoarded.ts'
import { shareTravel } from './write-dimension.ts'
import { quoteList } from './quote-list.ts'
import type { Supply, WritingContext } from './writing-context.ts'

interface Mining {
  readonly way: MineWay
  /** Items that count as mined. */
  readonly accepts: readonly string[]
  readonly blocks: readonly string[]
  /** Kind of search under ground; absent on the surface. */
  readonly search?: UndergroundSearch | undefined
}

/** Mines until enough is held; the tool is made first and again when it breaks. */
export function writeMining(
  functionName: string,
  { way, accepts, blocks, search }: Mining,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const { draft, techTree, searchRounds } = context
  const tool = toolSupply(way.tools, context, path)
  const travel = travelLines(way, context)
  if ((way.tools.length > 0 && tool === undefined) || travel === undefined) return undefined
  const isFamily = accepts.length > 1 && functionName !== context.mainName && path.length > 0
  const isOnBridge = homeOfWay(way)?.structure === 'nether_fortress' && !blocks.includes('nether_bricks')
  if (isOnBridge) draft.share('walkFortress', 'calmBlazes')
  const climb = isOnBridge
    ? `\n    await walkFortress(bot, blocks);\n    if (!(await calmBlazes(bot))) continue;`
    : ''
  draft.share('mineSome', 'countOf', ...(isFamily ? (['richest'] as const) : []))
  const held = isFamily ? `richest(bot, wanted).count` : `countOf(bot, wanted)`
  const height = techTree.block(blocks[0] ?? '')?.bestHeight
  const missing =
    way.yields >= 1 ? `count - ${held}` : `Math.min(12, Math.ceil((count - ${held}) / ${way.yields}))`
  const prepare =
    tool === undefined
      ? ''
      : `\n    if (countOf(bot, ${quoteList(way.tools)}) === 0) await ${tool.functionName}(bot, 1);`
  // A plant that the hand clears as fast is kept by the shears that are in the hand only.
  const take = way.tools.includes('shears') ? '\n    await equipItem(bot, "shears");' : ''
  return `async function ${functionName}(bot, count) {
  const wanted = ${quoteList(accepts)};
  const blocks = ${quoteList(unique(blocks))};
  for (let round = 0; round < ${searchRounds(way)} && ${held} < count; round += 1) {${prepare}${travel}${climb}${take}
    await mineSome(bot, blocks, ${missing}, ${height ?? 'null'}, round${search === undefined ? '' : `, ${JSON.stringify(search)}`});
  }
}`
}

/** The cheapest tool a program can make; undefined when there is none. */
export function toolSupply(
  tools: readonly string[],
  context: WritingContext,
  path: readonly string[],
): Supply | undefined {
  if (tools.length === 0) return undefined
  const possible = tools
    .filter((tool) => !path.includes(tool))
    .sort((a, b) => context.techTree.effort(a) - context.techTree.effort(b))
  for (const tool of possible) {
    const supply = context.supply.item(tool, context, { path })
    if (supply !== undefined) return supply
  }
  return undefined
}

/** Crafts until enough is held: near ingredients first, deep ones next, the table last. */
export function writeCrafting(
  functionName: string,
  way: CraftWay,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const { draft } = context
  const inputs = Object.entries(way.inputs).map(([input, perAct]) => ({
    perAct,
    supply: context.supply.input(input, context, { way, path }),
  }))
  if (inputs.some(({ supply }) => supply === undefined)) return undefined
  // What is made needs a free slot.
  draft.share('countOf', 'dropSurplus')
  const ordered = [...inputs].sort((a, b) => order(a.supply) - order(b.supply))
  const fetch = ({ perAct, supply }: (typeof ordered)[number]): string => {
    const amount = perAct === 1 ? 'times' : `${perAct} * times`
    return `    await ${supply?.functionName}(bot, ${amount});`
  }
  // Tools made under way may have used up what was fetched first, so that is topped up at the end.
  const shallow = ordered.filter(({ supply }) => supply?.isDeep === false)
  const isMixed = shallow.length > 0 && shallow.length < ordered.length
  const fetches = [...ordered, ...(isMixed ? shallow : [])].map(fetch)
  const stored = hoardedOf(Object.keys(way.inputs), context)
  const lacks = stored.map((input) => `countOf(bot, ["${input}"]) < ${way.inputs[input]} * times`)
  const unlock =
    stored.length > 0 && (!context.travels || shareTravel(context))
      ? `\n    if (${lacks.join(' || ')}) {${fetchHoarded(stored, context)}\n    }`
      : ''
  const station = way.station === undefined ? undefined : stationLines(context, path)
  const lines = [...(station?.before ?? []), ...fetches, ...(station?.after ?? [])].join('\n')
  const missing = `count - countOf(bot, [${JSON.stringify(way.item)}])`
  const times = way.yields === 1 ? missing : `Math.ceil((${missing}) / ${way.yields})`
  return `async function ${functionName}(bot, count) {
  for (let round = 0; round < 4 && countOf(bot, [${JSON.stringify(way.item)}]) < count; round += 1) {
    const times = ${times};${unlock}
${lines}
    await dropSurplus(bot);
    await craftItem(bot, ${JSON.stringify(way.item)}, times);
  }
}`
}

/** Made things come first, for they use up the raw ones; deep ones come last, for one does not walk back from them. */
function order(supply: Supply | undefined): number {
  if (supply === undefined) return 0
  if (supply.isDeep) return 2
  return supply.isRaw ? 1 : 0
}

function stationLines(
  context: WritingContext,
  path: readonly string[],
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const table = path.includes('crafting_table')
    ? undefined
    : context.supply.item('crafting_table', context, { path })
  if (table === undefined) return { before: [], after: [] }
  context.draft.share('bringStation', 'useStation')
  return {
    before: [`    await bringStation(bot, "crafting_table", ${table.functionName});`],
    after: [`    if (!(await useStation(bot, "crafting_table", ${table.functionName}, round))) continue;`],
  }
}

/** Smelts until enough is held, with any fuel at hand or wood gathered for it. */
export function writeSmelting(
  functionName: string,
  way: SmeltWay,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const { draft, families } = context
  const input = context.supply.item(way.input, context, { path })
  const furnace = path.includes('furnace') ? undefined : context.supply.item('furnace', context, { path })
  const planks = families.find(({ name }) => name === 'planks')
  const logs = families.find(({ name }) => name === 'logs')
  if (input === undefined || furnace === undefined || planks === undefined) return undefined
  const fuel = context.supply.family(planks, context, { path })
  draft.share('countOf', 'bringStation', 'useStation', 'chooseFuel', 'sawFuel', 'addFurnaces', 'dropSurplus')
  const item = JSON.stringify(way.item)
  const raw = JSON.stringify(way.input)
  return `async function ${functionName}(bot, count) {
  const planks = ${quoteList(planks.members)};
  const logs = ${quoteList(logs?.members ?? [])};
  for (let round = 0; round < 4 && countOf(bot, [${item}]) < count; round += 1) {
    const missing = count - countOf(bot, [${item}]);
    await bringStation(bot, "furnace", ${furnace.functionName});
    if (!chooseFuel(bot, planks, logs, missing)) await ${fuel.functionName}(bot, Math.min(32, Math.ceil(missing / 1.5)));
    if (countOf(bot, [${raw}]) < missing) await ${input.functionName}(bot, missing);
    if (!(await useStation(bot, "furnace", ${furnace.functionName}, round))) continue;
    const fuel = chooseFuel(bot, planks, logs, Math.min(missing, 8));
    if (!fuel) continue;
    const items = Math.min(missing, countOf(bot, [${raw}]));
    await addFurnaces(bot, items);
    await dropSurplus(bot);
    await smeltItem(bot, ${raw}, await sawFuel(bot, fuel, items), items);
  }
}`
}

/** Fishes until enough is held. */
export function writeFishing(
  functionName: string,
  way: FishWay,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const rod = toolSupply(way.tools, context, path)
  if (rod === undefined) return undefined
  context.draft.share('countOf', 'lookFor')
  const item = JSON.stringify(way.item)
  return `async function ${functionName}(bot, count) {
  for (let round = 0; round < 12 && countOf(bot, [${item}]) < count; round += 1) {
    if (countOf(bot, ["fishing_rod"]) === 0) await ${rod.functionName}(bot, 1);
    if (await lookFor(bot, ["water"], round)) await fishItem(bot, 1);
  }
}`
}

/** Seconds of a walk away from a fluid that could not be used. */
const leaveSeconds = 30

/** Uses an item on a fluid or a creature until enough is held. */
export function writeUsing(
  functionName: string,
  way: UseWay,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  const [input] = Object.keys(way.inputs)
  const supply =
    input === undefined ? toolSupply(way.tools, context, path) : context.supply.item(input, context, { path })
  const held = input ?? way.tools[0]
  const travel = travelLines(way, context)
  if (supply === undefined || held === undefined || travel === undefined) return undefined
  const isFluid = /^(water|lava)$/.test(way.on)
  context.draft.share('countOf', isFluid ? 'lookFor' : 'seek')
  // What is in sight may be out of reach, or flow: looking at it again and again brings nothing.
  const leave = isFluid
    ? `\n    if (used.status === "failed") await exploreUntil(bot, headings()[round % 8], ${leaveSeconds});`
    : ''
  const search = isFluid
    ? `await lookFor(bot, [${JSON.stringify(way.on)}], round);`
    : `await seek(bot, [${JSON.stringify(way.on)}], round);`
  const item = JSON.stringify(way.item)
  return `async function ${functionName}(bot, count) {
  for (let round = 0; round < 5 && countOf(bot, [${item}]) < count; round += 1) {
    await ${supply.functionName}(bot, 1);${travel}
    ${search}
    ${isFluid ? 'const used = ' : ''}await useItemOn(bot, ${JSON.stringify(held)}, ${JSON.stringify(way.on)});${leave}
  }
}`
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
