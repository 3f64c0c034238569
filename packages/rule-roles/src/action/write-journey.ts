import { formatPosition } from '@voyager-mc/core'
import type { ParsedTask } from '@voyager-mc/tech-tree'
import { describeTask } from './describe-task.ts'
import type { WritingContext } from './writing-context.ts'

/** Writes the main function of a task to go to a place; undefined for places without coordinates, which no primitive finds. */
export function writeGoing(task: ParsedTask, { mainName }: WritingContext): string | undefined {
  if (task.position === undefined) return undefined
  return `// ${describeTask(task)}
async function ${mainName}(bot) {
  const place = new Vec3${formatPosition(task.position)};
  for (let leg = 0; leg < 12; leg += 1) {
    const way = place.minus(bot.entity.position);
    const far = Math.hypot(way.x, way.z);
    // Beyond what is loaded no path can be planned, so long ways are walked in legs.
    const next = far > 80 ? bot.entity.position.plus(way.scaled(64 / far)) : place;
    const result = await goTo(bot, next, far > 80 ? 12 : 2);
    if (far <= 80 && result.status === "succeeded") return;
  }
}`
}

/** Writes the main function of a task to wear a full set; undefined when a piece cannot be had. */
export function writeSet(task: ParsedTask, context: WritingContext): string | undefined {
  const pieces = task.names.map((name) => ({ name, supply: context.supply.item(name, context) }))
  if (pieces.some(({ supply }) => supply === undefined)) return undefined
  context.draft.share('countOf')
  const lines = pieces
    .map(({ name, supply }) => `  await wear("${name}", ${supply?.functionName});`)
    .join('\n')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  const worn = () => bot.inventory.slots.slice(5, 9).map((item) => item && item.name);
  const wear = async (name, obtain) => {
    if (worn().includes(name)) return;
    if (countOf(bot, [name]) === 0) await obtain(bot, 1);
    if (countOf(bot, [name]) > 0) await equipItem(bot, name);
  };
${lines}
}`
}
