import type { Bot } from 'mineflayer'
import { cellKey } from './cell-key.ts'

interface Cell {
  readonly x: number
  readonly y: number
  readonly z: number
}

interface ChangedBlock {
  readonly type: number
  readonly position: Cell
}

interface Refusals {
  readonly cell: Cell
  readonly times: number
  readonly tick: number
}

interface Memory {
  readonly refusals: Map<number, Refusals>
  tick: number
  /** Walks that ended because the server refuses the digs on every way. */
  closedWays: number
}

/** Times that a server puts a block back before ways lead around it: once it may have been late. */
const mostTimes = 2

// Ticks within which a server says that a dug block is still there.
const answerTicks = 20

// Ticks after which a block is tried again: five minutes.
const forgottenTicks = 6_000

const memories = new WeakMap<Bot, Memory>()

/** Remembers the blocks that the server puts back when the bot has dug them, as on protected land; once per bot. */
export function rememberRefusedDigs(bot: Bot): void {
  const memory: Memory = { refusals: new Map(), tick: 0, closedWays: 0 }
  memories.set(bot, memory)
  let target: number | undefined
  let dug: (ChangedBlock & { readonly tick: number }) | undefined
  bot.on('physicsTick', () => {
    memory.tick += 1
    if (bot.targetDigBlock) target = keyOf(bot.targetDigBlock.position)
  })
  // The types of mineflayer do not list this event.
  const emitter: NodeJS.EventEmitter = bot
  // Put there by the bot itself, as when it closes its hole again.
  emitter.on('blockPlaced', (_before: unknown, { position }: ChangedBlock) => {
    memory.refusals.delete(keyOf(position))
  })
  // Mineflayer's types leave out that there is no block where the world has been unloaded.
  bot.on('blockUpdate', (before: ChangedBlock | null, after: ChangedBlock | null) => {
    if (!before || !after) return
    const key = keyOf(after.position)
    if (after.type === 0) {
      if (key === target) dug = { ...after, type: before.type, tick: memory.tick }
      return
    }
    if (!dug || keyOf(dug.position) !== key) return
    const isBack = dug.type === after.type && memory.tick - dug.tick <= answerTicks && !falls(bot, after)
    dug = undefined
    if (isBack) {
      const { x, y, z } = after.position
      memory.refusals.set(key, { cell: { x, y, z }, times: timesAt(memory, key) + 1, tick: memory.tick })
    }
  })
}

/** Whether the server has put a block back so often that it is not worth another dig for now. */
export function isDigRefused(bot: Bot, position: Cell): boolean {
  const memory = memories.get(bot)
  return memory !== undefined && memory.refusals.size > 0 && timesAt(memory, keyOf(position)) >= mostTimes
}

// Blocks from a body within which a refused dig may have been its way out.
const nearBlocks = 5

/** Counts a walk that found no way as closed by the server alone, where a block beside the bot is not worth another dig; tells whether it was. */
export function noteClosedWay(bot: Bot): boolean {
  const memory = memories.get(bot)
  if (memory === undefined) return false
  const { x, y, z } = bot.entity.position
  const isClosed = [...memory.refusals].some(
    ([key, { cell }]) =>
      Math.hypot(cell.x + 0.5 - x, cell.y - y, cell.z + 0.5 - z) <= nearBlocks &&
      timesAt(memory, key) >= mostTimes,
  )
  if (isClosed) memory.closedWays += 1
  return isClosed
}

/** Number of walks so far that a server has closed by refusing digs. */
export function closedWays(bot: Bot): number {
  return memories.get(bot)?.closedWays ?? 0
}

function timesAt({ refusals, tick }: Memory, key: number): number {
  const known = refusals.get(key)
  if (known === undefined) return 0
  if (tick - known.tick <= forgottenTicks) return known.times
  refusals.delete(key)
  return 0
}

/** The next one of a pile of gravel falls into the place of the first. */
function falls(bot: Bot, { type }: ChangedBlock): boolean {
  return bot.pathfinder.movements.gravityBlocks.has(type)
}

function keyOf({ x, y, z }: Cell): number {
  return cellKey(x, y, z)
}
