import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

// Ticks a server takes to refuse a dig; the softest block tried needs 15 to break by hand.
const answerTicks = 8

const leastHardness = 0.5

/**
 * Whether the server refuses digging where the bot stands. Starts to dig the block below the feet and stops again before
 * it could break: a server that protects the place sends the block back at once, others send nothing.
 */
export async function isDiggingRefused(
  bot: Bot,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  const below = bot.blockAt(bot.entity.position.offset(0, -0.5, 0))
  // A block that breaks at once would be gone before the bot can stop.
  if (!below || !below.diggable || !below.hardness || below.hardness < leastHardness) return false
  const { x, y, z } = below.position
  const location = { x, y, z }
  let refused = false
  const onBlock = (packet: { readonly location: typeof location }): void => {
    const at = packet.location
    if (at.x === x && at.y === y && at.z === z) refused = true
  }
  const onAnswer = (packet: { readonly successful?: boolean }): void => {
    if (packet.successful === false) refused = true
  }
  const client = bot._client
  client.on('block_change', onBlock)
  client.on('acknowledge_player_digging', onAnswer)
  try {
    bot._client.write('block_dig', { status: 0, location, face: 1, sequence: 0 })
    await waitForTicks(bot, answerTicks, { signal, until: () => refused })
  } finally {
    client.removeListener('block_change', onBlock)
    client.removeListener('acknowledge_player_digging', onAnswer)
  }
  bot._client.write('block_dig', { status: 1, location, face: 1, sequence: 0 })
  return refused
}
