import type { Chest } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { approachBlock } from '../movement/approach-block.ts'
import { withHands } from '../bot/hands.ts'
import { HandsTakenError } from '../bot/hands-taken-error.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, type PrimitiveResult } from './primitive-result.ts'
import { timeBox } from '../bot/time-box.ts'

// The original teleports to chests farther away than this; without that power the bot walks.
const teleportBeyondBlocks = 32

const openMs = 10_000

/** Walks to a chest, opens it, lets `use` work with it, and closes it whatever happens. */
export async function withChestAt(
  context: PrimitiveContext,
  position: Vec3,
  use: (chest: Chest) => Promise<PrimitiveResult>,
): Promise<PrimitiveResult> {
  const { bot, signal, clock, operator } = context
  const place = position.floored()
  const { x, y, z } = place
  if (bot.entity.position.distanceTo(place) > teleportBeyondBlocks && operator.allows('teleportToChests')) {
    operator.run('teleportToChests', `tp ${x} ${y + 1} ${z}`)
    await waitForTicks(bot, 20, { signal })
  }
  const walk = await approachBlock(bot, place, { signal, timeoutMs: 180_000 })
  signal.throwIfAborted()
  const block = bot.blockAt(place)
  if (block && !isChest(block.name)) {
    return failed('not-found', `No chest at ${String(place)}, it is ${block.name}`, { position: { x, y, z } })
  }
  if (walk.status !== 'arrived' || !block) {
    return failed('unreachable', `I cannot reach the chest at ${String(place)}`, { position: { x, y, z } })
  }
  const opened = await timeBox(bot.openContainer(block), { clock, signal, timeoutMs: openMs })
  if (opened.status !== 'done') {
    return failed('refused', `The chest at ${String(place)} does not open`, { position: { x, y, z } })
  }
  const chest = opened.value
  try {
    return await withHands(bot, () => use(chest))
  } catch (error) {
    if (!HandsTakenError.isInstance(error)) throw error
    return failed('interrupted', `I had to leave the chest at ${String(place)} to fight`, {
      position: { x, y, z },
    })
  } finally {
    if (bot.currentWindow) await bot.closeWindow(bot.currentWindow)
  }
}

function isChest(name: string): boolean {
  return /^(chest|trapped_chest|barrel)$|shulker_box$/.test(name)
}
