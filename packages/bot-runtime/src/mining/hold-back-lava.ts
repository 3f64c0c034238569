import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { isOpenCell, surroundingsOf } from '../bot/block-surroundings.ts'
import type { Item } from '../bot/item.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { canSeeBlock } from '../movement/line-of-sight.ts'
import { distanceToCentre, reachBlocks } from '../movement/reach-blocks-goal.ts'
import { firmRubble } from '../bot/firm-rubble.ts'
import { eyeHeight } from '../bot/eye-height.ts'

interface HoldBackOptions {
  readonly signal: AbortSignal
}

// One for each side of a block, as far as they are ever seen.
const leastFillers = 4

const placeTicks = 20

const sides = [
  new Vec3(0, 1, 0),
  new Vec3(0, -1, 0),
  new Vec3(1, 0, 0),
  new Vec3(-1, 0, 0),
  new Vec3(0, 0, 1),
  new Vec3(0, 0, -1),
]

/** Whether enough blocks are held to hold lava back with. */
export function canHoldBackLava(bot: Pick<Bot, 'inventory'>): boolean {
  const held = bot.inventory.items().filter(({ name }) => firmRubble.includes(name))
  return held.reduce((sum, { count }) => sum + count, 0) >= leastFillers
}

/** Puts blocks in place of the lava beside a block, as far as it is in sight. */
export async function coverLava(bot: Bot, position: Vec3, { signal }: HoldBackOptions): Promise<void> {
  for (const side of sides) {
    const cell = position.plus(side)
    if (bot.blockAt(cell, false)?.name === 'lava') await fill(bot, cell, { signal })
  }
}

/** Covers, at once, the lava that a dug block has laid open, or closes the hole: what the block dropped would burn. */
export async function keepLavaOut(bot: Bot, position: Vec3, { signal }: HoldBackOptions): Promise<void> {
  await coverLava(bot, position, { signal })
  if (surroundingsOf(bot, position) === 'lava') await fill(bot, position, { signal })
}

async function fill(bot: Bot, cell: Vec3, { signal }: HoldBackOptions): Promise<void> {
  const item = bot.inventory.items().find(({ name }) => firmRubble.includes(name))
  const side = sides.find((each) => bot.blockAt(cell.plus(each), false)?.boundingBox === 'block')
  const wall = side && bot.blockAt(cell.plus(side))
  if (!item || !wall || !isInSight(bot, cell)) return
  await hold(bot, item, { signal })
  await withinTicks(bot, bot.placeBlock(wall, side.scaled(-1)), { signal, limitTicks: placeTicks })
}

function isInSight(bot: Bot, cell: Vec3): boolean {
  const eye = bot.entity.position.offset(0, eyeHeight, 0)
  const isOpen = (x: number, y: number, z: number): boolean => isOpenCell(bot, x, y, z)
  return distanceToCentre(eye, cell) <= reachBlocks && canSeeBlock(eye, cell, isOpen)
}

async function hold(bot: Bot, item: Item, { signal }: HoldBackOptions): Promise<void> {
  await withinTicks(bot, bot.equip(item, 'hand'), { signal, limitTicks: placeTicks })
}
