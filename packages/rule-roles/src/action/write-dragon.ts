import type { ParsedTask } from '@voyager-mc/tech-tree'
import { describeTask } from './describe-task.ts'
import type { WritingContext } from './writing-context.ts'

/** Writes the main function of a task to kill the dragon: crystals first, then arrows in flight and blows on its perch. */
export function writeDragon(task: ParsedTask, context: WritingContext): string | undefined {
  context.draft.share('countOf', 'stayFed', 'dressUp', 'breakCrystals', 'strikeDragon')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  if (String(bot.game.dimension) !== "the_end") {
    await enterPortal(bot, "end_portal");
    if (String(bot.game.dimension) !== "the_end") return bot.chat("The dragon lives in the End.");
  }
  await dressUp(bot);
  let isDead = false;
  const onDead = (entity) => {
    if (entity.name === "ender_dragon") isDead = true;
  };
  bot.on("entityDead", onDead);
  await goTo(bot, new Vec3(24, 62, 0), 6);
  for (let round = 0; round < 40 && !isDead; round += 1) {
    await stayFed(bot);
    if (round % 4 === 0) await breakCrystals(bot);
    await strikeDragon(bot, () => isDead);
  }
  bot.removeListener("entityDead", onDead);
  bot.chat(isDead ? "The dragon is dead." : "The dragon lives.");
  if (isDead) await bot.waitForTicks(220);
}`
}
