import type { ParsedTask } from '@voyager-mc/tech-tree'
import { bringLine } from './bring.ts'
import { describeTask } from './describe-task.ts'
import { seekCall } from './seek-source.ts'
import type { WritingContext } from './writing-context.ts'

/** Rounds of looking for a creature to ride, or for water. */
const rounds = 6

/** Creatures that carry nobody without a saddle. */
const saddled: ReadonlySet<string> = new Set(['pig', 'strider'])

/** Writes the main function of a task to ride: a steed is tamed first, a boat is made and set into water. */
export function writeRiding(task: ParsedTask, context: WritingContext): string {
  return task.kind === 'creature' ? writeSteed(task, context) : writeBoat(task, context)
}

function writeSteed(task: ParsedTask, context: WritingContext): string {
  const [creature = ''] = task.names
  context.draft.share('seek')
  const saddle = saddled.has(creature) ? `\n  ${bringLine('saddle', 1, context)}` : ''
  const tame = context.techTree.creature(creature).isTamedByRiding
    ? `\n    await tameAnimal(bot, "${creature}");`
    : ''
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {${saddle}
  for (let round = 0; round < ${rounds}; round += 1) {
    ${seekCall(creature)};${tame}
    const result = await rideEntity(bot, "${creature}");
    if (result.status === "succeeded") return;
  }
}`
}

function writeBoat(task: ParsedTask, context: WritingContext): string {
  const [vehicle = ''] = task.names
  const item = context.techTree.items.includes(vehicle) ? vehicle : 'oak_boat'
  context.draft.share('lookFor')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  for (let round = 0; round < ${rounds}; round += 1) {
    const result = await rideEntity(bot, "${vehicle}");
    if (result.status === "succeeded") return;
    ${bringLine(item, 1, context)}
    if (await lookFor(bot, ["water"], round)) await useItemOn(bot, "${item}", "water");
  }
}`
}

/** Writes the main function of a task to tame by riding; undefined for creatures that food tames. */
export function writeBreaking(task: ParsedTask, context: WritingContext): string | undefined {
  const [creature = ''] = task.names
  if (!context.techTree.creature(creature).isTamedByRiding || task.means !== undefined) return undefined
  context.draft.share('seek')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  let done = 0;
  for (let round = 0; round < ${rounds + task.count} && done < ${task.count}; round += 1) {
    ${seekCall(creature)};
    const result = await tameAnimal(bot, "${creature}");
    if (result.status === "succeeded") done += 1;
  }
}`
}
