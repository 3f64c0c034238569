import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { holdItem } from '../using/hold-item.ts'
import { buildStructure } from './build-structure.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { BlockPlan } from './parameter.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded } from './primitive-result.ts'

const lighters: readonly string[] = ['flint_and_steel', 'fire_charge']
// https://minecraft.wiki/w/Nether_portal#Construction
const width = 4
const height = 5
const rimBlocks = 10
const corners = 4
const nearBlocks = 8
const lookTicks = 2
const lightTicks = 20
const lightTries = 3
const soft = /^(cobblestone|dirt|netherrack|cobbled_deepslate|stone|andesite|diorite|granite|tuff|obsidian)$/

/** Builds and lights a portal to the Nether. */
export const buildPortal: Primitive = definePrimitive({
  name: 'buildPortal',
  summary: `Builds a frame of ${rimBlocks} carried obsidian (its ${corners} corners of cobblestone, dirt or the like) on level ground within ${nearBlocks} blocks and lights it with ${lighters.join(' or ')}.`,
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
    const plan = findSpot(bot)
    if (!plan) return failed('not-found', `No level free ground for a portal within ${nearBlocks} blocks`)
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

interface Spot {
  /** Lower corner of the frame. */
  readonly origin: Vec3
  /** From one cell of the frame's foot to the next. */
  readonly along: Vec3
}

function fillerOf(held: Readonly<Record<string, number>>): string | undefined {
  const spare = (name: string): number => (held[name] ?? 0) - (name === 'obsidian' ? rimBlocks : 0)
  return Object.keys(held).find((name) => soft.test(name) && spare(name) >= corners)
}

function frameOf(along: Vec3, filler: string): readonly BlockPlan[] {
  const blocks: BlockPlan[] = []
  for (let y = 0; y < height; y += 1)
    for (let step = 0; step < width; step += 1) {
      const isEdge = y === 0 || y === height - 1
      const isSide = step === 0 || step === width - 1
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

/** The nearest place for a frame beside the bot, on whole ground and with free air before, in and behind it. */
function findSpot(bot: Bot): Spot | undefined {
  const feet = bot.entity.position.floored()
  const spots: Spot[] = []
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -nearBlocks; dx <= nearBlocks; dx += 1)
      for (let dz = -nearBlocks; dz <= nearBlocks; dz += 1)
        for (const along of [new Vec3(1, 0, 0), new Vec3(0, 0, 1)])
          spots.push({ origin: feet.offset(dx, dy, dz), along })
  const middle = ({ origin, along }: Spot): Vec3 => origin.plus(along.scaled((width - 1) / 2))
  return spots
    .map((spot) => ({ spot, away: middle(spot).distanceTo(feet) }))
    .filter(({ away }) => away >= 2)
    .sort((left, right) => left.away - right.away)
    .find(({ spot }) => isFree(bot, spot))?.spot
}

function isFree(bot: Bot, { origin, along }: Spot): boolean {
  const across = new Vec3(along.z, 0, along.x)
  for (let step = 0; step < width; step += 1)
    for (const side of [-1, 0, 1]) {
      const foot = origin.plus(along.scaled(step)).plus(across.scaled(side))
      if (bot.blockAt(foot.offset(0, -1, 0), false)?.boundingBox !== 'block') return false
      for (let y = 0; y < height; y += 1) {
        const block = bot.blockAt(foot.offset(0, y, 0), false)
        if (block?.boundingBox !== 'empty' || /water|lava/.test(block.name)) return false
      }
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
