import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { findFluidAim } from '../bot/fluid-aim.ts'
import { fourSides } from '../bot/four-sides.ts'
import { takeHands } from '../bot/hands.ts'
import type { Item } from '../bot/item.ts'
import { placeWithLook } from '../bot/place-with-look.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { withinTicks } from '../bot/within-ticks.ts'

/** Something that breaks a fall when it is poured or laid where the body lands. */
export interface Cushion {
  readonly item: Item
  /** Direction to look in while it is used, in radians. */
  yaw(bot: Bot, ground: Block): number
  /** Uses it; called on one tick, and goes on by itself. */
  use(bot: Bot, ground: Block, options: { readonly signal: AbortSignal }): Promise<void>
  /** Takes it along again after the fall. */
  takeBack(bot: Bot, ground: Block, options: { readonly signal: AbortSignal }): Promise<void>
}

/**
 * Blocks of a fall from which something is laid: it costs a moment, and takes a part of the harm only, four fifths or half
 * (https://minecraft.wiki/w/Damage#Fall_damage).
 */
const deepBlocks = 8

// Things to lay, the softest first.
const laid = [/^hay_block$/, /_bed$/]

/** Tries to take the water along: in a fight somebody else takes the hand in between. */
const takeTries = 3

/** Ticks until the server has answered. */
const answerTicks = 3

/** Ticks until a laid block is dug up again, at most. */
const digTicks = 60

/** The best that is carried against a fall of so many blocks; undefined when nothing is. */
export function cushionFor(bot: Bot, fallBlocks: number): Cushion | undefined {
  const items = bot.inventory.items()
  // In the Nether water is gone as soon as it is poured.
  const bucket = bot.game.dimension.includes('nether')
    ? undefined
    : items.find(({ name }) => name === 'water_bucket')
  if (bucket !== undefined) return water(bucket)
  if (fallBlocks < deepBlocks) return undefined
  const item = laid.map((pattern) => items.find(({ name }) => pattern.test(name))).find(Boolean)
  return item && block(item)
}

function water(item: Item): Cushion {
  return {
    item,
    yaw: (bot) => bot.entity.yaw,
    use: async (bot) => bot.activateItem(),
    async takeBack(bot, ground, { signal }) {
      for (let turn = 0; turn < takeTries; turn += 1) {
        const bucket = bot.inventory.items().find(({ name }) => name === 'bucket')
        if (bucket === undefined || bot.health <= 0) return
        await takeHands(bot, () => bot.equip(bucket, 'hand'))
        // Whoever was struck meanwhile does not stand in it any more.
        await bot.lookAt(findFluidAim(bot, 'water') ?? ground.position.offset(0.5, 1, 0.5), true)
        await waitForTicks(bot, 2, { signal })
        if (bot.heldItem?.name === 'bucket') bot.activateItem()
        await waitForTicks(bot, 2, { signal })
        if (bot.heldItem?.name === item.name) return
      }
    },
  }
}

function block(item: Item): Cushion {
  return {
    item,
    yaw(bot, ground) {
      // The head of a bed lies in the direction of the look.
      const above = ground.position.offset(0, 1, 0)
      const side = fourSides.find((each) => bot.blockAt(above.plus(each), false)?.boundingBox === 'empty')
      return side === undefined ? bot.entity.yaw : Math.atan2(-side.x, -side.z)
    },
    async use(bot, ground, { signal }) {
      const work = placeWithLook(bot, ground, 'ignore')
      await withinTicks(bot, work, { signal, limitTicks: answerTicks })
    },
    async takeBack(bot, ground, { signal }) {
      const found = bot.blockAt(ground.position.offset(0, 1, 0), false)
      if (found?.name !== item.name) return
      await withinTicks(bot, bot.dig(found, true), { signal, limitTicks: digTicks })
    },
  }
}
