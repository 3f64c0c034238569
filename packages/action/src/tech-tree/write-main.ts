import { formatPosition } from '@voyager-mc/core'
import type { ParsedTask, Way } from '@voyager-mc/tech-tree'
import { writeMining } from './obtain-bodies.ts'
import { quoteList, type Supply, type WritingContext } from './writing-context.ts'

/** Writes the main function of a task; undefined when no program can do it. */
export function writeMain(task: ParsedTask, context: WritingContext): string | undefined {
  switch (task.verb) {
    case 'mine':
      return mine(task, context)
    case 'craft':
    case 'smelt':
    case 'cook':
    case 'obtain':
    case 'harvest':
      return make(task, context)
    case 'fish':
      return fish(task, context)
    case 'kill':
      return kill(task, context)
    case 'equip':
      return equip(task, context)
    case 'eat':
      return eat(task, context)
    case 'plant':
    case 'place':
      return place(task, context)
    case 'deposit':
      return deposit(task, context)
    case 'explore':
      return explore(task, context)
    case 'sleep':
      return `async function ${context.mainName}(bot) {\n  await sleepInBed(bot);\n}`
  }
}

function mine(task: ParsedTask, context: WritingContext): string | undefined {
  const { techTree, draft, mainName } = context
  const way = task.accepts
    .flatMap((item) => techTree.ways(item))
    .find((candidate) => candidate.type === 'mine' && candidate.isNatural)
  if (way?.type !== 'mine') return make({ ...task, verb: 'obtain' }, context)
  const functionName = 'mineUntil'
  const source = writeMining(functionName, { way, accepts: task.accepts, blocks: task.names }, context, [])
  if (source === undefined) return undefined
  draft.share('packUp')
  draft.define(functionName, source)
  return `// ${describe(task)}
async function ${mainName}(bot) {
  const wanted = ${quoteList(task.accepts)};
  const before = countOf(bot, wanted);
  await ${functionName}(bot, before + ${task.count});
  bot.chat("Mined " + (countOf(bot, wanted) - before) + " of ${task.count} ${task.label}.");
  await packUp(bot, ["crafting_table", "furnace"]);
}`
}

