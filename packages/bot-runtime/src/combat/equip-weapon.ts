import type { Bot } from 'mineflayer'
import { blowTicks } from './blow-ticks.ts'

const best = ['netherite', 'diamond', 'iron', 'stone', 'golden', 'wooden']

// A blow wears a tool twice: the cheap ones strike first, and those that strike harder among them.
const cheapest = ['stone', 'wooden', 'golden', 'iron', 'diamond', 'netherite']

/** Things to strike with, in the order of choice: by damage per second what is made for it. */
const weapons: readonly string[] = [
  ...['sword', 'axe'].flatMap((kind) => best.map((material) => `${material}_${kind}`)),
  ...cheapest.flatMap((material) => [`${material}_pickaxe`, `${material}_shovel`]),
]

const bareHandTicks = 5

/** Takes the best melee weapon in hand, or the cheapest tool where there is none; resolves to the ticks between full blows. */
export async function equipWeapon(bot: Bot): Promise<number> {
  for (const weapon of weapons) {
    const item = bot.inventory.items().find(({ name }) => name === weapon)
    if (!item) continue
    if (bot.heldItem?.name !== item.name) await bot.equip(item, 'hand')
    return blowTicks(item.name)
  }
  return bareHandTicks
}
