import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { takeHands } from '../bot/hands.ts'
import { isBurning } from '../bot/is-burning.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { cushionFor, type Cushion } from './cushion.ts'
import { startReflex, type ReflexOptions } from './start-reflex.ts'

// Blocks below the feet in which there has to be ground for the water to stay: whoever is struck is in the air half of the time.
const groundBlocks = 2

// Ticks until the server has the new direction of the look.
const turnTicks = 2

// Ticks in which poured water puts out a fire.
const outTicks = 6

// Tries to pour: in a fight somebody else takes the hand in between.
const pourTries = 3

// Ticks until another one where the water did not help.
const vainTicks = 20

/**
 * Pours water over a burning body as soon as there is firm ground under it, and takes it along again; returns what stops it.
 * What burns after lava loses up to 15 points of health (https://minecraft.wiki/w/Damage#Burning).
 */
export function putOutFire(bot: Bot, { signal, say }: ReflexOptions): () => void {
  let mayPourAt = 0
  return startReflex(bot, {
    everyTicks: 1,
    look(tick) {
      if (tick < mayPourAt || !isBurning(bot) || isInWater(bot)) return undefined
      const water = cushionFor(bot, 0)
      const ground = water && groundOf(bot)
      if (water === undefined || ground === undefined) return undefined
      return async () => {
        mayPourAt = tick + vainTicks
        const before = bot.heldItem
        for (let turn = 0; turn < pourTries && isBurning(bot); turn += 1) await pour(bot, water, { signal })
        if (!isBurning(bot) && bot.health > 0)
          say(`Put out the fire with water, health ${Math.round(bot.health)}.`)
        await water.takeBack(bot, ground, { signal })
        if (before) await takeHands(bot, () => bot.equip(before, 'hand'))
      }
    },
  })
}

/** The firm ground close below the feet; undefined over air and in lava. */
function groundOf(bot: Bot): Block | undefined {
  for (let down = 0; down <= groundBlocks; down += 1) {
    const block = bot.blockAt(bot.entity.position.offset(0, -down, 0), false)
    if (block === null || block.name === 'lava') return undefined
    if (block.boundingBox === 'block') return block
  }
  return undefined
}

async function pour(bot: Bot, { item }: Cushion, { signal }: Pick<ReflexOptions, 'signal'>): Promise<void> {
  await takeHands(bot, () => bot.equip(item, 'hand'))
  await bot.look(bot.entity.yaw, -Math.PI / 2, true)
  await waitForTicks(bot, turnTicks, { signal })
  if (bot.heldItem?.name !== item.name) return
  bot.activateItem()
  await waitForTicks(bot, outTicks, { signal, until: () => !isBurning(bot) })
}