function make(task: ParsedTask, context: WritingContext): string | undefined {
  const { draft, mainName } = context
  const goal = goalOf(task, context)
  if (goal === undefined) return undefined
  draft.share('countOf', 'packUp')
  const names = quoteList(goal.names)
  const isOwnStation = /^(crafting_table|furnace)$/
  const stations = ['crafting_table', 'furnace'].filter(
    (name) => !goal.names.includes(name) || !isOwnStation.test(name),
  )
  return `// ${describe(task)}
async function ${mainName}(bot) {
  const before = countOf(bot, ${names});
  await ${goal.functionName}(bot, before + ${task.count});
  bot.chat("Got " + (countOf(bot, ${names}) - before) + " of ${task.count} ${task.label}.");
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
  return `// ${describe(task)}
async function ${context.mainName}(bot) {
  const wanted = ${quoteList(task.accepts)};
  const before = countOf(bot, wanted);
  if (countOf(bot, ["fishing_rod"]) === 0) await ${rod.functionName}(bot, 1);
  for (let round = 0; round < ${6 + 3 * task.count} && countOf(bot, wanted) < before + ${task.count}; round += 1) {
    if (await lookFor(bot, ["water"], round)) await fishItem(bot, 1);
  }
}`
}

const hostile =
  /^(zombie|skeleton|spider|creeper|enderman|witch|drowned|husk|stray|cave_spider|slime|zombie_villager)$/

function kill(task: ParsedTask, context: WritingContext): string | undefined {
  const [mob = ''] = task.names
  const weapons = context.techTree.items.filter((item) => /_(sword|axe)$/.test(item))
  const sword = hostile.test(mob) ? context.supply.item('stone_sword', context) : undefined
  context.draft.share('hunt', 'countOf')
  const arm =
    sword === undefined
      ? ''
      : `\n  if (countOf(bot, ${quoteList(weapons)}) === 0) await ${sword.functionName}(bot, 1);`
  return `// ${describe(task)}
async function ${context.mainName}(bot) {
  let kills = 0;${arm}
  for (let round = 0; round < ${task.count + 4 + context.attempt} && kills < ${task.count}; round += 1) {
    if (await hunt(bot, ${JSON.stringify(mob)}, round)) kills += 1;
  }
  bot.chat("Killed " + kills + " of ${task.count} ${task.label}.");
}`
}

function equip(task: ParsedTask, context: WritingContext): string | undefined {
  const [item = ''] = task.names
  const supply = context.supply.item(item, context)
  context.draft.share('countOf')
  const fetch = supply === undefined ? '' : `\n  if (!held()) await ${supply.functionName}(bot, 1);`
  return `// ${describe(task)}
async function ${context.mainName}(bot) {
  const held = () => bot.inventory.items().find((item) => ${quoteList(task.names)}.includes(item.name));${fetch}
  const item = held();
  if (item) await equipItem(bot, item.name);
}`
}

function eat(task: ParsedTask, context: WritingContext): string | undefined {
  const [item] = task.names
  const supply = item === undefined ? undefined : context.supply.item(item, context)
  context.draft.share('countOf')
  const test =
    item === undefined ? 'mcData.foodsByName[item.name]' : `${quoteList(task.names)}.includes(item.name)`
  const fetch =
    supply === undefined ? '' : `\n  if (!held()) await ${supply.functionName}(bot, ${task.count});`
  return `// ${describe(task)}
async function ${context.mainName}(bot) {
  const held = () => bot.inventory.items().find((item) => ${test});${fetch}
  for (let bite = 0; bite < ${task.count} && held() && bot.food < 20; bite += 1) {
    await eatFood(bot, held().name);
  }
}`
}

function place(task: ParsedTask, context: WritingContext): string | undefined {
  const [item = ''] = task.names
  const supply = context.supply.item(item, context)
  if (supply === undefined) return undefined
  context.draft.share('countOf')
  const name = JSON.stringify(item)
  const act =
    task.verb === 'plant'
      ? `await plantCrop(bot, ${name}, 1)`
      : `await placeItem(bot, ${name}, bot.entity.position.offset(spot % 3 - 1, 0, 1 + (spot % 2)))`
  return `// ${describe(task)}
async function ${context.mainName}(bot) {
  if (countOf(bot, [${name}]) < ${task.count}) await ${supply.functionName}(bot, ${task.count});
  let placed = 0;
  for (let spot = 0; spot < ${task.count + 6} && placed < ${task.count}; spot += 1) {
    const result = ${act};
    if (result.status === "succeeded") placed += 1;
  }
}`
}

/** Things one keeps at hand; the rest goes into the chest when room is needed. */
const keep =
  '/_(pickaxe|axe|sword|shovel|helmet|chestplate|leggings|boots|ingot|log|planks)$|^(crafting_table|furnace|torch|coal|diamond|stick|bread|shield|bucket|bow|arrow|cobblestone|cooked_.*|apple)$/'

function deposit(task: ParsedTask, { mainName }: WritingContext): string {
  const fixed = task.position === undefined ? '' : `new Vec3${formatPosition(task.position)}`
  const find = `bot.findBlock({ matching: mcData.blocksByName.chest.id, maxDistance: 32 })`
  const position =
    fixed === ''
      ? `const chest = ${find};\n  if (!chest) return bot.chat("There is no chest nearby.");\n  const position = chest.position;`
      : `const position = ${fixed};`
  if (task.names.length > 0) {
    const [item = ''] = task.names
    return `// ${describe(task)}
async function ${mainName}(bot) {
  ${position}
  await depositItemIntoChest(bot, position, { [${JSON.stringify(item)}]: ${task.count} });
}`
  }
  return `// Puts useless items into the chest until at most 20 slots are in use.
async function ${mainName}(bot) {
  ${position}
  const keep = ${keep};
  const items = bot.inventory.items();
  const useless = [...items.filter((item) => !keep.test(item.name)), ...items.filter((item) => keep.test(item.name) && item.count > 16)];
  const chosen = {};
  let slots = items.length;
  for (const item of useless) {
    if (slots <= 18) break;
    chosen[item.name] = (chosen[item.name] || 0) + item.count;
    slots -= 1;
  }
  await depositItemIntoChest(bot, position, chosen);
}`
}

function explore(task: ParsedTask, context: WritingContext): string {
  context.draft.share('headings')
  if (task.names.length > 0) {
    context.draft.share('lookFor')
    return `async function ${context.mainName}(bot) {
  for (let round = 0; round < 6; round += 1) {
    if (await lookFor(bot, ${quoteList(task.names)}, round)) return;
  }
}`
  }
  return `async function ${context.mainName}(bot) {
  const start = bot.entity.position.clone();
  for (const heading of headings().slice(0, 3)) {
    await exploreUntil(bot, heading, 40, () => bot.entity.position.distanceTo(start) > 48);
    if (bot.entity.position.distanceTo(start) > 24) return;
  }
}`
}

function describe({ verb, count, label }: ParsedTask): string {
  return `Task: ${verb} ${count} ${label}.`
}
