import type { Mechanic } from '../context/mechanic.ts'
import { heldItem } from '../context/player.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import { blockExperience } from '../rules/index.ts'
import { giveExperience, sendExperience } from './give-experience.ts'

/** Pays experience for dug ores and shows players what they have. */
export function createDiggingExperience(): Mechanic {
  return {
    name: 'digging-experience',
    blockBroken(world, { player, state }) {
      if (!player || player.gameMode === 'creative' || !world.gamerules.doTileDrops) return
      const tool = heldItem(player)
      const points = blockExperience({
        registry: world.registry,
        block: state.name,
        tool: tool?.name,
        enchantments: enchantmentLevels(tool),
        random: world.random,
      })
      if (points > 0) giveExperience(player, points)
    },
    playerJoined: (_world, player) => sendExperience(player),
    playerRespawned: (_world, player) => sendExperience(player),
    playerDied(world, { player }) {
      if (!world.gamerules.keepInventory) player.experience = 0
    },
  }
}
