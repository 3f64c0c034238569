import { formatPosition, rubble } from '@voyager-mc/core'
import { potionOfEffect, type ParsedTask } from '@voyager-mc/tech-tree'
import { keepPattern } from './chore-functions.ts'
import { describeTask } from './describe-task.ts'
import { brewLines } from './write-brewing.ts'
import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

/** Writes the main function of a task to equip something. */
export function writeEquip(task: ParsedTask, context: WritingContext): string | undefined {
  const [item = ''] = task.names
  const supply = context.supply.item(item, context)
  context.draft.share('countOf')
  const fetch = supply === undefined ? '' : `\n  if (!held()) await ${supply.functionName}(bot, 1);`
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  const held = () => bot.inventory.items().find((item) => ${quoteList(task.names)}.includes(item.name));${fetch}
  const item = held();
  if (item) await equipItem(bot, item.name);
}`
}

/** Points of a full bar of hunger. */
const fullFood = 20

/** Writes the main function of a task to eat something. */
export function writeEat(task: ParsedTask, context: WritingContext): string | undefined {
  const [item] = task.names
  const supply = item === undefined ? undefined : context.supply.item(item, context)
  context.draft.share('countOf')
  const test =
    item === undefined ? 'mcData.foodsByName[item.name]' : `${quoteList(task.names)}.includes(item.name)`
  const fetch =
    supply === undefined ? '' : `\n  if (!held()) await ${supply.functionName}(bot, ${task.count});`
  const enough = task.goal.kind === 'eaten' ? task.goal.hunger : undefined
  const bites = enough === undefined ? task.count : fullFood
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  const held = () => bot.inventory.items().find((item) => ${test});${fetch}
  for (let bite = 0; bite < ${bites} && held() && bot.food < ${enough ?? fullFood}; bite += 1) {
    await eatFood(bot, held().name);
  }
}`
}

/** Writes the main function of a task to place something. */
export function writePlace(task: ParsedTask, context: WritingContext): string | undefined {
  const [item = ''] = task.names
  const supply = context.supply.item(item, context)
  if (supply === undefined) return undefined
  context.draft.share('countOf')
  const name = JSON.stringify(item)
  const fixed = task.position && `new Vec3${formatPosition(task.position)}`
  const act =
    task.verb === 'plant'
      ? `await plantCrop(bot, ${name}, 1)`
      : `await placeItem(bot, ${name}, ${fixed ?? 'bot.entity.position.offset(spot % 3 - 1, 0, 1 + (spot % 2))'})`
  const walk = fixed === undefined ? '' : `\n  await goTo(bot, ${fixed}, 3);`
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  if (countOf(bot, [${name}]) < ${task.count}) await ${supply.functionName}(bot, ${task.count});${walk}
  let placed = 0;
  for (let spot = 0; spot < ${task.count + 6} && placed < ${task.count}; spot += 1) {
    const result = ${act};
    if (result.status === "succeeded") placed += 1;
  }
}`
}

/** Writes the main function of a task to deposit something. */
export function writeDeposit(task: ParsedTask, { mainName }: WritingContext): string {
  const fixed = task.position === undefined ? '' : `new Vec3${formatPosition(task.position)}`
  const find = `bot.findBlock({ matching: mcData.blocksByName.chest.id, maxDistance: 32 })`
  const position =
    fixed === ''
      ? `const chest = ${find};\n  if (!chest) return bot.chat("There is no chest nearby.");\n  const position = chest.position;`
      : `const position = ${fixed};`
  if (task.names.length > 0) {
    const [item = ''] = task.names
    return `// ${describeTask(task)}
async function ${mainName}(bot) {
  ${position}
  await depositItemIntoChest(bot, position, { [${JSON.stringify(item)}]: ${task.count} });
}`
  }
  return `// Puts useless items into the chest until at most 20 slots are in use.
async function ${mainName}(bot) {
  ${position}
  const keep = ${keepPattern};
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

/** Food that brings an effect; others come from potions. */
const effectFood: Readonly<Record<string, string>> = {
  regeneration: 'golden_apple',
  absorption: 'golden_apple',
  hunger: 'rotten_flesh',
  poison: 'spider_eye',
}

/** Writes the main function of a task to gain an effect by food or a potion; undefined when neither brings it. */
export function writeGaining(task: ParsedTask, context: WritingContext): string | undefined {
  const food = effectFood[task.names[0] ?? '']
  const supply = food === undefined ? undefined : context.supply.item(food, context)
  if (food === undefined || supply === undefined) return writeDrinking(task, context)
  context.draft.share('countOf')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  if (countOf(bot, ["${food}"]) === 0) await ${supply.functionName}(bot, 1);
  const food = bot.inventory.items().find(({ name }) => name === "${food}");
  if (!food) return;
  await bot.equip(food, "hand");
  await bot.consume();
}`
}

/** Drinks the potion when it is carried, and brews it first when not. */
function writeDrinking(task: ParsedTask, context: WritingContext): string | undefined {
  const [effect = ''] = task.names
  const potion = potionOfEffect(effect)
  const lines = brewLines(potion, 1, context)
  if (lines === undefined) return undefined
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  const carried = await drinkPotion(bot, "${potion}");
  if (carried.status === "succeeded") return;
${lines}
  await drinkPotion(bot, "${potion}");
}`
}

/** Distance of a walk for its own sake, and what one leg of a longer one makes at least, in blocks. */
const [strollBlocks, legBlocks] = [48, 60]

/** Seconds of one leg. */
const legSeconds = 60

/** Writes the main function of a task to explore something. */
export function writeExplore(task: ParsedTask, context: WritingContext): string {
  context.draft.share('headings')
  if (task.names.length > 0) {
    context.draft.share('lookFor')
    return `async function ${context.mainName}(bot) {
  for (let round = 0; round < 6; round += 1) {
    if (await lookFor(bot, ${quoteList(task.names)}, round)) return;
  }
}`
  }
  const far = Math.max(strollBlocks, task.count)
  return `async function ${context.mainName}(bot) {
  const start = bot.entity.position.clone();
  const away = () => Math.hypot(bot.entity.position.x - start.x, bot.entity.position.z - start.z);
  let turn = 0;
  for (let leg = 0; leg < ${3 + Math.ceil(far / legBlocks)} && away() <= ${far}; leg += 1) {
    const before = away();
    await exploreUntil(bot, headings()[turn % 8], ${legSeconds}, () => away() > ${far});
    // Another direction where the last one led nowhere.
    if (away() < before + 8) turn += 1;
  }
  // From a piece of a bridge in the air nobody gets away but by a leap, and whoever falls to death begins again at home.
  const isBare = !bot.inventory.items().some(({ name }) => /_pickaxe$/.test(name) || ${JSON.stringify(rubble)}.includes(name));
  if (away() > 4 || !isBare) return;
  for (const key of ["forward", "sprint", "jump"]) bot.setControlState(key, true);
  await bot.waitForTicks(40);
  bot.clearControlStates();
}`
}
