import type { Bot } from 'mineflayer'
import { isBodyTaken, takeBody } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { escapeHeading } from './escape-heading.ts'
import { headingTo, runTowards } from './steer.ts'

// The dragon's breath spreads five blocks and lies ten seconds (Ender Dragon, Minecraft Wiki).
const cloudBlocks = 6.5
const heightBlocks = 3
const lookTicks = 4
// Whoever is cornered goes on with the work rather than running on the spot.
const longestTicks = 120
const runBlocks = 10

/** Walks out of the breath of the dragon; returns what stops it. */
export function leaveBreath(bot: Bot): () => void {
  let ticks = 0
  let spent = 0
  let giveBack: (() => void) | undefined
  const release = (): void => {
    giveBack?.()
    giveBack = undefined
  }
  const stop = listen(bot, 'physicsTick', () => {
    ticks += 1
    if (!giveBack && ticks % lookTicks !== 0) return
    const cloud = String(bot.game.dimension) === 'the_end' ? cloudAt(bot) : undefined
    if (!cloud || bot.health <= 0) {
      spent = 0
      return release()
    }
    if (!giveBack && (isBodyTaken(bot) || spent > longestTicks)) return
    spent += 1
    if (spent > longestTicks) return release()
    giveBack ??= takeBody(bot)
    const distance = cloud.position.distanceTo(bot.entity.position)
    runTowards(
      bot,
      escapeHeading(bot, [{ entity: cloud, distance }], { runBlocks }) ??
        headingTo(cloud.position, bot.entity.position) ?? { x: 1, z: 0 },
    )
  })
  return () => {
    stop()
    release()
  }
}

/** The cloud whose reach the bot stands in. */
function cloudAt(bot: Bot): Bot['entity'] | undefined {
  const { x, y, z } = bot.entity.position
  return Object.values(bot.entities).find(
    ({ name, position }) =>
      name === 'area_effect_cloud' &&
      Math.abs(position.y - y) < heightBlocks &&
      Math.hypot(position.x - x, position.z - z) < cloudBlocks,
  )
}
