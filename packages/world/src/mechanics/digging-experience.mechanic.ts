import type { Mechanic } from '../context/mechanic.ts'
import { centreOf } from '../context/position.ts'
import { heldItem } from '../context/player.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { blockExperience, experienceLevel } from '../rules/index.ts'
import { sendExperience } from '../inventory/give-experience.ts'

// What a dead player leaves behind: https://minecraft.wiki/w/Experience#Death
const leftPointsPerLevel = 7
const mostLeftPoints = 100

/** Sets experience free when ores are dug and players die, and shows players what they have. */
export function createDiggingExperience(): Mechanic {
  return {
    name: 'digging-experience',
    blockBroken(world, { player, position, state }) {
      if (!player || player.gameMode === 'creative' || !world.gamerules.doTileDrops) return
      const tool = heldItem(player)
      const points = blockExperience({
        registry: world.registry,
        block: state.name,
        tool: tool?.name,
        enchantments: enchantmentLevels(tool),
        random: world.random,
      })
      dropExperience(world, points, centreOf(position))
    },
    playerJoined: (_world, player) => sendExperience(player),
    playerRespawned: (_world, player) => sendExperience(player),
    playerDied(world, { player }) {
      if (world.gamerules.keepInventory) return
      const { level } = experienceLevel(player.experience)
      player.experience = 0
      dropExperience(world, Math.min(mostLeftPoints, level * leftPointsPerLevel), player.position)
    },
  }
}
