import type { Bot } from 'mineflayer'
import { isInWater } from '../bot/is-in-water.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

// Ticks without any change of world or inventory that count as settled: longer than a local round trip.
const quietTicks = 2

// A fall, a stream of water or a crowd may never come to rest; the observation is then taken in motion. What was thrown
// can be picked up after 40 ticks, and has to fly before.
const longestTicks = 60

/** Waits until nothing that the step caused is still on its way: inventory, blocks, falls, drops at the feet. */
export async function settle(bot: Bot, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  let quiet = 0
  const disturb = (): void => {
    quiet = 0
  }
  const disturbNear = (before: { position: { distanceTo(other: unknown): number } } | null): void => {
    if (before && before.position.distanceTo(bot.entity.position) < nearBlocks) disturb()
  }
  // mineflayer's typings leave the window's own events out.
  const inventory = bot.inventory as unknown as NodeJS.EventEmitter
  inventory.on('updateSlot', disturb)
  bot.on('blockUpdate', disturbNear)
  try {
    await waitForTicks(bot, longestTicks, {
      signal,
      until: () => {
        quiet = isResting(bot) ? quiet + 1 : 0
        return quiet > quietTicks
      },
    })
  } finally {
    inventory.removeListener('updateSlot', disturb)
    bot.removeListener('blockUpdate', disturbNear)
  }
}

const nearBlocks = 8

const restingSpeed = 0.08

function isResting(bot: Bot): boolean {
  const { velocity, onGround } = bot.entity
  const still = Math.hypot(velocity.x, velocity.z) < restingSpeed
  return still && (onGround || isInWater(bot) || bot.isSleeping) && !hasDropAtFeet(bot)
}

/** The body's half width, that of an item, and the block by which the game widens the body to pick up. */
const pickUpBlocks = 1.425
/** Distance that a moving item may still roll, in blocks. */
const rollBlocks = 1

/** Whether an item lies, or may come to lie, where the bot picks it up. */
function hasDropAtFeet(bot: Bot): boolean {
  if (bot.inventory.emptySlotCount() === 0) return false
  const feet = bot.entity.position
  return Object.values(bot.entities).some(({ name, position, velocity }) => {
    if (name !== 'item') return false
    const isMoving = Math.hypot(velocity.x, velocity.y, velocity.z) > restingSpeed
    const reach = pickUpBlocks + (isMoving ? rollBlocks : 0)
    const isBeside = Math.abs(position.x - feet.x) < reach && Math.abs(position.z - feet.z) < reach
    return isBeside && position.y > feet.y - reach && position.y < feet.y + 1.8 + reach
  })
}
