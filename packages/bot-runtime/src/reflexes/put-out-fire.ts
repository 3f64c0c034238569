import type { Bot } from 'mineflayer'
import { takeHands } from '../bot/hands.ts'
import { isBurning } from '../bot/is-burning.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { cushionFor } from './cushion.ts'
import { startReflex, type ReflexOptions } from './start-reflex.ts'

// Ticks between two looks: the fire of lava takes a point each second, for fifteen of them.
const lookTicks = 4

// Ticks until the server has the new direction of the look.
const turnTicks = 2

// Ticks in which poured water puts out a fire.
const outTicks = 10

// Ticks until another try where the water did not help.
const vainTicks = 40

/**
 * Pours water over a burning body as soon as it stands on firm ground, and takes it along again; returns what stops it.
 * What burns after lava loses up to 15 points of health (https://minecraft.wiki/w/Damage#Burning).
 */
export function putOutFire(bot: Bot, { signal, say }: ReflexOptions): () => void {
  let mayPourAt = 0
  return startReflex(bot, {
    everyTicks: lookTicks,
    look(tick) {
      if (tick < mayPourAt || !isBurning(bot) || !bot.entity.onGround || isInWater(bot)) return undefined
      const water = cushionFor(bot, 0)
      const ground = bot.blockAt(bot.entity.position.offset(0, -0.5, 0), false)
      if (water === undefined || ground?.boundingBox !== 'block') return undefined
      return async () => {
        mayPourAt = tick + vainTicks
        const before = bot.heldItem
        await takeHands(bot, () => bot.equip(water.item, 'hand'))
        await bot.look(bot.entity.yaw, -Math.PI / 2, true)
        await waitForTicks(bot, turnTicks, { signal })
        await water.use(bot, ground, { signal })
        await waitForTicks(bot, outTicks, { signal, until: () => !isBurning(bot) })
        if (!isBurning(bot)) say(`Put out the fire with water, health ${Math.round(bot.health)}.`)
        await water.takeBack(bot, ground, { signal })
        if (before) await takeHands(bot, () => bot.equip(before, 'hand'))
      }
    },
  })
}
