import { structureSigns, type ParsedTask } from '@voyager-mc/tech-tree'
import { describeTask } from './describe-task.ts'
import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

/** Rounds of walking into new land in search of a place. */
const searchRounds = 8

/** Writes the main function of a task to find a biome or structure, or to go there; undefined for other things. */
export function writeSearching(task: ParsedTask, context: WritingContext): string | undefined {
  const test = placeTest(task, context)
  if (test === undefined) return undefined
  context.draft.share('headings')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
${test}
  for (let round = 0; round < ${searchRounds} && !see(); round += 1) {
    await exploreUntil(bot, headings()[round % 8], 90 + 30 * round, see, ${quoteList(task.names)});
  }
  const found = see();
  if (!found) return bot.chat("Nowhere is ${task.label}.");
  if (found.position) await goTo(bot, found.position, 3);
}`
}

function placeTest({ kind, names }: ParsedTask, { techTree }: WritingContext): string | undefined {
  if (kind === 'biome') {
    return `  const see = () => {
    const ground = bot.blockAt(bot.entity.position);
    return ground && ${quoteList(names)}.includes(ground.biome.name);
  };`
  }
  const signs = kind === 'structure' ? structureSigns(names[0] ?? '') : undefined
  if (signs === undefined) return undefined
  const kinds = signs.blocks.map((blocks) => blocks.filter((name) => techTree.block(name) !== undefined))
  const lives =
    signs.creatures.length === 0
      ? 'true'
      : `bot.nearestEntity(({ name }) => ${quoteList(signs.creatures)}.includes(name))`
  return `  const signs = [${kinds.map(quoteList).join(', ')}].map((names) => names.map((name) => mcData.blocksByName[name].id));
  const see = () => {
    const found = signs.map((matching) => bot.findBlock({ matching, maxDistance: 24 }));
    return found.every(Boolean) && ${lives} && found[0];
  };`
}
