import { formatPosition, type Position } from '@voyager-mc/core'
import type { ParsedTask } from '@voyager-mc/tech-tree'
import { describeTask } from './describe-task.ts'
import type { WritingContext } from './writing-context.ts'

/** Writes the main function of a task to go to a place; undefined for places without coordinates, which no primitive finds. */
export function writeGoing(task: ParsedTask, { mainName }: WritingContext): string | undefined {
  if (task.position === undefined) return undefined
  if (task.axes !== undefined) return writeLevelOrColumn(task.axes, task.position, { task, mainName })
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

interface Journey {
  readonly task: ParsedTask
  readonly mainName: string
}

/** Writes the way to a height where the bot is, or to a column of the map on whatever ground is there. */
function writeLevelOrColumn(
  axes: readonly string[],
  { x, y, z }: Position,
  { task, mainName }: Journey,
): string {
  if (axes.includes('y')) {
    return `// ${describeTask(task)}
async function ${mainName}(bot) {
  const left = () => ${y} - bot.entity.position.y;
  for (let leg = 0; leg < 6 && Math.abs(left()) > 2; leg += 1) {
    await exploreUntil(bot, new Vec3(0, Math.sign(left()), 0), 240, () => Math.abs(left()) <= 1);
    // Above the ground one builds up.
    if (left() > 2) await towerUp(bot, Math.min(32, Math.round(left())));
  }
}`
  }
  return `// ${describeTask(task)}
async function ${mainName}(bot) {
  for (let leg = 0; leg < 12; leg += 1) {
    const here = bot.entity.position;
    const way = new Vec3(${x} - here.x, 0, ${z} - here.z);
    const far = Math.hypot(way.x, way.z);
    if (far <= 2) return;
    // Beyond what is loaded no path can be planned, so long ways are walked in legs.
    const next = far > 80 ? here.plus(way.scaled(64 / far)) : here.plus(way);
    const isGround = (height) => {
      const block = bot.blockAt(new Vec3(next.x, height, next.z));
      return Boolean(block) && block.boundingBox === "block" && !/leaves|log/.test(block.name);
    };
    // The highest ground there, so that nobody tunnels into a hill.
    let height = Math.min(here.y + 60, 319);
    while (height > here.y - 60 && !isGround(height)) height -= 1;
    await goTo(bot, new Vec3(next.x, height + 1, next.z), far > 80 ? 12 : 1);
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
