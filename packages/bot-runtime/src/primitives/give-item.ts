import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { withHands } from '../bot/hands.ts'
import { countItems } from '../bot/inventory-changes.ts'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { walkTo } from '../movement/walk-to.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

// Whoever walks about may step aside while it flies.
const throws = 3
const handBlocks = 3
// Nobody can pick up a thrown item in its first forty ticks (Item entity, Minecraft Wiki).
const takingTicks = 60

type Player = Bot['entity']

/** Hands items to another player. */
export const giveItem: Primitive = definePrimitive({
  name: 'giveItem',
  summary: 'Walks to another player and throws items to it; succeeds when that player has picked them up.',
  topics: ['give', 'player', 'bring'],
  parameters: {
    player: { type: 'string', summary: 'player name' },
    itemName: { type: 'string', summary: 'item to give' },
    count: { type: 'number', summary: 'how many', fallback: 1 },
  },
  example: 'await giveItem(bot, "Ada", "oak_log", 4)',
  async run(context, { player: name, itemName, count }) {
    const { bot, signal } = context
    const { id, name: item } = itemNamed(bot, 'giveItem', itemName)
    let given = 0
    for (let turn = 0; turn < throws && given < count; turn += 1) {
      const facts = { player: name, item, given }
      const held = countItems(bot)[item] ?? 0
      const missing = count - given
      if (held < missing)
        return failed('missing-item', `I hold ${held} ${item}, ${missing} are to be given`, facts)
      const player = bot.players[name]?.entity
      if (!player) return failed('not-found', `No player ${name} nearby`, facts)
      if (!(await comeUpTo(context, player))) return failed('unreachable', `I cannot reach ${name}`, facts)
      given += await throwTo(context, player, { id, item, count: missing })
      if (given < count)
        await collectNearbyDrops(bot, { signal, near: [bot.entity.position.floored()], radiusBlocks: 4 })
    }
    const facts = { player: name, item, given }
    if (given >= count) return succeeded(facts)
    return failed('refused', `${name} took ${given} of ${count} ${item}`, facts)
  },
})

async function comeUpTo({ bot, signal, random }: PrimitiveContext, player: Player): Promise<boolean> {
  const isNear = (): boolean => player.position.distanceTo(bot.entity.position) <= handBlocks
  await walkTo(bot, {
    goal: new pathfinderPackage.goals.GoalFollow(player, 1),
    signal,
    random,
    isDone: isNear,
    timeoutMs: 30_000,
  })
  signal.throwIfAborted()
  return isNear()
}

interface Gift {
  readonly id: number
  readonly item: string
  readonly count: number
}

/** Throws and counts what the player picks up. */
async function throwTo(
  { bot, signal }: PrimitiveContext,
  player: Player,
  { id, item, count }: Gift,
): Promise<number> {
  let taken = 0
  const stop = listen(bot, 'playerCollect', (collector, collected) => {
    const dropped = collected.getDroppedItem()
    if (collector.id === player.id && dropped?.name === item) taken += dropped.count
  })
  try {
    await lookOverTo(bot, player)
    // The server hears of the look with the next packet of the body.
    await waitForTicks(bot, 2, { signal })
    await withHands(bot, () => bot.toss(id, null, count))
    await waitForTicks(bot, takingTicks, { signal, until: () => taken >= count })
  } finally {
    stop()
  }
  return taken
}

// Measured: thrown level it comes to rest this far away, and so much nearer when thrown steeply down.
const levelThrow = { reachBlocks: 3.2, pitch: 0 }
const steepThrow = { reachBlocks: 1.2, pitch: -0.95 }
// Nearer to the thrower it would be picked up again.
const ownReachBlocks = 1.8

/** Looks so that a thrown item comes to rest at the player, out of one's own reach. */
async function lookOverTo(bot: Bot, { position }: Player): Promise<void> {
  const { x, z } = position.minus(bot.entity.position)
  const reach = Math.min(levelThrow.reachBlocks, Math.max(ownReachBlocks, Math.hypot(x, z)))
  const steepness = (levelThrow.reachBlocks - reach) / (levelThrow.reachBlocks - steepThrow.reachBlocks)
  await bot.look(Math.atan2(-x, -z), steepThrow.pitch * steepness, true)
}
