import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'
import { sixNeighbours } from '../bot/six-neighbours.ts'
import { isSolid } from './close-cell.ts'

const up = new Vec3(0, 1, 0)

// Nothing flies over soul sand, which is lower than its cell by an eighth.
const leastTop = 0.8

/**
 * Cells to be filled so that a body whose feet are in a cell is closed in, those towards an enemy first and each after something
 * that it can be placed against.
 */
export function openingsRound(bot: Bot, feet: Vec3, enemy: Vec3 = bot.entity.position): readonly Vec3[] {
  const cells: Vec3[] = []
  const isFilled = (cell: Vec3): boolean => cells.some((each) => each.equals(cell))
  const isHeld = (cell: Vec3): boolean =>
    sixNeighbours.some(([x, y, z]) => {
      const beside = cell.offset(x, y, z)
      return isFilled(beside) || isSolid(bot, beside)
    })
  const shut = (cell: Vec3): void => {
    if (!isFilled(cell) && !isFull(bot, cell)) cells.push(cell)
  }
  const towards = enemy.minus(bot.entity.position)
  const sides = fourSides.toSorted((a, b) => towards.dot(b) - towards.dot(a))
  for (const side of sides) {
    const low = feet.plus(side)
    // Over an edge it stands on a block of its own.
    if (!isFull(bot, low) && !isHeld(low)) shut(low.minus(up))
    shut(low)
    shut(low.plus(up))
  }
  const roof = feet.offset(0, 2, 0)
  // It hangs on a side that is one higher.
  const [post] = sides.toReversed()
  if (!isFull(bot, roof) && !isHeld(roof) && post) shut(roof.plus(post))
  shut(roof)
  return cells
}

/** Whether a block fills its cell: past a fence or over a slab something flies. */
function isFull(bot: Bot, cell: Vec3): boolean {
  const block = bot.blockAt(cell, false)
  if (block?.boundingBox !== 'block') return false
  return block.shapes.some(
    ([west, bottom, north, east, top, south]) =>
      west === 0 && bottom === 0 && north === 0 && east === 1 && top >= leastTop && south === 1,
  )
}
