import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { takeHands } from '../bot/hands.ts'
import type { Item } from '../bot/item.ts'
import { placeWithLook } from '../bot/place-with-look.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { canPause } from './can-pause.ts'
import { hostilesWithin } from './hostile-creatures.ts'
import { startReflex, type ReflexOptions } from './start-reflex.ts'

// Ticks between two looks at the light: a second.
const lookTicks = 20

// Blocks that a torch lights so well that no monster comes, with a margin for corners.
const litBlocks = 7

// A roof this far up still keeps the sky out; trees are none.
const roofBlocks = 24
const treePart = /_(leaves|log|wood|stem)$/

// Creatures this near come first.
const safeBlocks = 10

const placeTicks = 20

// Ticks of rest after a torch that could not be placed.
const restTicks = 200

/** Sets up torches in the dark below ground, during walks and digs; returns what stops it. */
export function lightTunnel(bot: Bot, { signal, say }: ReflexOptions): () => void {
  let nextAt = 0
  return startReflex(bot, {
    everyTicks: lookTicks,
    look(tick) {
      if (tick < nextAt) return undefined
      const torch = bot.inventory.items().find(({ name }) => name === 'torch')
      if (!torch || !bot.entity.onGround || !canPause(bot) || !isInDark(bot)) return undefined
      if (hostilesWithin(bot, safeBlocks).length > 0) return undefined
      return async () => {
        if (await setUp(bot, torch, { signal })) say('Set up a torch.')
        else nextAt = tick + restTicks
      }
    },
  })
}

/**
 * Whether rock keeps the sky out where the bot stands, no torch is near, and one can stand there. The light that the
 * client knows is that of when the land was loaded: it shows neither what was dug nor torches since.
 */
function isInDark(bot: Bot): boolean {
  const feet = bot.entity.position.floored()
  const cell = bot.blockAt(feet, false)
  const floor = bot.blockAt(feet.offset(0, -1, 0), false)
  if (cell === null || !/^(cave_)?air$/.test(cell.name)) return false
  const [shape] = floor?.shapes ?? []
  const isFirm = floor?.boundingBox === 'block' && shape?.[4] === 1
  if (!isFirm || !isRoofed(bot, feet)) return false
  return (
    findNearestBlocks(bot, { names: ['torch', 'wall_torch'], maxDistance: litBlocks, limit: 1 }).length === 0
  )
}

function isRoofed(bot: Bot, feet: Vec3): boolean {
  for (let up = 2; up <= roofBlocks; up += 1) {
    const block = bot.blockAt(feet.offset(0, up, 0), false)
    if (block?.boundingBox === 'block' && !treePart.test(block.name)) return true
  }
  return false
}

async function setUp(bot: Bot, torch: Item, { signal }: { readonly signal: AbortSignal }): Promise<boolean> {
  const feet = bot.entity.position.floored()
  const floor = bot.blockAt(feet.offset(0, -1, 0), false)
  if (!floor) return false
  const held = bot.heldItem
  await takeHands(bot, () => bot.equip(torch, 'hand'))
  // It may stand where the body is, so that nobody waits for a jump.
  await withinTicks(bot, placeWithLook(bot, floor, true), { signal, limitTicks: placeTicks })
  if (held) await takeHands(bot, () => bot.equip(held, 'hand'))
  return bot.blockAt(feet, false)?.name === 'torch'
}
