import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { isBank } from '../bot/is-bank.ts'
import { isWet } from '../bot/is-wet.ts'
import { walkTo } from './walk-to.ts'

/** Blocks within which land is looked for, to the sides and up or down. */
const mostBlocks = 32
const mostHeight = 3

/** Milliseconds of the world for the way. */
const timeoutMs = 45_000

export interface GoAshoreOptions {
  readonly signal: AbortSignal
  readonly random: () => number
}

/** Swims to the nearest dry ground; true when it stands there. Whoever does not swim stays where it is: false. */
export async function goAshore(bot: Bot, { signal, random }: GoAshoreOptions): Promise<boolean> {
  const land = isAfloat(bot) ? nearestLand(bot) : undefined
  if (land === undefined) return false
  const goal = new pathfinderPackage.goals.GoalBlock(land.x, land.y, land.z)
  await walkTo(bot, { goal, signal, random, timeoutMs })
  signal.throwIfAborted()
  return !isAfloat(bot)
}

/** Whether the bot swims or bobs on the water; a head above it between two strokes is no ground. */
export function isAfloat(bot: Bot): boolean {
  const { onGround, position } = bot.entity
  return !onGround && [0, -1].some((down) => isWetAt(bot, position.offset(0, down, 0)))
}

function nearestLand(bot: Bot): Vec3 | undefined {
  const from = bot.entity.position.floored()
  for (let ring = 1; ring <= mostBlocks; ring += 1) {
    const [nearest] = ringAround(from, ring)
      .flatMap((cell) => landIn(bot, cell) ?? [])
      .toSorted((one, other) => one.distanceTo(from) - other.distanceTo(from))
    if (nearest !== undefined) return nearest
  }
  return undefined
}

function ringAround({ x, y, z }: Vec3, ring: number): readonly Vec3[] {
  const cells: Vec3[] = []
  for (let along = -ring; along < ring; along += 1) {
    cells.push(
      new Vec3(x + along, y, z - ring),
      new Vec3(x + ring, y, z + along),
      new Vec3(x - along, y, z + ring),
      new Vec3(x - ring, y, z - along),
    )
  }
  return cells
}

/** The cell of a column, nearest to its height, in which one stands dry. */
function landIn(bot: Bot, { x, y, z }: Vec3): Vec3 | undefined {
  const heights = Array.from({ length: 2 * mostHeight + 1 }, (_, index) => y - mostHeight + index)
  return heights
    .toSorted((a, b) => Math.abs(a - y) - Math.abs(b - y))
    .map((height) => new Vec3(x, height, z))
    .find((cell) => isBank(bot, cell) && !isWetAt(bot, cell) && !isWetAt(bot, cell.offset(0, 1, 0)))
}

function isWetAt(bot: Bot, place: Vec3): boolean {
  return isWet(bot.blockAt(place, false)?.name ?? '')
}
