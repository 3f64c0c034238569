import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { takeBody } from '../bot/body-control.ts'
import { firmRubble } from '../bot/firm-rubble.ts'
import type { Item } from '../bot/item.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { coverSite, openCells, type Cover } from '../combat/cover.ts'
import { stepInto } from '../movement/step-into.ts'
import { walkTo } from '../movement/walk-to.ts'
import { placementAt } from './placement-cell.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Why there is no cover. */
export type CoverProblem = 'no-blocks' | 'no-ground' | 'not-closed'

/** Problem in words, with the remedy. */
export const coverProblems: Readonly<Record<CoverProblem, string>> = {
  'no-blocks': 'a cover takes up to 10 blocks such as cobblestone or dirt; mine some first',
  'no-ground': 'no firm and even ground for a cover is within 5 blocks',
  'not-closed': 'something stands where the walls of a cover come',
}

// Where the ground is uneven, a place some steps off will do.
const siteBlocks = 5
const mostSites = 3
const walkMs = 5_000

// From here one steps straight into the cell.
const besideBlocks = 1.5
const stepTicks = 20
const middleBlocks = 0.25
const levelBlocks = 0.7

// Who stands where a wall comes leaves a moment later.
const rounds = 4
const betweenTicks = 4
const placeTicks = 10

/** Closes the bot in where it stands, or some steps off; resolves to the cover once nothing is open. */
export async function takeCover(context: PrimitiveContext): Promise<Cover | CoverProblem> {
  const { bot } = context
  for (let site = 0; site < mostSites; site += 1) {
    const cover = coverSite(bot, siteBlocks)
    if (!cover) return 'no-ground'
    if (openCells(bot, cover).length > blocksHeld(bot)) return 'no-blocks'
    if ((await enter(context, cover)) && (await close(context, cover))) return cover
  }
  return 'not-closed'
}

function blocksHeld(bot: Bot): number {
  return fillers(bot).reduce((sum, { count }) => sum + count, 0)
}

function fillers(bot: Bot): readonly Item[] {
  return bot.inventory.items().filter(({ name }) => firmRubble.includes(name))
}

/** Goes to the middle of the cell; from beside it, straight. */
async function enter({ bot, signal }: PrimitiveContext, { feet }: Cover): Promise<boolean> {
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

async function close(context: PrimitiveContext, cover: Cover): Promise<boolean> {
  const { bot, signal } = context
  // A reflex would run from the fire, out of the half-built walls.
  const giveBack = takeBody(bot)
  const isClosed = (): boolean => openCells(bot, cover).length === 0
  try {
    for (let round = 0; round < rounds && !isClosed() && bot.health > 0; round += 1) {
      // A hit throws the body against its walls, where the next one comes.
      await enter(context, cover)
      for (const cell of inOrder(bot, cover)) await put(context, cell)
      await waitForTicks(bot, betweenTicks, { signal, until: isClosed })
    }
    return isClosed()
  } finally {
    giveBack()
  }
}

/** The open cells, and before the roof what it hangs on. */
function inOrder(bot: Bot, cover: Cover): readonly Vec3[] {
  const open = openCells(bot, cover)
  const roof = open.find(({ y }) => y === cover.post.y)
  return roof === undefined ? open : [...open.filter((cell) => cell !== roof), cover.post, roof]
}

async function put({ bot, signal }: PrimitiveContext, cell: Vec3): Promise<void> {
  const placement = placementAt(bot, cell)
  const [item] = fillers(bot)
  if (typeof placement === 'string' || !item) return
  const limit = { signal, limitTicks: placeTicks }
  if (bot.heldItem?.name !== item.name) await withinTicks(bot, bot.equip(item, 'hand'), limit)
  await withinTicks(bot, bot.placeBlock(placement.reference, placement.face), limit)
}
