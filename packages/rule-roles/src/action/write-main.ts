import { writeFeeding, writeFinding, writeShooting, writeTool } from './write-creatures.ts'
import { writeBartering, writeLooting, writeTrading } from './write-exchanges.ts'
import { writeGoing, writeSet } from './write-journey.ts'
import { writePortal, writeSearching } from './write-travel.ts'
import { hostileCreatures, provokedCreatures } from '@voyager-mc/core'
import type { MineWay, ParsedTask, Way } from '@voyager-mc/tech-tree'
import { isUnderground, wayName } from '../experience/way-names.ts'
import { describeTask } from './describe-task.ts'
import { writeMining } from './obtain-bodies.ts'
import {
  writeDeposit,
  writeEat,
  writeEquip,
  writeExplore,
  writeGaining,
  writePlace,
} from './write-errands.ts'
import { writeSleep } from './write-sleep.ts'
import { quoteList } from './quote-list.ts'
import type { Supply, WritingContext } from './writing-context.ts'

/** Writes the main function of a task; undefined when no program can do it. */
export function writeMain(task: ParsedTask, context: WritingContext): string | undefined {
  switch (task.verb) {
    case 'mine':
      return mine(task, context)
    case 'craft':
    case 'smelt':
    case 'cook':
    case 'obtain':
    case 'have':
    case 'harvest':
    case 'grow':
    case 'fill':
      return make(task, context)
    case 'fish':
      return fish(task, context)
    case 'kill':
      return task.means === undefined ? kill(task, context) : writeShooting(task, context)
    case 'equip':
      return task.kind === 'set' ? writeSet(task, context) : writeEquip(task, context)
    case 'eat':
      return writeEat(task, context)
    case 'plant':
    case 'place':
      return writePlace(task, context)
    case 'deposit':
      return writeDeposit(task, context)
    case 'explore':
      return writeExplore(task, context)
    case 'sleep':
      return writeSleep(context)
    case 'milk':
    case 'shear':
      return writeTool(task, context)
    case 'breed':
    case 'tame':
      return writeFeeding(task, context)
    case 'go':
      return task.position === undefined ? writeSearching(task, context) : writeGoing(task, context)
    case 'enter':
      return writeSearching(task, context)
    case 'find':
      return find(task, context)
    case 'build':
      return task.kind === 'structure' ? writePortal(task, context) : undefined
    case 'barter':
      return writeBartering(task, context)
    case 'loot':
      return writeLooting(task, context)
    case 'trade':
      return writeTrading(task, context)
    case 'gain':
      return writeGaining(task, context)
    case 'brew':
    case 'enchant':
    case 'name':
    case 'ride':
    case 'smith':
      return undefined
  }
}

function find(task: ParsedTask, context: WritingContext): string | undefined {
  if (task.kind === 'creature') return writeFinding(task, context)
  return task.kind === 'block' ? writeExplore(task, context) : writeSearching(task, context)
}

function mine(task: ParsedTask, context: WritingContext): string | undefined {
  const { techTree, draft, mainName } = context
  const way = task.accepts
    .flatMap((item) => techTree.ways(item))
    .find((candidate) => candidate.type === 'mine' && candidate.isNatural)
  if (way?.type !== 'mine') return make({ ...task, verb: 'obtain' }, context)
  const functionName = 'mineUntil'
  const search = isUnderground(way, techTree) ? context.chooser.search(way) : undefined
  const mining = { way, accepts: task.accepts, blocks: task.names, search }
  const source = writeMining(functionName, mining, context, [])
  if (source === undefined) return undefined
  draft.share('packUp', 'noteWay', 'getReady')
  draft.define(functionName, source)
  const mark = (isBegin: boolean): string =>
    `noteWay(${JSON.stringify(way.item)}, ${JSON.stringify(wayName(way, search))}, ${isBegin});`
  const kit = kitFor(way, context)
  return `// ${describeTask(task)}
async function ${mainName}(bot, count = ${task.count}) {
  const wanted = ${quoteList(task.accepts)};
  await getReady(bot, wanted);
  const before = countOf(bot, wanted);${kit}
  ${mark(true)}
  await ${functionName}(bot, before + count);
  ${mark(false)}
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
  await ${stick.functionName}(bot, 2);`
}

function make(task: ParsedTask, context: WritingContext): string | undefined {
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
  const family = families.find(({ members }) => members.length > 1 && isSame(members, task.accepts))
  if (family !== undefined) return context.supply.family(family, context)
  for (const item of task.accepts) {
    const way = techTree.ways(item).find((candidate) => suits(candidate, task))
    const supply = context.supply.item(item, context, way === undefined ? {} : { way })
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

function fish(task: ParsedTask, context: WritingContext): string | undefined {
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

function kill(task: ParsedTask, context: WritingContext): string | undefined {
  const [mob = ''] = task.names
  const weapons = context.techTree.items.filter((item) => /_(sword|axe)$/.test(item))
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
  for (let round = 0; round < ${task.count + 4 + context.attempt} && kills < ${task.count}; round += 1) {
    if (await hunt(bot, ${JSON.stringify(mob)}, round)) kills += 1;
  }
  bot.chat("Killed " + kills + " of ${task.count} ${task.label}.");
}`
}
