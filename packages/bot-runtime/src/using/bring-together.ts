import pathfinderPackage from 'mineflayer-pathfinder'
import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTo } from '../movement/walk-to.ts'
import { apart, isParted, type Pair } from './choose-pair.ts'
import { holdItem } from './hold-item.ts'

export interface BringTogetherOptions {
  readonly signal: AbortSignal
  readonly random: () => number
  /** Food that the animals follow while it is in the hand. */
  readonly food: string
  /** Ticks after which it is given up. */
  readonly limitTicks: number
  /** True when what they were brought together for is there. */
  readonly until: () => boolean
}

/** Ticks in which two that see each other come together by themselves. */
const meetTicks = 60
/** Ticks for which food is held out at one place. */
const lureTicks = 80
const walkMs = 8_000
/** Animals within this distance have no way left to each other. */
const touchBlocks = 2

/** Waits until two animals have met, and lures them to one another with their food where they do not; true when it came about. */
export async function bringTogether(
  bot: Bot,
  pair: Pair,
  { signal, random, food, limitTicks, until }: BringTogetherOptions,
): Promise<boolean> {
  const [one, other] = pair
  let ticks = 0
  const count = (): void => {
    ticks += 1
  }
  bot.on('physicsTick', count)
  const isOver = (): boolean => until() || ticks >= limitTicks || pair.some(({ id }) => !(id in bot.entities))
  try {
    await waitForTicks(bot, meetTicks, { signal, until: isOver })
    for (let turn = 0; !isOver(); turn += 1) {
      if (apart(one, other) > touchBlocks) {
        // Who is parted by a wall follows to the one side of it or to the other, who is not meets half way.
        const half = one.position.plus(other.position).scaled(0.5)
        const meeting = isParted(bot, pair) ? (turn % 2 === 0 ? other : one).position : half
        await holdItem(bot, food)
        const goal = new pathfinderPackage.goals.GoalNear(meeting.x, meeting.y, meeting.z, 1)
        await walkTo(bot, { goal, signal, random, timeoutMs: walkMs, isDone: isOver })
        signal.throwIfAborted()
      }
      await waitForTicks(bot, lureTicks, { signal, until: isOver })
    }
    return until()
  } finally {
    bot.removeListener('physicsTick', count)
  }
}
