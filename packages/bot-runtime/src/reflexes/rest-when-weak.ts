import type { Bot } from 'mineflayer'
import { breathAt } from '../bot/breath-clouds.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { healingFood } from '../bot/healing-food.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { watchBlows } from '../bot/watch-blows.ts'
import { canPause } from './can-pause.ts'
import { weakHealth } from '../bot/archers.ts'
import { startReflex, type ReflexOptions } from './start-reflex.ts'
import { threats } from './threats.ts'

// Ticks between two looks.
const lookTicks = 20

// Health at which work goes on, in points of 20: two arrows and a blow more than the least.
const restedHealth = 14

// On a full stomach a point takes half a second, on the last of it four.
const longestTicks = 800

// Ticks in which a healing body has gained something, and for which one that has not works on.
const gainTicks = 100
const vainTicks = 1200

/**
 * Stands still during walks and digs while a badly hurt body heals by itself and nobody who could harm it sees it; whoever
 * walks on with health 3 dies of the next arrow. Returns what stops it.
 */
export function restWhenWeak(bot: Bot, { signal, say }: ReflexOptions): () => void {
  let mayRestAt = 0
  return startReflex(bot, {
    everyTicks: lookTicks,
    look(tick) {
      if (tick < mayRestAt || !needsRest(bot) || !canPause(bot) || threats(bot).length > 0) return undefined
      return async () => {
        const before = bot.health
        const ticks = await rest(bot, { signal })
        if (bot.health <= before) mayRestAt = tick + vainTicks
        if (bot.health >= before + 1)
          say(
            `Rested for ${Math.round(ticks / 20)} s, health ${Math.round(before)} to ${Math.round(bot.health)}.`,
          )
      }
    },
  })
}

function needsRest(bot: Bot): boolean {
  return bot.health < weakHealth && bot.food >= healingFood && bot.entity.onGround && !isInWater(bot)
}

/** Waits until well, threatened, struck or hungry; resolves to the ticks that took. */
async function rest(bot: Bot, { signal }: Pick<ReflexOptions, 'signal'>): Promise<number> {
  let ticks = 0
  let highest = bot.health
  let gainedAt = 0
  const blows = watchBlows(bot)
  await waitForTicks(bot, longestTicks, {
    signal,
    until: () => {
      ticks += 1
      if (bot.health > highest) gainedAt = ticks
      highest = Math.max(highest, bot.health)
      const isOver = bot.health >= restedHealth || bot.food < healingFood || ticks - gainedAt > gainTicks
      const isBreathed = breathAt(bot, bot.entity.position) !== undefined
      return blows.lost() > 0 || isOver || isBreathed || threats(bot).length > 0
    },
  }).finally(blows.stop)
  return ticks
}
