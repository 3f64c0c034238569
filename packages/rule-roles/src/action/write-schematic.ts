import type { ParsedTask } from '@voyager-mc/tech-tree'
import { describeTask } from './describe-task.ts'
import type { WritingContext } from './writing-context.ts'

/** Places that are tried: the ground is not level everywhere. */
const sites = 4

/** Writes the main function of a task to build a schematic from carried blocks. */
export function writeSchematic(task: ParsedTask, { mainName }: WritingContext): string {
  const name = task.label.replace(/\.(?:schem|schematic|litematic|nbt)$/, '')
  return `// ${describeTask(task)}
async function ${mainName}(bot) {
  const start = bot.entity.position.floored();
  for (let site = 0; site < ${sites}; site += 1) {
    const result = await buildSchematic(bot, ${JSON.stringify(name)}, start.offset(2 + 6 * site, 0, 2));
    // Only where a block could not be set, another place may do.
    if (result.reason !== "refused") return;
  }
}`
}
