import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { seesPlayerAt } from '../bot/sees-player-at.ts'
import type { Hostile } from './hostile-creatures.ts'
import { openRun, type Heading } from './open-run.ts'

export interface EscapeHeadingOptions {
  /** Longest distance of the run, in blocks. */
  readonly runBlocks: number
}

const directions = 12

// Blocks a run must win to be better than standing.
const leastGainBlocks = 1.5

// What it is worth, in blocks, that the enemy does not see the place.
const coverBlocks = 4

/** The direction whose end is farthest from the enemies, of whom the first counts most; undefined in a dead end. */
export function escapeHeading(
  bot: Bot,
  enemies: readonly Hostile[],
  { runBlocks }: EscapeHeadingOptions,
): Heading | undefined {
  const [first] = enemies
  if (!first) return undefined
  const here = bot.entity.position
  let best: Heading | undefined
  let highest = clearanceAt(here, enemies) + leastGainBlocks
  for (let index = 0; index < directions; index += 1) {
    const angle = (index / directions) * Math.PI * 2
    const heading = { x: Math.cos(angle), z: Math.sin(angle) }
    // The way past the enemy is no way out.
    if (leadsTo(heading, here, first.entity.position) > 0.7) continue
    const end = openRun(bot, heading, runBlocks)
    const isCovered = end.distanceTo(here) > 0.5 && !seesPlayerAt(bot, first.entity, end)
    const score = clearanceAt(end, enemies) + (isCovered ? coverBlocks : 0)
    if (score <= highest) continue
    highest = score
    best = heading
  }
  return best
}

function clearanceAt(place: Vec3, enemies: readonly Hostile[]): number {
  return Math.min(...enemies.map(({ entity }) => entity.position.distanceTo(place)))
}

/** 1 for a direction straight at a place, -1 for straight away from it. */
function leadsTo({ x, z }: Heading, from: Vec3, to: Vec3): number {
  const length = Math.hypot(to.x - from.x, to.z - from.z) || 1
  return (x * (to.x - from.x) + z * (to.z - from.z)) / length
}
