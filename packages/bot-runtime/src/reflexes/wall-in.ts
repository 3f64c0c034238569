import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { firmRubble } from '../bot/firm-rubble.ts'
import { fourSides } from '../bot/four-sides.ts'
import { sixNeighbours } from '../bot/six-neighbours.ts'
import { closeCell, isSolid } from './close-cell.ts'
import { standInMiddle } from './stand-in-middle.ts'

const up = new Vec3(0, 1, 0)

// Rounds in which what an arrow or a body has kept from being placed is placed again.
const rounds = 2

/** Whether the blocks at hand close every opening round the body where it stands. */
export function canWallIn(bot: Bot): boolean {
  if (!bot.entity.onGround || !isSolid(bot, feetOf(bot).offset(0, -1, 0))) return false
  const held = bot.inventory.items().filter(({ name }) => firmRubble.includes(name))
  return held.reduce((sum, { count }) => sum + count, 0) >= openingsRound(bot).length
}

/**
 * Closes every opening round the body with carried blocks, the sides towards an enemy first: a second under fire, where a
 * hole takes three. Resolves to whether nothing is open.
 */
export async function wallIn(
  bot: Bot,
  { signal, enemy }: { readonly signal: AbortSignal; readonly enemy: Vec3 },
): Promise<boolean> {
  await standInMiddle(bot, { signal })
  for (let round = 0; round < rounds && openingsRound(bot).length > 0; round += 1) {
    for (const cell of openingsRound(bot, enemy)) await closeCell(bot, cell, { signal })
  }
  return openingsRound(bot).length === 0
}

/** Cells to be filled so that the body is closed in, in an order in which each has something to be placed against. */
export function openingsRound(bot: Bot, enemy: Vec3 = bot.entity.position): readonly Vec3[] {
  const feet = feetOf(bot)
  const cells: Vec3[] = []
  const isShut = (cell: Vec3): boolean => isSolid(bot, cell) || cells.some((each) => each.equals(cell))
  const shut = (cell: Vec3): void => {
    if (!isShut(cell)) cells.push(cell)
  }
  const isHeld = (cell: Vec3): boolean => sixNeighbours.some(([x, y, z]) => isShut(cell.offset(x, y, z)))
  const towards = enemy.minus(bot.entity.position)
  const sides = fourSides.toSorted((a, b) => towards.dot(b) - towards.dot(a))
  for (const side of sides) {
    const low = feet.plus(side)
    // Over an edge it stands on a block of its own.
    if (!isShut(low) && !isHeld(low)) shut(low.minus(up))
    shut(low)
    shut(low.plus(up))
  }
  const roof = feet.offset(0, 2, 0)
  // It hangs on a side that is one higher.
  const [post] = sides.toReversed()
  if (!isShut(roof) && !isHeld(roof) && post) shut(roof.plus(post))
  shut(roof)
  return cells
}

function feetOf({ entity }: Bot): Vec3 {
  return entity.position.offset(0, 0.01, 0).floored()
}
