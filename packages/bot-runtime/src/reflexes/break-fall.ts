import type { ReflexOptions } from './start-reflex.ts'
import type { Bot } from 'mineflayer'
import { isInWater } from '../bot/is-in-water.ts'
import { isBodyTaken, takeBody } from '../bot/body-control.ts'
import { takeHands } from '../bot/hands.ts'
import type { Item } from '../bot/item.ts'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

// A fall of three blocks does not hurt; the bucket goes into the hand a little later than that.
const harmlessBlocks = 3.5

// Blocks between feet and ground from which a bucket, five blocks from the eyes, reaches the ground.
const reachBlocks = 3.2

// Blocks looked at below a falling body: as far as it falls in two seconds.
const lookBlocks = 40

// Ticks for the water to be poured and the body to come to rest in it.
const settleTicks = 12

/** Breaks a deep fall with water from a bucket, and takes the water up again; returns what stops it. */
export function breakFall(bot: Bot, { signal, say }: ReflexOptions): () => void {
  let highest = bot.entity.position.y
  let hand: 'free' | 'reaching' | 'ready' | 'pouring' = 'free'
  /** Blocks to the ground where the server believes the body to be: one tick ago. */
  let left: number | undefined
  let giveBack: (() => void) | undefined
  const end = (): void => {
    hand = 'free'
    giveBack?.()
    giveBack = undefined
  }
  const reach = (): void => {
    const bucket = bucketFor(bot, highest)
    if (!bucket || isBodyTaken(bot)) return
    hand = 'reaching'
    giveBack = takeBody(bot)
    takeHands(bot, () => bot.equip(bucket, 'hand')).then(
      () => {
        if (hand === 'reaching') hand = 'ready'
      },
      () => end(),
    )
  }
  const onFall = (): void => {
    if (hand === 'free') reach()
    if (hand === 'ready') void bot.look(bot.entity.yaw, -Math.PI / 2, true)
  }
  const stop = listen(bot, 'physicsTick', () => {
    if (hand === 'pouring') return
    const isFalling = isInFall(bot)
    // The order goes out before the news of this tick's place, so that it comes in time on the tick of the landing, too.
    if (hand === 'ready' && left !== undefined && left <= reachBlocks) {
      hand = 'pouring'
      pour(bot, { signal, say })
        // The end of a step leaves the water where it is.
        .catch(() => undefined)
        .finally(end)
      return
    }
    highest = isFalling ? Math.max(highest, bot.entity.position.y) : bot.entity.position.y
    left = isFalling ? groundBelow(bot) : undefined
    if (isFalling) onFall()
    else if (hand !== 'free') end()
  })
  return () => {
    stop()
    end()
  }
}

function isInFall(bot: Bot): boolean {
  const { entity } = bot
  return !entity.onGround && entity.velocity.y < -0.5 && !isInWater(bot)
}

/** The bucket to take in hand; undefined when the fall is harmless, or when water would be of no use. */
function bucketFor(bot: Bot, highest: number): Item | undefined {
  const ground = groundBelow(bot)
  if (ground === undefined || highest - bot.entity.position.y + ground <= harmlessBlocks) return undefined
  // In the Nether water is gone as soon as it is poured.
  if (bot.game.dimension.includes('nether')) return undefined
  return bot.inventory.items().find(({ name }) => name === 'water_bucket')
}

/** Blocks from the feet to the ground below; undefined when there is none in sight, or water. */
function groundBelow(bot: Bot): number | undefined {
  const { position } = bot.entity
  for (let down = 1; down <= lookBlocks; down += 1) {
    const block = bot.blockAt(position.offset(0, -down, 0), false)
    if (!block || block.name === 'water') return undefined
    if (block.boundingBox === 'block') return position.y - (block.position.y + 1)
  }
  return undefined
}

async function pour(bot: Bot, { signal, say }: ReflexOptions): Promise<void> {
  const before = bot.health
  bot.activateItem()
  await waitForTicks(bot, settleTicks, { signal })
  if (bot.health <= 0) return
  say(`Broke a fall with the water bucket, health ${Math.round(before)} to ${Math.round(bot.health)}.`)
  if (bot.heldItem?.name !== 'bucket') return
  await bot.look(bot.entity.yaw, -Math.PI / 2, true)
  await waitForTicks(bot, 2, { signal })
  bot.activateItem()
  await waitForTicks(bot, 2, { signal })
}
