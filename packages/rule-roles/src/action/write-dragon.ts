import type { ParsedTask } from '@voyager-mc/tech-tree'
import { arrowsForTheDragon } from '../supplies/arrows-for-the-dragon.ts'
import { describeTask } from './describe-task.ts'
import { fetchHoarded } from './fetch-hoarded.ts'
import { endFunction, provisionsOfEnd, shareEnd } from './write-dimension.ts'
import type { WritingContext } from './writing-context.ts'

/**
 * Writes the main function of a task to kill the dragon: the way there with what it takes, then crystals first, and arrows
 * in flight and blows on its perch; undefined when there is no way to it.
 */
export function writeDragon(task: ParsedTask, context: WritingContext): string | undefined {
  const { draft, supply } = context
  if (!shareEnd(context)) return undefined
  draft.share('countOf', 'stayFed', 'dressUp', 'getReady', 'breakCrystals', 'strikeDragon')
  const [bow, arrow] = ['bow', 'arrow'].map((item) => supply.item(item, context))
  const arm =
    bow === undefined || arrow === undefined
      ? ''
      : `
    if (countOf(bot, ["bow", "crossbow"]) === 0) await ${bow.functionName}(bot, 1);
    if (countOf(bot, ["arrow", "spectral_arrow"]) < ${arrowsForTheDragon.enough}) await ${arrow.functionName}(bot, ${arrowsForTheDragon.asked});`
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  if (String(bot.game.dimension) !== "the_end") {
    await getReady(bot, []);${fetchHoarded(provisionsOfEnd, context)}${arm}
    await ${endFunction}(bot);
    if (String(bot.game.dimension) !== "the_end") return bot.chat("The dragon lives in the End.");
  }
  await dressUp(bot);
  let isDead = false;
  const onDead = (entity) => {
    if (entity.name === "ender_dragon") isDead = true;
  };
  bot.on("entityDead", onDead);
  await goTo(bot, new Vec3(24, 62, 0), 6);
  let wasKept = false;
  for (let round = 0; round < 80 && !isDead; round += 1) {
    await stayFed(bot);
    if (wasKept || round % 8 === 0) wasKept = !(await breakCrystals(bot));
    await strikeDragon(bot, () => isDead);
  }
  bot.removeListener("entityDead", onDead);
  bot.chat(isDead ? "The dragon is dead." : "The dragon lives.");
  if (isDead) await bot.waitForTicks(220);
}`
}
