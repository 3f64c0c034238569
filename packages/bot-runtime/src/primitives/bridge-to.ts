import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { timeBox } from '../bot/time-box.ts'
import { digBlock } from '../digging/dig-block.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { succeeded, type PrimitiveResult } from './primitive-result.ts'

const longest = 256
const placeMs = 7_000
// Sneaking takes some 15 ticks a block.
const stepTicks = 60
const middleBlocks = 0.25

/** Builds a bridge below the bot's own feet. */
export const bridgeTo: Primitive = definePrimitive({
  name: 'bridgeTo',
  summary:
    'Walks level, in a straight line along x and then z, to above or below a position, laying carried dirt, cobblestone or the like over every gap, lava and the void included, and digging what is in the way; sneaks, so it does not fall.',
  topics: ['bridge', 'gap', 'void', 'island'],
  parameters: { position: { type: 'position', summary: 'where to; its height does not matter' } },
  example: 'await bridgeTo(bot, bot.entity.position.offset(2, 0, 0))',
  async run(context, { position }) {
    const { bot, signal } = context
    const start = bot.entity.position.floored()
    const goal = position.floored()
    const cells = lineOf(start, goal)
    if (cells.length > longest)
      throw new PrimitiveError('bridgeTo', `bridgeTo builds at most ${longest} blocks, not ${cells.length}`)
    let placed = 0
    const facts = (): Record<string, number | Vec3> => ({ placed, position: bot.entity.position.clone() })
    bot.setControlState('sneak', true)
    try {
      let last = start
      for (const cell of cells) {
        signal.throwIfAborted()
        const laid = await layFloor(context, last, cell)
        if (laid === 'placed') placed += 1
        else if (laid !== 'there') return { ...laid, detail: facts() }
        const problem = (await clearBody(context, cell)) ?? (await stepOn(context, cell))
        if (problem) return { ...problem, detail: facts() }
        last = cell
      }
    } finally {
      bot.setControlState('sneak', false)
    }
    return succeeded(facts())
  },
})

type Problem = Extract<PrimitiveResult, { status: 'failed' }>

/** Cells from a start to a goal at the height of the start, each beside the last. */
function lineOf(start: Vec3, goal: Vec3): readonly Vec3[] {
  const cells: Vec3[] = []
  const at = start.clone()
  for (const axis of ['x', 'z'] as const)
    while (at[axis] !== goal[axis] && cells.length <= longest) {
      at[axis] += Math.sign(goal[axis] - at[axis])
      cells.push(at.clone())
    }
  return cells
}

function fail(reason: Problem['reason'], message: string): Problem {
  return { status: 'failed', reason, message, detail: {} }
}

/** Puts a block below a cell, against the one below the cell before it. */
async function layFloor(
  { bot, signal, clock }: PrimitiveContext,
  last: Vec3,
  cell: Vec3,
): Promise<'there' | 'placed' | Problem> {
  const below = cell.offset(0, -1, 0)
  if (bot.blockAt(below, false)?.boundingBox === 'block') return 'there'
  const reference = bot.blockAt(last.offset(0, -1, 0))
  const item = bot.pathfinder.movements.getScaffoldingItem()
  if (!item)
    return fail('missing-item', 'I hold no more dirt, cobblestone or the like to build the bridge with')
  if (!reference || reference.boundingBox !== 'block')
    return fail('not-possible', `There is nothing below ${String(last)} to build the bridge from`)
  await timeBox(bot.equip(item, 'hand'), { clock, signal, timeoutMs: placeMs })
  await timeBox(bot.placeBlock(reference, cell.minus(last)), { clock, signal, timeoutMs: placeMs })
  return bot.blockAt(below, false)?.boundingBox === 'block'
    ? 'placed'
    : fail('refused', `The block at ${String(below)} did not stay`)
}

async function clearBody({ bot, signal }: PrimitiveContext, cell: Vec3): Promise<Problem | undefined> {
  for (const rise of [1, 0]) {
    const block = bot.blockAt(cell.offset(0, rise, 0))
    if (!block || block.boundingBox === 'empty') continue
    if (!bot.canDigBlock(block) || (await digBlock(bot, block, { signal })) === 'there')
      return fail('unreachable', `${block.name} at ${String(block.position)} is in the way of the bridge`)
  }
  return undefined
}

async function stepOn({ bot, signal }: PrimitiveContext, cell: Vec3): Promise<Problem | undefined> {
  const isOn = (): boolean => isAbove(bot, cell)
  try {
    await waitForTicks(bot, stepTicks, {
      signal,
      until() {
        if (isOn()) return true
        const [dx, dz] = [cell.x + 0.5 - bot.entity.position.x, cell.z + 0.5 - bot.entity.position.z]
        void bot.look(Math.atan2(-dx, -dz), 0, true)
        bot.setControlState('sneak', true)
        bot.setControlState('forward', true)
        return false
      },
    })
  } finally {
    bot.setControlState('forward', false)
  }
  return isOn() ? undefined : fail('interrupted', `I was kept from stepping to ${String(cell)}`)
}

function isAbove(bot: Bot, cell: Vec3): boolean {
  const { x, y, z } = bot.entity.position
  return (
    Math.abs(x - cell.x - 0.5) < middleBlocks &&
    Math.abs(z - cell.z - 0.5) < middleBlocks &&
    Math.abs(y - cell.y) < 1
  )
}
