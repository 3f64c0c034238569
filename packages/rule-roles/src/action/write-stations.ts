import type { ParsedTask } from '@voyager-mc/tech-tree'
import { bringLine, stationLine } from './bring.ts'
import { describeTask } from './describe-task.ts'
import { seekCall } from './seek-source.ts'
import type { WritingContext } from './writing-context.ts'

/** Rounds of enchanting: levels may be missing, and what comes is chance. */
const enchantRounds = 5

/** Lapis lazuli of the best offer. */
const mostLapis = 3

/** Writes the main function of a task to enchant something; the item, the lapis lazuli, the table and the levels are fetched first. */
export function writeEnchanting(task: ParsedTask, context: WritingContext): string {
  const [item = ''] = task.names
  const [enchantment = '', level = '1'] = (task.detail ?? '').split(' ')
  context.draft.share('countOf', 'gainLevels')
  const made = item === 'book' ? 'enchanted_book' : item
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  let wanted = 1;
  const isRight = ({ detail }) =>
    ${enchantment === '' ? 'true' : `!detail.enchantments || detail.enchantments.some((each) => each.split(" ")[0] === "${enchantment}" && Number(each.split(" ")[1]) >= ${level})`};
  for (let round = 0; round < ${enchantRounds}; round += 1) {
    ${bringLine(item, 'wanted', context)}
    if (countOf(bot, ["enchanted_book"]) > 0 && "${item}" !== "book") {
      const joined = await combineItems(bot, "${item}", "enchanted_book");
      if (joined.status === "succeeded" && isRight(joined)) return;
    }
    ${bringLine('lapis_lazuli', mostLapis, context)}
    ${stationLine('enchanting_table', context)}
    const result = await enchantItem(bot, "${item}");
    if (result.status === "succeeded") {
      if (isRight(result)) return bot.chat("Enchanted ${made}.");
      wanted = countOf(bot, ["${item}"]) + 1;
      continue;
    }
    const missing = /Level (\\d+) is needed/.exec(result.message);
    if (missing) await gainLevels(bot, Number(missing[1]));
    else if (result.message.includes("enchanted already")) wanted += 1;
  }
}`
}

/** Item that smithing takes from 1.20 on. */
const template = 'netherite_upgrade_smithing_template'

/** Writes the main function of a task to make netherite gear at a smithing table. */
export function writeSmithing(task: ParsedTask, context: WritingContext): string | undefined {
  const [item = ''] = task.names
  const base = item.replace(/^netherite_/, 'diamond_')
  if (base === item) return undefined
  const [, minor = ''] = context.techTree.version.split('.')
  const templates = Number(minor) >= 20 ? [template] : []
  const lines = [base, 'netherite_ingot', ...templates].map((name) => bringLine(name, 1, context))
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  for (let made = 0; made < ${task.count}; made += 1) {
    ${[...lines, stationLine('smithing_table', context)].join('\n    ')}
    const result = await smithItem(bot, "${item}");
    if (result.status !== "succeeded") return;
  }
}`
}

/** Levels that a name costs at an anvil, with some for an item that was worked before. */
const nameLevels = 2

/** Writes the main function of a task to name a creature by a tag, or an item at an anvil. */
export function writeNaming(task: ParsedTask, context: WritingContext): string {
  const [thing = ''] = task.names
  const name = JSON.stringify(task.detail ?? '')
  const isCreature = task.kind === 'creature'
  const item = isCreature ? 'name_tag' : thing
  context.draft.share('countOf', 'gainLevels', 'seek')
  const give = `
  for (let round = 0; round < 6; round += 1) {
    ${seekCall(thing)};
    const result = await useItemOn(bot, "name_tag", "${thing}");
    if (result.status === "succeeded") return;
  }`
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  ${bringLine(item, 1, context)}
  ${stationLine('anvil', context)}
  if (bot.experience.level < ${nameLevels}) await gainLevels(bot, ${nameLevels});
  const written = await combineItems(bot, "${item}", "", ${name});
  if (written.status !== "succeeded" && !/bear that name already/.test(written.message)) return;${isCreature ? give : ''}
}`
}
