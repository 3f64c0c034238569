import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'
import { withHands } from '../bot/hands.ts'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTo } from '../movement/walk-to.ts'
import { holdItem } from '../using/hold-item.ts'
import type { PrimitiveContext } from './primitive-context.ts'

const searchBlocks = 32

// Sources that are looked at: a lake has hundreds.
const mostSources = 128

// Water runs so far from the shore.
const pouredBlocks = 12

// So near to the shore the water is poured on it, and runs from there over the lake.
const pourBlocks = 3.5

// Ticks for a turn of the head to arrive, for water to run seven blocks, five ticks each and around corners, and between two
// blocks that it comes upon.
const turnTicks = 3
const flowTicks = 100
const calmTicks = 15

/** Pours water over the nearest open lava, sources of which become obsidian; resolves to what went wrong. */
export async function quenchLava(context: PrimitiveContext): Promise<string | undefined> {
  const { bot, signal, random, say } = context
  const shore = nearestShore(bot)
  if (shore === undefined) return 'no open lava was found'
  const { x, y, z } = shore
  const goal = new pathfinderPackage.goals.GoalNear(x, y + 1, z, 1)
  await walkTo(bot, { goal, signal, random, timeoutMs: 60_000 })
  if (shore.distanceTo(bot.entity.position) > pourBlocks) return 'I cannot reach the shore of the lava'
  if (!(await holdItem(bot, 'water_bucket'))) return 'I hold no water_bucket'
  const before = countObsidian(bot)
  await withHands(bot, async () => {
    await bot.lookAt(shore.offset(0.5, 1, 0.5), true)
    await waitForTicks(bot, turnTicks, { signal })
    bot.activateItem()
  })
  const made = (): number => countObsidian(bot) - before
  // Whoever takes the water back sooner gets one block where there are ten.
  let last = -1
  let calm = 0
  const isOver = (): boolean => {
    calm = made() === last ? calm + 1 : 0
    last = made()
    return last > 0 && calm >= calmTicks && countItems(bot)['bucket'] !== undefined
  }
  await waitForTicks(bot, flowTicks, { signal, until: isOver })
  if (made() <= 0) return 'no lava turned into obsidian'
  say(`Poured water over lava at (${x}, ${y}, ${z}): ${made()} obsidian.`)
  return undefined
}

function countObsidian(bot: Bot): number {
  return findNearestBlocks(bot, { names: ['obsidian'], maxDistance: pouredBlocks, limit: mostSources }).length
}

/** The nearest block beside open lava on which one can stand; undefined when there is none in sight. */
export function nearestShore(bot: Bot): Vec3 | undefined {
  const nameAt = (place: Vec3): string | undefined => bot.blockAt(place)?.name
  const isShore = (place: Vec3): boolean =>
    bot.blockAt(place)?.boundingBox === 'block' &&
    [1, 2].every((up) => nameAt(place.offset(0, up, 0)) === 'air')
  const sources = findNearestBlocks(bot, { names: ['lava'], maxDistance: searchBlocks, limit: mostSources })
  for (const source of sources) {
    const isOpen = nameAt(source.offset(0, 1, 0)) === 'air'
    if (!isOpen || Number(bot.blockAt(source)?.getProperties()['level']) !== 0) continue
    const shore = fourSides.map((side) => source.plus(side)).find(isShore)
    if (shore) return shore
  }
  return undefined
}
