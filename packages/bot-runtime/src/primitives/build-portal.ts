import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { digBlock } from '../digging/dig-block.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { findPortalSpot, portalHeight, portalWidth, type PortalSpot } from '../using/find-portal-spot.ts'
import { holdItem } from '../using/hold-item.ts'
import { buildStructure } from './build-structure.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { BlockPlan } from './parameter.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded } from './primitive-result.ts'

const lighters: readonly string[] = ['flint_and_steel', 'fire_charge']
const rimBlocks = 10
const corners = 4
const nearBlocks = 8
// Digging takes longer than a few steps.
const rockBlocks = 4
const lookTicks = 2
const lightTicks = 20
const lightTries = 3
const soft = /^(cobblestone|dirt|netherrack|cobbled_deepslate|stone|andesite|diorite|granite|tuff|obsidian)$/

/** Builds and lights a portal to the Nether. */
export const buildPortal: Primitive = definePrimitive({
  name: 'buildPortal',
  summary: `Builds a frame of ${rimBlocks} carried obsidian (its ${corners} corners of cobblestone, dirt or the like) on level ground within ${nearBlocks} blocks, or in rock that it digs out, and lights it with ${lighters.join(' or ')}.`,
  topics: ['portal', 'nether'],
  parameters: {},
  example: 'await buildPortal(bot)',
  async run(context) {
    const { bot } = context
    if (bot.game.dimension === 'the_end') return failed('not-possible', 'Portals do not light in the_end')
    const held = countItems(bot)
    const obsidian = held['obsidian'] ?? 0
    if (obsidian < rimBlocks)
      return failed('missing-item', `A portal takes ${rimBlocks} obsidian, I hold ${obsidian}`, { obsidian })
    const lighter = lighters.find((name) => (held[name] ?? 0) > 0)
    if (lighter === undefined)
      return failed('missing-item', `Neither ${lighters.join(' nor ')} to light it with`)
    const filler = fillerOf(held)
    if (filler === undefined)
      return failed('missing-item', `No ${corners} blocks such as cobblestone or dirt for the corners`)
    const plan = findPortalSpot(bot, { nearBlocks, rockBlocks })
    if (!plan || !(await makeRoom(context, plan)))
      return failed('not-found', `No level free ground for a portal within ${nearBlocks} blocks`)
    const blocks = frameOf(plan.along, filler)
    const built = await buildStructure.call(context, blocks, plan.origin)
    const position = plan.origin.plus(plan.along)
    const rim = blocks.filter(({ name }) => name === 'obsidian')
    const isWhole = rim.every((block) => nameAt(bot, cellOf(plan.origin, block)) === 'obsidian')
    if (!isWhole) return failed('refused', `The frame is not whole: ${JSON.stringify(built)}`, { position })
    const isLit = await light(context, position, lighter)
    return isLit
      ? succeeded({ position: position.offset(0, 1, 0) })
      : failed('refused', `The frame at ${String(position)} stands, but the fire did not take`, { position })
  },
})

function fillerOf(held: Readonly<Record<string, number>>): string | undefined {
  const spare = (name: string): number => (held[name] ?? 0) - (name === 'obsidian' ? rimBlocks : 0)
  return Object.keys(held).find((name) => soft.test(name) && spare(name) >= corners)
}

function frameOf(along: Vec3, filler: string): readonly BlockPlan[] {
  const blocks: BlockPlan[] = []
  for (let y = 0; y < portalHeight; y += 1)
    for (let step = 0; step < portalWidth; step += 1) {
      const isEdge = y === 0 || y === portalHeight - 1
      const isSide = step === 0 || step === portalWidth - 1
      if (!isEdge && !isSide) continue
      blocks.push({
        name: isEdge && isSide ? filler : 'obsidian',
        position: along.scaled(step).offset(0, y, 0),
      })
    }
  return blocks
}

function cellOf(origin: Vec3, { position: { x, y, z } }: BlockPlan): Vec3 {
  return origin.offset(x, y, z)
}

function nameAt(bot: Bot, cell: Vec3): string | undefined {
  return bot.blockAt(cell, false)?.name
}

/** Digs the rock where the frame will stand, the nearest first; false when some is left. */
async function makeRoom({ bot, signal }: PrimitiveContext, { rock }: PortalSpot): Promise<boolean> {
  const left = [...rock]
  while (left.length > 0) {
    const away = (cell: Vec3): number => cell.distanceTo(bot.entity.position)
    left.sort((one, other) => away(other) - away(one))
    const cell = left.pop()
    const block = cell && bot.blockAt(cell)
    if (!block || block.boundingBox === 'empty') continue
    const walk = await approachBlock(bot, block.position, { signal })
    if (walk.status !== 'arrived' || (await digBlock(bot, block, { signal })) !== 'gone') return false
  }
  return true
}

/** Strikes fire on the foot of the frame, beside its first corner. */
async function light({ bot, signal }: PrimitiveContext, foot: Vec3, lighter: string): Promise<boolean> {
  const inside = foot.offset(0, 1, 0)
  const isLit = (): boolean => nameAt(bot, inside) === 'nether_portal'
  for (let tries = 0; tries < lightTries && !isLit(); tries += 1) {
    await approachBlock(bot, foot, { signal })
    signal.throwIfAborted()
    const block = bot.blockAt(foot)
    if (!block || !(await holdItem(bot, lighter))) return false
    await bot.lookAt(foot.offset(0.5, 0.95, 0.5), true)
    await waitForTicks(bot, lookTicks, { signal })
    await bot.activateBlock(block, new Vec3(0, 1, 0))
    await waitForTicks(bot, lightTicks, { signal, until: isLit })
  }
  return isLit()
}
