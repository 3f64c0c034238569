import type { KillWay } from '@voyager-mc/tech-tree'
import { travelLines } from './travel-lines.ts'
import { shareTravel } from './write-dimension.ts'
import type { WritingContext } from './writing-context.ts'

/** Kills creatures until enough of what they drop is held. */
export function writeHunting(
  functionName: string,
  way: KillWay,
  context: WritingContext,
): string | undefined {
  const { draft, searchRounds } = context
  const {
    plan = '',
    travel,
    more = '',
  } = way.mob === 'enderman' ? forestLines(way, context) : { travel: travelLines(way, context) }
  if (travel === undefined) return undefined
  const isSpawned = way.mob === 'blaze'
  const rounds = `${3 + searchRounds(way)}${isSpawned ? ' + 4 * count' : more}`
  if (isSpawned) draft.share('waitAtSpawner')
  const wait = isSpawned ? `\n    await waitAtSpawner(bot, ${JSON.stringify(way.mob)});` : ''
  draft.share('countOf', 'hunt')
  const item = JSON.stringify(way.item)
  // The next task is then to get something to eat.
  const leave = isSpawned ? `\n    if (isSpent(bot)) break;` : ''
  return `async function ${functionName}(bot, count) {${plan}
  for (let round = 0; round < ${rounds} && countOf(bot, [${item}]) < count; round += 1) {${leave}${travel}${wait}
    await hunt(bot, ${JSON.stringify(way.mob)}, round);
  }${isSpawned ? `\n  await leaveSpawner(bot);` : ''}
}`
}

/** Drops for which nobody goes to another dimension: a night at home brings them. */
const fewDrops = 2

/** Fights for each of many drops: half of them bring none. */
const fightsEach = 2

interface Travel {
  /** Line before the rounds. */
  readonly plan?: string
  /** Lines that begin a round; undefined when nobody gets there. */
  readonly travel: string | undefined
  /** Rounds beyond the usual. */
  readonly more?: string
}

/** Goes where endermen live when many drops are needed, and home for a few. */
function forestLines(way: KillWay, context: WritingContext): Travel {
  if (!shareTravel(context)) return { travel: travelLines(way, context) }
  context.draft.share('waitInForest')
  const blade = context.supply.item('stone_sword', context)
  // Some thirty endermen wear out a blade of iron.
  const rearm =
    blade === undefined
      ? ''
      : `
    if (!bot.inventory.items().some(({ name }) => /_(sword|axe)$/.test(name))) await ${blade.functionName}(bot, 1);`
  return {
    more: ` + (isMany ? ${fightsEach} * count : 0)`,
    plan: `
  const isMany = count - countOf(bot, [${JSON.stringify(way.item)}]) > ${fewDrops};
  let vain = 0;`,
    travel: `${rearm}
    if (!(await travelTo(bot, isMany ? "the_nether" : "overworld"))) continue;
    if (isMany) vain = (await waitInForest(bot, round, vain)) ? 0 : vain + 1;`,
  }
}
