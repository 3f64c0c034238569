import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

/** Part of the day in which a bed may be used, in ticks after sunrise. */
const duskTicks = 12_600
const dawnTicks = 23_400

/** Seconds that a night and the way to bed need of a program's time. */
const nightSeconds = 60

/** Writes the main function of a task to sleep: makes a bed where there is none, waits for dusk, takes its own bed along again. */
export function writeSleep(context: WritingContext): string {
  const { mainName, techTree, draft, supply } = context
  const beds = techTree.items.filter((item) => item.endsWith('_bed'))
  const bed = supply.item('white_bed', context)
  const fetch =
    bed === undefined ? '' : `\n  if (!near() && countOf(bot, beds) === 0) await ${bed.functionName}(bot, 1);`
  draft.share('countOf')
  return `// Task: Sleep.
async function ${mainName}(bot) {
  const beds = ${quoteList(beds)};
  const matching = beds.map((name) => mcData.blocksByName[name].id);
  const near = () => bot.findBlock({ matching, maxDistance: 24 });${fetch}
  const isNight = () => bot.time.timeOfDay >= ${duskTicks} && bot.time.timeOfDay <= ${dawnTicks};
  while (!isNight() && bot.thunderState < 1 && bot.timeLeft() > ${nightSeconds}) await bot.waitForTicks(100);
  await sleepInBed(bot);
}`
}
