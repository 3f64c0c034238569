import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'

/** Cells that close in a body of two blocks' height that stands in one cell. */
export interface Cover {
  /** Cell of the feet. */
  readonly feet: Vec3
  /** Lower walls, upper walls and roof: all of them solid where nothing comes in. */
  readonly cells: readonly Vec3[]
  /** The block on which the roof hangs while it is built; what flies through its cell misses the body. */
  readonly post: Vec3
}

const walls = [0, 1].flatMap((up) => fourSides.map((side) => side.offset(0, up, 0)))
const roof = new Vec3(0, 2, 0)
const post = new Vec3(1, 2, 0)

/** The cover around a cell. */
export function coverAround(feet: Vec3): Cover {
  return { feet, cells: [...walls, roof].map((step) => feet.plus(step)), post: feet.plus(post) }
}

/** Cells of a cover through which something can fly. */
export function openCells(bot: Bot, { cells }: Cover): readonly Vec3[] {
  return cells.filter((cell) => !isSolid(bot, cell))
}

/** The cell nearest to the bot, at most one block higher or lower, in which a cover can stand; undefined where none is. */
export function coverSite(bot: Bot, radiusBlocks: number): Cover | undefined {
  // On soul sand one stands a little below the next block.
  const start = bot.entity.position.offset(0, 0.2, 0).floored()
  const steps = Array.from({ length: 2 * radiusBlocks + 1 }, (_, index) => index - radiusBlocks)
  const [nearest] = steps
    .flatMap((x) => steps.flatMap((z) => [-1, 0, 1].map((y) => start.offset(x, y, z))))
    .toSorted((a, b) => a.distanceTo(start) - b.distanceTo(start))
    .filter((feet) => isSite(bot, feet))
  return nearest && coverAround(nearest)
}

/** Room for a body on firm ground, and around it walls, or air over a floor. */
function isSite(bot: Bot, feet: Vec3): boolean {
  const head = feet.offset(0, 1, 0)
  if (!isSolid(bot, feet.offset(0, -1, 0)) || !isAir(bot, feet) || !isAir(bot, head)) return false
  return coverAround(feet).cells.every((cell) => {
    if (isSolid(bot, cell)) return true
    return isAir(bot, cell) && (cell.y > feet.y || isSolid(bot, cell.offset(0, -1, 0)))
  })
}

/** Whether a block reaches up to the top of its cell: over a fence's foot or half a slab something flies. */
function isSolid(bot: Bot, cell: Vec3): boolean {
  const block = bot.blockAt(cell, false)
  return block?.boundingBox === 'block' && block.shapes.some(([, , , , top]) => top === 1)
}

function isAir(bot: Bot, cell: Vec3): boolean {
  return /(^|_)air$/.test(bot.blockAt(cell, false)?.name ?? '')
}
