import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { StrikeGoal } from '../combat/strike-goal.ts'
import { canStrike } from '../combat/strike-zone.ts'
import { walkTo } from '../movement/walk-to.ts'

type Entity = Bot['entity']

export interface ReachCreatureOptions {
  readonly signal: AbortSignal
  readonly random: () => number
}

const approachMs = 30_000
// The server takes the look from the movement before the click.
const lookTicks = 2

/** Walks until a creature can be clicked; false when no way leads there or it is gone. */
export async function reachCreature(
  bot: Bot,
  creature: Entity,
  { signal, random }: ReachCreatureOptions,
): Promise<boolean> {
  const isThere = (): boolean => canStrike(bot, creature)
  if (!isThere()) {
    const goal = new StrikeGoal(bot, creature)
    await walkTo(bot, { goal, signal, random, timeoutMs: approachMs, isDone: isThere })
    signal.throwIfAborted()
  }
  return isThere() && creature.id in bot.entities
}

/** Looks at the middle of a creature and waits until the server knows of it. */
export async function aimAt(bot: Bot, creature: Entity, signal: AbortSignal): Promise<void> {
  await bot.lookAt(middleOf(creature), true)
  await waitForTicks(bot, lookTicks, { signal })
}

/** Middle of a creature's body. */
export const middleOf = (creature: Entity): Vec3 => creature.position.offset(0, creature.height / 2, 0)
