import type { ParsedTask } from '@voyager-mc/tech-tree'
import { describeTask } from './describe-task.ts'
import { toolSupply } from './obtain-bodies.ts'
import { seekCall } from './seek-source.ts'
import type { WritingContext } from './writing-context.ts'

/** Rounds of searching and clicking besides one for each creature. */
const spareRounds = 4

/** Writes the main function of a task to milk or shear; undefined when its tool cannot be had. */
export function writeTool(task: ParsedTask, context: WritingContext): string | undefined {
  const [creature = ''] = task.names
  const item = task.verb === 'milk' ? 'bucket' : 'shears'
  const supply = task.verb === 'milk' ? context.supply.item(item, context) : toolSupply([item], context, [])
  if (supply === undefined) return undefined
  context.draft.share('countOf', 'seek')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  let done = 0;
  for (let round = 0; round < ${task.count + spareRounds} && done < ${task.count}; round += 1) {
    if (countOf(bot, ["${item}"]) === 0) await ${supply.functionName}(bot, 1);
    ${seekCall(creature)};
    const result = await useItemOn(bot, "${item}", "${creature}");
    if (result.status === "succeeded") done += 1;
  }
}`
}

/** Writes the main function of a task to breed or tame by food; undefined when it is not done by food, or none can be had. */
export function writeFeeding(task: ParsedTask, context: WritingContext): string | undefined {
  const [creature = ''] = task.names
  const { breedsOn, tamedWith } = context.techTree.creature(creature)
  const foods = (task.verb === 'breed' ? breedsOn : tamedWith).filter(
    (food) => task.means === undefined || task.means.names.includes(food),
  )
  const food = [...foods].sort((a, b) => context.techTree.effort(a) - context.techTree.effort(b))[0]
  const supply = food === undefined ? undefined : context.supply.item(food, context)
  if (food === undefined || supply === undefined) return undefined
  context.draft.share('countOf', 'seek')
  const isBreeding = task.verb === 'breed'
  const animals = isBreeding ? 2 * youngOf(task) : task.count
  const enough = isBreeding ? animals : 6 * animals
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  if (countOf(bot, ["${food}"]) < ${enough}) await ${supply.functionName}(bot, ${enough});
  for (let round = 0; round < ${task.count + spareRounds}; round += 1) {
    ${seekCall(creature)};
    const near = Object.values(bot.entities)
      .filter(({ name, position }) => name === "${creature}" && position.distanceTo(bot.entity.position) < 24)
      .slice(0, ${animals});
    for (const animal of near) {
      const food = bot.inventory.items().find(({ name }) => name === "${food}");
      if (!food) return;
      await goTo(bot, animal.position, 2);
      await bot.equip(food, "hand");
      for (let bite = 0; bite < ${isBreeding ? 1 : 6} && countOf(bot, ["${food}"]) > 0; bite += 1) {
        await bot.lookAt(animal.position.offset(0, 0.5, 0), true);
        bot.useOn(animal);
        await bot.waitForTicks(10);
      }
    }
    await bot.waitForTicks(${isBreeding ? 200 : 20});
    if (near.length >= ${animals}) return;
  }
}`
}

function youngOf({ goal, count }: ParsedTask): number {
  return goal.kind === 'bred' ? goal.count : count
}

/** Arrows for one creature: not every shot hits. */
const arrowsEach = 8

/** Writes the main function of a task to shoot; undefined for weapons that no primitive lets one choose. */
export function writeShooting(task: ParsedTask, context: WritingContext): string | undefined {
  const [creature = ''] = task.names
  const isBow = task.means?.names.includes('bow') === true
  const bow = isBow ? context.supply.item('bow', context) : undefined
  const arrow = isBow ? context.supply.item('arrow', context) : undefined
  if (bow === undefined || arrow === undefined) return undefined
  context.draft.share('countOf', 'seek')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  let kills = 0;
  if (countOf(bot, ["bow"]) === 0) await ${bow.functionName}(bot, 1);
  if (countOf(bot, ["arrow"]) < ${arrowsEach * task.count}) await ${arrow.functionName}(bot, ${arrowsEach * task.count});
  for (let round = 0; round < ${task.count + spareRounds} && kills < ${task.count}; round += 1) {
    ${seekCall(creature)};
    const result = await shoot(bot, "bow", "${creature}");
    if (result.status === "succeeded") kills += 1;
  }
}`
}

/** Writes the main function of a task to find a creature. */
export function writeFinding(task: ParsedTask, context: WritingContext): string {
  context.draft.share('seek')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  for (let round = 0; round < 6; round += 1) {
    if (${seekCall(task.names[0] ?? '')}) return;
  }
}`
}
