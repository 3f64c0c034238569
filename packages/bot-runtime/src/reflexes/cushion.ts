import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { fourSides } from '../bot/four-sides.ts'
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
    async takeBack(bot, _ground, { signal }) {
      if (bot.heldItem?.name !== 'bucket') return
      await bot.look(bot.entity.yaw, -Math.PI / 2, true)
      await waitForTicks(bot, 2, { signal })
      bot.activateItem()
      await waitForTicks(bot, 2, { signal })
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
