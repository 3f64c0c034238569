import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { roomFor } from '../bot/inventory-room.ts'
import { isLeftLying } from '../bot/left-lying.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTo } from '../movement/walk-to.ts'

type Entity = Bot['entity']
type DroppedItem = NonNullable<ReturnType<Entity['getDroppedItem']>>

export interface CollectNearbyDropsOptions {
  readonly signal: AbortSignal
  /** Only drops this close to one of these points, horizontally, and not far below them. */
  readonly near: readonly Position[]
  readonly radiusBlocks?: number
  /** Longest time for one drop, in milliseconds. */
  readonly timeoutMs?: number
  /** Ticks within which the first drop is awaited. */
  readonly appearTicks?: number
}

// A broken block's item appears one or two ticks later.
const blockAppearTicks = 3

// Items cannot be picked up in the first ten ticks; the rest is for falling and the round trip.
const pickupTicks = 16

// Blocks to a drop that one stands beside.
const besideBlocks = 2.5

// Walks to one drop: one in flowing water may drift on for ever.
const maxTries = 3

/** Where drops are looked for. */
export type DropArea = Pick<CollectNearbyDropsOptions, 'near' | 'radiusBlocks'>

/** Walks over the items that lie near the given points, fit and were not thrown away on purpose; resolves to how many vanished under the bot. */
export async function collectNearbyDrops(
  bot: Bot,
  { signal, timeoutMs = 10_000, appearTicks = blockAppearTicks, ...area }: CollectNearbyDropsOptions,
): Promise<number> {
  const given = new Set<number>()
  let collected = 0
  let hasDied = false
  // Whoever died stands elsewhere; the way back is not a matter of picking up.
  const onDeath = (): void => {
    hasDied = true
  }
  const find = (): Entity[] =>
    dropsIn(bot, area)
      .filter((drop) => !given.has(drop.id) && fits(bot, drop))
      .sort((a, b) => a.position.distanceTo(bot.entity.position) - b.position.distanceTo(bot.entity.position))
  bot.once('death', onDeath)
  try {
    await waitForTicks(bot, appearTicks, { signal, until: () => find().length > 0 })
    for (;;) {
      const [drop] = find()
      if (!drop || hasDied) return collected
      if (await collect(bot, drop, { signal, timeoutMs })) collected += 1
      given.add(drop.id)
    }
  } finally {
    bot.removeListener('death', onDeath)
  }
}

/** Names of what lies near the given points and has no room in the inventory. */
export function dropsWithoutRoom(bot: Bot, area: DropArea): readonly string[] {
  const drops = dropsIn(bot, area).filter((drop) => !fits(bot, drop))
  return [...new Set(drops.flatMap((drop) => itemOf(bot, drop)?.name ?? []))]
}

function dropsIn(bot: Bot, { near, radiusBlocks = 2.5 }: DropArea): Entity[] {
  return Object.values(bot.entities).filter(
    (entity) =>
      entity.name === 'item' && isNear(entity.position, near, radiusBlocks) && !isLeftLying(bot, entity),
  )
}

function fits(bot: Bot, drop: Entity): boolean {
  const item = itemOf(bot, drop)
  return item === undefined || roomFor(bot, item.type) > 0
}

/** The item of a drop; undefined in the moment before the server tells it. */
function itemOf(bot: Bot, drop: Entity): DroppedItem | undefined {
  const field = Number(bot.supportFeature('metadataIxOfItem'))
  return drop.metadata?.[field] === undefined ? undefined : (drop.getDroppedItem() ?? undefined)
}

/** Resolves to whether the drop vanished while the bot waited or walked for it. */
async function collect(
  bot: Bot,
  drop: Entity,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<boolean> {
  const isGone = (): boolean => !(drop.id in bot.entities)
  if (isInPickupBox(bot, drop)) await waitForTicks(bot, pickupTicks, { signal, until: isGone })
  if (isGone()) return true
  for (let tries = 0; tries < maxTries; tries += 1) {
    const cell = cellOf(bot, drop)
    // From the far side of the cell beside it an item in its far corner is out of reach.
    const Goal = tries === 0 ? DropGoal : pathfinderPackage.goals.GoalBlock
    await walkTo(bot, { goal: new Goal(cell.x, cell.y, cell.z), signal, timeoutMs, isDone: isGone })
    signal.throwIfAborted()
    await waitForTicks(bot, pickupTicks, { signal, until: isGone })
    if (isGone()) return true
    // A drop that was still flying lies elsewhere by now; one that lies where it lay is out of reach.
    const isStill = cellOf(bot, drop).equals(cell)
    if (isStill && (tries > 0 || drop.position.distanceTo(bot.entity.position) > besideBlocks)) return false
  }
  return false
}

/** Cell a drop lies in. In the moment of its fall the news has it inside of the ground, where nobody has to dig for it. */
function cellOf(bot: Bot, { position }: Entity): Vec3 {
  const cell = position.floored()
  const block = bot.blockAt(cell, false)
  const isInside = block?.boundingBox === 'block' && block.shapes.some(([, , , , top]) => top === 1)
  return isInside ? cell.offset(0, 1, 0) : cell
}

/** Stand so close to a cell that an item anywhere in it is picked up. */
class DropGoal extends pathfinderPackage.goals.GoalBlock {
  override isEnd(node: Position): boolean {
    return (
      Math.abs(node.x - this.x) + Math.abs(node.z - this.z) <= 1 && node.y <= this.y && this.y - node.y <= 1
    )
  }
}

// Half the player's width plus the reach of one block, less a margin for the item's own place in its cell.
const pickupReach = 1.2

function isInPickupBox(bot: Bot, { position }: Entity): boolean {
  const own = bot.entity.position
  const dy = position.y - own.y
  return (
    Math.abs(position.x - own.x) < pickupReach &&
    Math.abs(position.z - own.z) < pickupReach &&
    dy > -0.6 &&
    dy < 2
  )
}

function isNear(position: Vec3, near: readonly Position[], radiusBlocks: number): boolean {
  return near.some(
    ({ x, y, z }) =>
      Math.hypot(position.x - x - 0.5, position.z - z - 0.5) <= radiusBlocks &&
      position.y < y + 2 &&
      position.y > y - 12,
  )
}
