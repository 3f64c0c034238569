import { hostileCreatures, provokedCreatures } from '@voyager-mc/core'
import { givesFrom, type MineWay, type ParsedTask, type Way } from '@voyager-mc/tech-tree'
import { isUnderground, wayName } from '../experience/way-names.ts'
import { describeTask } from './describe-task.ts'
import { writeMining } from './obtain-bodies.ts'
import { travelLines } from './travel-lines.ts'
import { quoteList } from './quote-list.ts'
import type { Supply, WritingContext } from './writing-context.ts'

/** Pieces of iron that are taken beyond what was asked for, while the vein lasts: a breastplate's. */
const gleanedIron = 8

/** Writes the main function of a task to mine; undefined when no program can do it. */
export function writeMine(task: ParsedTask, context: WritingContext): string | undefined {
  const { techTree, draft, mainName } = context
  const way = task.accepts
    .flatMap((item) => techTree.ways(item))
    .find((candidate) => candidate.type === 'mine' && candidate.isNatural && !candidate.enchantment)
  if (way?.type !== 'mine') return writeMake({ ...task, verb: 'obtain' }, context)
  const functionName = 'mineUntil'
  const search = isUnderground(way, techTree) ? context.chooser.search(way) : undefined
  const mining = { way, accepts: task.accepts, blocks: task.names, search }
  const source = writeMining(functionName, mining, context, [])
  if (source === undefined) return undefined
  draft.share('packUp', 'noteWay', 'getReady')
  if (search !== undefined) draft.share('takeFood')
  draft.define(functionName, source)
  const mark = (isBegin: boolean): string =>
    `noteWay(${JSON.stringify(way.item)}, ${JSON.stringify(wayName(way, search))}, ${isBegin});`
  const kit = kitFor(way, context)
  const isIron = /^(raw_iron|iron_ore)$/.test(way.item)
  if (isIron) draft.share('gleanVein')
  // More iron than is asked for is armour, and it is at hand now.
  const glean = isIron ? `\n  await gleanVein(bot, ${quoteList(task.names)}, ${gleanedIron});` : ''
  return `// ${describeTask(task)}
async function ${mainName}(bot, count = ${task.count}) {
  const wanted = ${quoteList(task.accepts)};
  await getReady(bot, wanted);
  const before = countOf(bot, wanted);${kit}${search === undefined ? '' : `\n  await takeFood(bot, ${quoteList(way.blocks)}, ${task.count});`}
  ${mark(true)}
  await ${functionName}(bot, before + count);
  ${mark(false)}${glean}
  bot.chat("Mined " + (countOf(bot, wanted) - before) + " of " + count + " ${task.label}.");
  await packUp(bot, ["crafting_table", "furnace"]);
}`
}

/** Height, in blocks, below which a table and sticks are taken along: the way back to a table is long. */
const deepHeight = 20

function kitFor(way: MineWay, context: WritingContext): string {
  const height = context.techTree.block(way.blocks[0] ?? '')?.bestHeight ?? 64
  const table = height < deepHeight ? context.supply.item('crafting_table', context) : undefined
  const stick = height < deepHeight ? context.supply.item('stick', context) : undefined
  if (table === undefined || stick === undefined) return ''
  return `
  // What is found deep down is worked there, so the means go along.
  await ${table.functionName}(bot, 1);
  await ${stick.functionName}(bot, 6);`
}

/** Writes the main function of a task to have something by whatever the plan says; undefined when nothing leads to it. */
export function writeMake(task: ParsedTask, context: WritingContext): string | undefined {
  const { draft, mainName } = context
  const goal = goalOf(task, context)
  if (goal === undefined) return undefined
  draft.share('countOf', 'packUp', 'getReady')
  const names = quoteList(goal.names)
  const isOwnStation = /^(crafting_table|furnace)$/
  const stations = ['crafting_table', 'furnace'].filter(
    (name) => !goal.names.includes(name) || !isOwnStation.test(name),
  )
  return `// ${describeTask(task)}
async function ${mainName}(bot, count = ${task.count}) {
  await getReady(bot, ${names});
  const before = countOf(bot, ${names});
  await ${goal.functionName}(bot, before + count);
  bot.chat("Got " + (countOf(bot, ${names}) - before) + " of " + count + " ${task.label}.");
  await packUp(bot, ${quoteList(stations)});
}`
}

