import type { UseWay } from '@voyager-mc/tech-tree'
import { seekCall } from './seek-source.ts'
import type { WritingContext } from './writing-context.ts'

/** Ticks between two looks around. */
const lookTicks = 100

/** Looks of one program: a hen lays every five to ten minutes, and a program may last as long. */
const looks = 90

/** Walks that look for the creature. */
const searches = 4

/** Whether a creature gives the thing by itself, so that one stays near and picks it up. */
export function isGivenInTime({ inputs, tools }: UseWay): boolean {
  return Object.keys(inputs).length === 0 && tools.length === 0
}

/** Stays near a creature until it has dropped enough of what it gives in time. */
export function writeAwaiting(functionName: string, way: UseWay, { draft }: WritingContext): string {
  draft.share('countOf', 'seek')
  const item = JSON.stringify(way.item)
  return `async function ${functionName}(bot, count) {
  const isLying = ({ name, position }) => name === "item" && position.distanceTo(bot.entity.position) < 16;
  for (let round = 0, look = 0; round < ${searches} && look < ${looks} && countOf(bot, [${item}]) < count; look += 1) {
    if (bot.nearestEntity(isLying)) {
      await collectDrops(bot, 16);
      if (countOf(bot, [${item}]) >= count) return;
    }
    const giver = ${seekCall(way.on)};
    if (!giver) {
      round += 1;
      continue;
    }
    // What it drops must come to lie in reach.
    if (giver.position.distanceTo(bot.entity.position) > 8) await goTo(bot, giver.position, 3);
    await bot.waitForTicks(${lookTicks});
  }
}`
}
