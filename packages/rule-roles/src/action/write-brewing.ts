import { brewingSteps, type ParsedTask } from '@voyager-mc/tech-tree'
import { bringLine, stationLine } from './bring.ts'
import { describeTask } from './describe-task.ts'
import type { WritingContext } from './writing-context.ts'

/** Bottles that a stand takes at a time. */
const bottlesAtOnce = 3

/** Writes the main function of a task to brew; the bottles, their water, the ingredients and the stand are fetched first. */
export function writeBrewing(task: ParsedTask, context: WritingContext): string | undefined {
  const [potion = ''] = task.names
  const body = brewLines(potion, task.count, context)
  if (body === undefined) return undefined
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
${body}
}`
}

/** Lines that brew some bottles of a potion; undefined for what no stand makes. */
export function brewLines(potion: string, count: number, context: WritingContext): string | undefined {
  const steps = brewingSteps({ potion, form: 'potion' })
  if (steps === undefined || steps.length === 0) return undefined
  const rounds = Math.ceil(count / bottlesAtOnce)
  const needs = new Map([['blaze_powder', 1]])
  for (const { ingredient } of steps) needs.set(ingredient, (needs.get(ingredient) ?? 0) + rounds)
  const ingredients = [...needs].map(([item, amount]) => bringLine(item, amount, context))
  const glass = context.supply.item('glass_bottle', context)
  if (glass === undefined && !context.has('glass_bottle') && !context.has('potion'))
    context.lacks.add('glass_bottle')
  context.draft.share('countOf', 'lookFor')
  const bottle =
    glass === undefined
      ? ''
      : `\n    if (countOf(bot, ["glass_bottle"]) === 0) await ${glass.functionName}(bot, ${Math.min(count, bottlesAtOnce)});`
  context.draft.share('stayFed')
  return `  // Hurt, nobody goes among blazes for wart: behind walls wounds close, and without a meal at home.
  if (String(bot.game.dimension) === "the_nether" && bot.health < 16 && countOf(bot, ["nether_wart"]) === 0) {
    await stayFed(bot);
    await takeShelter(bot, 120);
    if (bot.health < 16) await enterPortal(bot, "nether_portal");
  }
  ${ingredients.join('\n  ')}
  // The Nether has no water, and whoever brews amid blazes is shot.
  if (String(bot.game.dimension) === "the_nether") await enterPortal(bot, "nether_portal");
  ${stationLine('brewing_stand', context)}
  // Bottles that hold water already are taken as they are; how many there are, the stand tells.
  const fill = async (round) => {${bottle}
    if (await lookFor(bot, ["water"], round)) await useItemOn(bot, "glass_bottle", "water");
  };
  let brewed = 0;
  for (let round = 0; round < ${4 * rounds + 8} && brewed < ${count}; round += 1) {
    const wanted = Math.min(${bottlesAtOnce}, ${count} - brewed);
    const result = await brewPotion(bot, "${potion}", wanted);
    if (result.status === "succeeded") brewed += wanted;
    else if (/water bottles/.test(result.message)) for (let each = 0; each < wanted; each += 1) await fill(round);
    else if (result.reason === "missing-station") ${stationLine('brewing_stand', context)}
    else if (result.reason === "interrupted") await bot.waitForTicks(60);
    else return bot.chat(result.message);
  }`
}
