import pathfinderPackage from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { takeBody } from '../bot/body-control.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { closeCell } from '../combat/close-cell.ts'
import { coverSite } from '../combat/cover-site.ts'
import { foesWithin } from '../combat/foes.ts'
import { openingsRound } from '../combat/openings-round.ts'
import { countWallBlocks } from '../combat/wall-block.ts'
import { stepInto } from '../movement/step-into.ts'
import { walkTo } from '../movement/walk-to.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Why there is no cover. */
export type CoverProblem = 'no-blocks' | 'no-ground' | 'not-closed'

/** Problem in words, with the remedy. */
export const coverProblems: Readonly<Record<CoverProblem, string>> = {
  'no-blocks': 'a cover takes up to 10 blocks such as cobblestone or dirt; mine some first',
  'no-ground': 'no firm and even ground for a cover is within 8 blocks',
  'not-closed': 'something stands where the walls of a cover come',
}

// Where the ground is uneven, a place some steps off will do.
const siteBlocks = 8
const mostSites = 3
const walkMs = 5_000

// From here one steps straight into the cell.
const besideBlocks = 1.5
const stepTicks = 20
const middleBlocks = 0.25
const levelBlocks = 0.7

// The side from which the nearest of them shoots is closed first: a ball from there throws the body over an edge behind it.
const enemyBlocks = 32

// Who stands where a wall comes leaves a moment later.
const rounds = 4
const betweenTicks = 4

/** Closes the bot in where it stands, or some steps off; resolves to the cell of the feet once nothing is open. */
export async function takeCover(context: PrimitiveContext): Promise<Vec3 | CoverProblem> {
  const { bot } = context
  for (let site = 0; site < mostSites; site += 1) {
    const feet = coverSite(bot, siteBlocks)
    if (!feet) return 'no-ground'
    if (openingsRound(bot, feet).length > countWallBlocks(bot)) return 'no-blocks'
    if ((await enter(context, feet)) && (await close(context, feet))) return feet
  }
  return 'not-closed'
}

/** Goes to the middle of the cell; from beside it, straight. */
async function enter({ bot, signal }: PrimitiveContext, feet: Vec3): Promise<boolean> {
  const middle = feet.offset(0.5, 0, 0.5)
  const isIn = (): boolean => {
    const { x, y, z } = bot.entity.position
    return Math.hypot(x - middle.x, z - middle.z) < middleBlocks && Math.abs(y - feet.y) < levelBlocks
  }
  if (isIn()) return true
  if (bot.entity.position.distanceTo(middle) > besideBlocks) {
    const goal = new pathfinderPackage.goals.GoalBlock(feet.x, feet.y, feet.z)
    await walkTo(bot, { goal, signal, timeoutMs: walkMs })
  }
  return stepInto(bot, middle, { signal, limitTicks: stepTicks, until: isIn })
}

async function close(context: PrimitiveContext, feet: Vec3): Promise<boolean> {
  const { bot, signal } = context
  // A reflex would run from the fire, out of the half-built walls.
  const giveBack = takeBody(bot)
  const openings = (): readonly Vec3[] =>
    openingsRound(bot, feet, foesWithin(bot, enemyBlocks)[0]?.position ?? bot.entity.position)
  const isClosed = (): boolean => openings().length === 0
  try {
    for (let round = 0; round < rounds && !isClosed() && bot.health > 0; round += 1) {
      // A hit throws the body against its walls, where the next one comes.
      await enter(context, feet)
      for (const cell of openings()) await closeCell(bot, cell, { signal })
      await waitForTicks(bot, betweenTicks, { signal, until: isClosed })
    }
    return isClosed()
  } finally {
    giveBack()
  }
}
