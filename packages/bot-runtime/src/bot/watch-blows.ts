import type { Bot } from 'mineflayer'
import { isBurning } from './is-burning.ts'
import { listen } from './listen.ts'

/** Health that others took since the watch began, in points of 20. */
export interface BlowWatch {
  lost(this: void): number
  stop(this: void): void
}

// A fire takes a point each second, and no armour helps (https://minecraft.wiki/w/Damage#Burning).
const burnPoints = 1.01

/** Watches for blows from now on: what the body burns for is nobody's blow, and no reason to leave a shelter. */
export function watchBlows(bot: Bot): BlowWatch {
  let [before, lost] = [bot.health, 0]
  const look = (): void => {
    const fell = before - bot.health
    before = bot.health
    if (fell > (isBurning(bot) ? burnPoints : 0)) lost += fell
  }
  const stop = listen(bot, 'physicsTick', look)
  return {
    lost() {
      look()
      return lost
    },
    stop,
  }
}
