import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'
import { sixNeighbours } from '../bot/six-neighbours.ts'
import { isQuickToDig } from './dig-in.ts'

/** One step of a way through rock: what is dug for it, and where the feet are afterwards. */
export interface SealedStep {
  readonly feet: Vec3
  readonly digs: readonly Vec3[]
}

export interface SealedWayOptions {
  readonly from: Vec3
  /** Whom the way leads away from. */
  readonly enemies: readonly Vec3[]
  /** Distance to all of them, in blocks, at which the way ends. */
  readonly farBlocks: number
}

interface Node extends SealedStep {
  readonly before: Node | undefined
  readonly length: number
  readonly cost: number
}

const up = new Vec3(0, 1, 0)

// Cells looked at before the farthest one so far has to do: some milliseconds.
const mostNodes = 600

// Blocks that a way has to win to be worth its digs.
const leastGain = 5

// Blocks that a way may lead down or up: whoever leaves it has to come back to the work.
const mostFall = 4
const mostRise = 6

// Each block nearer to the goal is worth so many steps: the first way found is nearly the shortest.
const greed = 2

const fallsDown = /^(gravel|(red_)?sand|.*_concrete_powder|.*anvil)$/

/** A way to dig that stays closed to all sides, away from enemies outside; undefined where none leads away. */
export function sealedWay(
  bot: Bot,
  { from, enemies, farBlocks }: SealedWayOptions,
): readonly SealedStep[] | undefined {
  const clearance = (feet: Vec3): number => Math.min(...enemies.map((enemy) => enemy.distanceTo(feet)))
  const costOf = (feet: Vec3, length: number): number =>
    length + greed * Math.max(0, farBlocks - clearance(feet))
  const start: Node = { feet: from, digs: [], before: undefined, length: 0, cost: costOf(from, 0) }
  const seen = new Set([String(from)])
  const open = [start]
  let farthest = start
  for (let looked = 0; open.length > 0 && looked < mostNodes; looked += 1) {
    const [node] = open.splice(cheapest(open), 1)
    if (!node) break
    if (clearance(node.feet) > clearance(farthest.feet)) farthest = node
    if (clearance(node.feet) >= farBlocks) break
    for (const { feet, digs } of stepsFrom(bot, node)) {
      const rise = feet.y - from.y
      if (rise < -mostFall || rise > mostRise || seen.has(String(feet))) continue
      seen.add(String(feet))
      const length = node.length + 1 + digs.length
      open.push({ feet, digs, before: node, length, cost: costOf(feet, length) })
    }
  }
  return clearance(farthest.feet) < clearance(from) + leastGain ? undefined : stepsTo(farthest)
}

function cheapest(nodes: readonly Node[]): number {
  let best = 0
  for (const [index, { cost }] of nodes.entries()) if (cost < (nodes[best]?.cost ?? Infinity)) best = index
  return best
}

function stepsTo(end: Node): readonly SealedStep[] {
  const steps: SealedStep[] = []
  for (let node: Node | undefined = end; node?.before; node = node.before) steps.unshift(node)
  return steps
}

/** Level, down and up a stair to all four sides, and straight down. */
function* stepsFrom(bot: Bot, { feet, before }: Node): Generator<SealedStep> {
  // What was opened before is air by then.
  const own = [feet, feet.plus(up), ...(before ? [before.feet, before.feet.plus(up)] : [])]
  const dig = (to: Vec3, cells: readonly Vec3[]): SealedStep | undefined => {
    const isOwn = (cell: Vec3): boolean => [...own, ...cells].some((each) => each.equals(cell))
    if (isOwn(to.minus(up)) || !isFirm(bot, to.minus(up))) return undefined
    const digs = cells.filter((cell) => !own.some((each) => each.equals(cell)) && isFirm(bot, cell))
    const isOpen = cells.some((cell) => !isOwnAir(own, cell) && !isFirm(bot, cell))
    return !isOpen && digs.every((cell) => isSafeToOpen(bot, cell, isOwn)) ? { feet: to, digs } : undefined
  }
  for (const side of fourSides) {
    const level = feet.plus(side)
    const steps = [
      dig(level, [level.plus(up), level]),
      dig(level.minus(up), [level.plus(up), level, level.minus(up)]),
      dig(level.plus(up), [feet.offset(0, 2, 0), level.offset(0, 2, 0), level.plus(up)]),
    ]
    for (const step of steps) if (step) yield step
  }
  const down = dig(feet.minus(up), [feet.minus(up)])
  if (down) yield down
}

function isOwnAir(own: readonly Vec3[], cell: Vec3): boolean {
  return own.some((each) => each.equals(cell))
}

/** Whether a block is soon dug and nothing but rock and the way itself touches it: no light, no fluid, nothing that falls. */
function isSafeToOpen(bot: Bot, cell: Vec3, isOwn: (cell: Vec3) => boolean): boolean {
  const block = bot.blockAt(cell)
  if (!block?.diggable || !isQuickToDig(bot, block)) return false
  return sixNeighbours.every(([x, y, z]) => {
    const beside = cell.offset(x, y, z)
    if (isOwn(beside)) return true
    const neighbour = bot.blockAt(beside, false)
    return neighbour?.boundingBox === 'block' && !(y === 1 && fallsDown.test(neighbour.name))
  })
}

function isFirm(bot: Bot, cell: Vec3): boolean {
  return bot.blockAt(cell, false)?.boundingBox === 'block'
}
