import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import type { OperatorConsole } from './operator-console.ts'

// How far from the bot the original looks for stations to return, in blocks.
const stationDistance = 128

// From so many occupied slots on the original gives a chest.
const crowdedSlots = 32

/** The original's gifts at the end of a step, each only if its power is on. */
export function giveStepAssists(
  bot: Bot,
  operator: OperatorConsole,
  { heldIronPickaxe }: { readonly heldIronPickaxe: boolean },
): void {
  if (operator.allows('returnPlacedItems')) returnStations(bot, operator)
  const held = countItems(bot)
  const usedSlots = bot.inventory.slots.slice(9, 45).filter((item) => item !== null).length
  if (operator.allows('freeChest') && usedSlots >= crowdedSlots && !held.chest) {
    operator.run('freeChest', 'give @s chest')
  }
  if (operator.allows('keepIronPickaxe') && heldIronPickaxe && !held.iron_pickaxe) {
    operator.run('keepIronPickaxe', 'give @s iron_pickaxe')
  }
}

function returnStations(bot: Bot, operator: OperatorConsole): void {
  const placed = ['crafting_table', 'furnace'].flatMap((name) =>
    findNearestBlocks(bot, { names: [name], maxDistance: stationDistance, limit: 1 }).map((position) => ({
      name,
      position,
    })),
  )
  if (placed.length === 0) return
  operator.run('returnPlacedItems', 'gamerule doTileDrops false')
  for (const { name, position } of placed) {
    operator.run('returnPlacedItems', `setblock ${position.x} ${position.y} ${position.z} air destroy`)
    operator.run('returnPlacedItems', `give @s ${name}`)
  }
  operator.run('returnPlacedItems', 'gamerule doTileDrops true')
}
