import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isBank } from '../bot/is-bank.ts'
import { isWet } from '../bot/is-wet.ts'
import { isLineClear } from '../movement/line-of-sight.ts'
import { eyeHeight } from '../bot/eye-height.ts'

/** Dry place to stand, and the water that is cast at from there. */
export interface FishingSpot {
  readonly stand: Vec3
  readonly water: Vec3
}

export interface FishingSpots {
  /** Best first: open water, then the shortest way. */
  readonly spots: readonly FishingSpot[]
  /** Cells of water with air above; with some and without spots nobody can stand beside the water. */
  readonly waters: number
}

const mostWaters = 2048
/** Waters whose banks are looked for, and the blocks between any two of them: neighbours share their bank. */
const mostShores = 16
const apartBlocks = 3

/** From nearer the bobber lands behind a small water, from farther before it. */
const nearest = 1.5
const farthest = 4.5
/** Feet above the cell of the water: in line with it up to a low cliff. */
const heights = [1, 0, 2, 3]

/** Finds where a rod can be cast from, within some blocks. */
export function findFishingSpots(bot: Bot, maxDistance: number): FishingSpots {
  const open = findNearestBlocks(bot, { names: ['water'], maxDistance, limit: mostWaters }).filter(
    (cell) => nameAt(bot, cell, 1) === 'air',
  )
  const ranked = open
    .map((water) => ({ water, width: widthOf(bot, water) }))
    .toSorted((one, other) => other.width - one.width)
  const spots: (FishingSpot & { readonly width: number })[] = []
  const tried: Vec3[] = []
  for (const { water, width } of ranked) {
    if (spots.length >= mostShores) break
    if (tried.some((other) => other.distanceTo(water) < apartBlocks)) continue
    const stand = standBeside(bot, water)
    if (stand === undefined) continue
    tried.push(water)
    spots.push({ stand, water, width })
  }
  const away = ({ stand }: FishingSpot): number => stand.distanceTo(bot.entity.position)
  return {
    spots: spots.toSorted((one, other) => other.width - one.width || away(one) - away(other)),
    waters: open.length,
  }
}

/** Width of the open water around a cell: 2 where a bobber that lands a block off floats as well, 0 for a hole. */
function widthOf(bot: Bot, water: Vec3): number {
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dz) => water.offset(dx, 0, dz)))
  const open = around.filter((cell) => isWet(nameAt(bot, cell)) && nameAt(bot, cell, 1) === 'air').length
  if (open === around.length) return 2
  return open >= 4 ? 1 : 0
}

/** The bank nearest to the bot from which the water is in the way of a cast. */
function standBeside(bot: Bot, water: Vec3): Vec3 | undefined {
  const reach = Math.floor(farthest)
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  return steps
    .flatMap((dx) => steps.map((dz) => water.offset(dx, 0, dz)))
    .filter((cell) => {
      const away = cell.distanceTo(water)
      return away >= nearest && away <= farthest
    })
    .flatMap((cell) => heights.map((up) => cell.offset(0, up, 0)))
    .toSorted((one, other) => one.distanceTo(bot.entity.position) - other.distanceTo(bot.entity.position))
    .find((cell) => isBank(bot, cell) && !isWet(nameAt(bot, cell)) && seesWater(bot, cell, water))
}

function seesWater(bot: Bot, stand: Vec3, water: Vec3): boolean {
  const isOpen = (x: number, y: number, z: number): boolean =>
    bot.blockAt(water.offset(x - water.x, y - water.y, z - water.z), false)?.boundingBox === 'empty'
  return isLineClear(stand.offset(0.5, eyeHeight, 0.5), water.offset(0.5, 1, 0.5), isOpen)
}

function nameAt(bot: Bot, cell: Vec3, up = 0): string {
  return bot.blockAt(cell.offset(0, up, 0), false)?.name ?? ''
}
