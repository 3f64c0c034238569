import type { Bot } from 'mineflayer'
import { blowTicks } from './blow-ticks.ts'

// Kinds by damage per second, then materials by damage.
const kinds = ['sword', 'axe', 'pickaxe', 'shovel'] as const
const materials = ['netherite', 'diamond', 'iron', 'stone', 'golden', 'wooden']

const bareHandTicks = 5

/** Takes the best melee weapon in hand; resolves to the ticks between full blows. */
export async function equipWeapon(bot: Bot): Promise<number> {
  for (const kind of kinds) {
    for (const material of materials) {
      const item = bot.inventory.items().find(({ name }) => name === `${material}_${kind}`)
      if (!item) continue
      if (bot.heldItem?.name !== item.name) await bot.equip(item, 'hand')
      return blowTicks(item.name)
    }
  }
  return bareHandTicks
}
