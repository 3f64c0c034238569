import type { Bot } from 'mineflayer'

// Kinds by damage per second, then materials by damage; ticks until a blow counts in full again.
const kinds = [
  ['sword', 13],
  ['axe', 22],
  ['pickaxe', 17],
  ['shovel', 20],
] as const
const materials = ['netherite', 'diamond', 'iron', 'stone', 'golden', 'wooden']

const bareHandTicks = 5

/** Takes the best melee weapon in hand; resolves to the ticks between full blows. */
export async function equipWeapon(bot: Bot): Promise<number> {
  for (const [kind, ticks] of kinds) {
    for (const material of materials) {
      const item = bot.inventory.items().find(({ name }) => name === `${material}_${kind}`)
      if (!item) continue
      await bot.equip(item, 'hand')
      return ticks
    }
  }
  return bareHandTicks
}
