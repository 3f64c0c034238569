import minecraftData from 'minecraft-data'
import type { Vec3 } from 'vec3'
import type { Bot } from 'mineflayer'
import { fakeBot } from './fake-bot.ts'

const registry = minecraftData('1.19.4')

/** Heights of blocks that are not whole, nor nothing. */
const heights: Readonly<Record<string, number>> = { oak_fence: 1.5, stone_slab: 0.5, white_carpet: 0.0625 }

/** A bot that searches for ways over land whose block at a place the function names. */
export function botOver(nameAt: (y: number, place: Vec3) => string): Bot {
  const blockAt = (place: Vec3): object => {
    const block = registry.blocksByName[nameAt(place.y, place)]
    const height = heights[block?.name ?? ''] ?? 1
    return {
      ...block,
      type: block?.id,
      stateId: block?.defaultState,
      digTime: () => (block?.hardness ?? 0) * 1500,
      shapes: block?.boundingBox === 'block' ? [[0, 0, 0, 1, height, 1]] : [],
    }
  }
  const columnAt =
    (chunkX: number, chunkZ: number) =>
    (within: Vec3): number => {
      const name = nameAt(within.y, within.offset(chunkX * 16, 0, chunkZ * 16))
      return registry.blocksByName[name]?.defaultState ?? 0
    }
  return fakeBot({
    registry,
    game: { minY: -64 },
    pathfinder: { bestHarvestTool: () => null },
    entity: { effects: {} },
    world: { getColumn: (x: number, z: number) => ({ getBlockStateId: columnAt(x, z) }) },
    blockAt,
  })
}