/** The supply that ends with what the task accepts. */
function goalOf(task: ParsedTask, context: WritingContext): Supply | undefined {
  const { families, techTree } = context
  if (task.origin !== undefined) return supplyFrom({ ...task, origin: task.origin }, context)
  const family = families.find(({ members }) => members.length > 1 && isSame(members, task.accepts))
  if (family !== undefined) return context.supply.family(family, context)
  for (const item of task.accepts) {
    const way = techTree.ways(item).find((candidate) => suits(candidate, task))
    const supply = context.supply.item(item, context, way === undefined ? {} : { way })
    if (supply !== undefined) return supply
  }
  return undefined
}

/** The supply that takes it from the creature that is asked for; undefined for weapons that no primitive lets one choose. */
function supplyFrom(
  { accepts, origin, means }: ParsedTask & Required<Pick<ParsedTask, 'origin'>>,
  context: WritingContext,
): Supply | undefined {
  if (means?.names.includes('shears') === false) return undefined
  for (const item of accepts) {
    const way = context.techTree
      .ways(item)
      .find((candidate) => givesFrom(candidate, { creatures: origin.names, tools: means?.names }))
    const supply = way === undefined ? undefined : context.supply.item(item, context, { way })
    if (supply !== undefined) return supply
  }
  return undefined
}

function suits(way: Way, { verb, names }: ParsedTask): boolean {
  if (verb === 'craft') return way.type === 'craft'
  return (verb === 'smelt' || verb === 'cook') && way.type === 'smelt' && names.includes(way.input)
}

function isSame(members: readonly string[], accepts: readonly string[]): boolean {
  return accepts.length > 1 && accepts.every((item) => members.includes(item))
}

/** Writes the main function of a task to fish; undefined when no rod can be had. */
export function writeFish(task: ParsedTask, context: WritingContext): string | undefined {
  const rod = context.supply.item('fishing_rod', context)
  if (rod === undefined) return undefined
  context.draft.share('countOf', 'lookFor')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  const wanted = ${quoteList(task.accepts)};
  const before = countOf(bot, wanted);
  if (countOf(bot, ["fishing_rod"]) === 0) await ${rod.functionName}(bot, 1);
  for (let round = 0; round < ${6 + 3 * task.count} && countOf(bot, wanted) < before + ${task.count}; round += 1) {
    if (await lookFor(bot, ["water"], round)) await fishItem(bot, 1);
  }
}`
}

/** Expression of what to hunt: the nearest of several, and where none is near the first that comes in sight. */
function prey(names: readonly string[]): string {
  return names.length < 2 ? JSON.stringify(names[0] ?? '') : quoteList(names)
}

/** Writes the main function of a task to kill by hand or sword. */
export function writeKill(task: ParsedTask, context: WritingContext): string | undefined {
  const [mob = ''] = task.names
  const weapons = context.techTree.items.filter((item) => /_(sword|axe)$/.test(item))
  const travel = travelLines(
    { type: 'kill', mob, item: '', yields: 1, inputs: {}, tools: [], effort: 0 },
    context,
  )
  if (travel === undefined) return undefined
  const sword =
    hostileCreatures.has(mob) || provokedCreatures.has(mob)
      ? context.supply.item('stone_sword', context)
      : undefined
  context.draft.share('hunt', 'countOf', 'getReady')
  const arm =
    sword === undefined
      ? ''
      : `\n  if (countOf(bot, ${quoteList(weapons)}) === 0) await ${sword.functionName}(bot, 1);`
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  await getReady(bot, []);
  let kills = 0;${arm}
  for (let round = 0; round < ${task.count + 4 + context.attempt} && kills < ${task.count}; round += 1) {${travel}
    if (await hunt(bot, ${prey(task.names)}, round)) kills += 1;
  }
  bot.chat("Killed " + kills + " of ${task.count} ${task.label}.");
}`
}
