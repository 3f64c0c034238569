import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { stopWalking } from '../movement/follow-path.ts'
import { walkTo } from '../movement/walk-to.ts'
import { startDuel, type FightEnd } from './duel.ts'
import { equipWeapon } from './equip-weapon.ts'
import { StrikeGoal } from './strike-goal.ts'
import { isAloft } from './dragon-pose.ts'
import { canStrike, isHurtBeside } from './strike-zone.ts'

export interface FightOptions {
  readonly signal: AbortSignal
  readonly limitTicks: number
  readonly random?: () => number
}

// Ways in a row that led neither to a blow nor much nearer, after which the creature counts as out of reach.
const vainWaysLimit = 2
const nearerBlocks = 3

// Milliseconds for one way; who moves about is followed by the next one.
const longestWayMs = 20_000

// Ticks for a creature to come into reach, or to move to where a way leads.
const pauseTicks = 10

/** Goes to a creature as to any place, digging, climbing and bridging, and hits it until it is dead. */
export async function fight(
  bot: Bot,
  target: Bot['entity'],
  { signal, limitTicks, random }: FightOptions,
): Promise<FightEnd> {
  const cooldownTicks = await equipWeapon(bot)
  signal.throwIfAborted()
  const duel = startDuel(bot, target, { cooldownTicks, limitTicks, isArmed: rearming(bot) })
  // Nobody climbs after a dragon: it is met on its perch, or shot.
  const isOff = (): boolean => isAloft(bot, target) && !canStrike(bot, target)
  const isOver = (): boolean => duel.end !== undefined || isOff()
  const isInReach = (): boolean => isOver() || (canStrike(bot, target) && !isHurtBeside(bot, target))
  try {
    for (let vainWays = 0; !isOver() && vainWays < vainWaysLimit;) {
      const blows = duel.blows
      const farOff = bot.entity.position.distanceTo(target.position)
      if (!isInReach()) {
        // A place from which nothing was hit may have a corner in the way.
        await walkTo(bot, {
          goal: new StrikeGoal(bot, target, { isSure: vainWays > 0 }),
          signal,
          timeoutMs: longestWayMs,
          isDone: isInReach,
          ...(random && { random }),
        })
      }
      // Whoever stands still hits better; a walk that ended is over, and one that another work began is not ours.
      await waitForTicks(bot, pauseTicks, { signal, until: isOver })
      const isNearer = bot.entity.position.distanceTo(target.position) < farOff - nearerBlocks
      vainWays = isNearer || duel.blows > blows || canStrike(bot, target) ? 0 : vainWays + 1
    }
    return duel.end ?? 'unreachable'
  } finally {
    duel.stop()
    if (!signal.aborted) stopWalking(bot)
  }
}

/** Takes the weapon in hand again where a dig or a bridge on the way has left another thing there. */
function rearming(bot: Bot): () => boolean {
  const weapon = bot.heldItem?.name
  let isTaking = false
  let isRefused = false
  return () => {
    if (isRefused) return true
    if (isTaking) return false
    const isHeld = weapon === undefined || bot.heldItem?.name === weapon
    if (isHeld || !bot.inventory.items().some(({ name }) => name === weapon)) return true
    isTaking = true
    // Whoever cannot take it strikes with what is there.
    void equipWeapon(bot).then(
      () => {
        isTaking = false
      },
      () => {
        isRefused = true
      },
    )
    return false
  }
}
