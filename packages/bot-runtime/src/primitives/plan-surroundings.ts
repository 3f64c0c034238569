import { distanceBetween, type PlaceKind } from '@voyager-mc/core'
import { findNearestBlocks, scanBlocks, type KnownLand } from '@voyager-mc/observation/mineflayer'
import type { Surroundings } from '@voyager-mc/tech-tree'
import type { Bot } from 'mineflayer'

// A station this near is walked to rather than made anew; the primitives find it there.
const stationBlocks = 32
const stations = ['crafting_table', 'furnace', 'smithing_table', 'blast_furnace', 'smoker', 'anvil']

// A tree that was seen is better than the most usual one; portals lead to other dimensions.
const planned: readonly PlaceKind[] = ['portal', 'block', 'creature']

/** The surroundings of a bot as plans take them into account. */
export function planSurroundings(bot: Bot, land?: KnownLand): Surroundings {
  const standing = stations.flatMap((name) => {
    if (!(name in bot.registry.blocksByName)) return []
    const [position] = findNearestBlocks(bot, { names: [name], maxDistance: stationBlocks, limit: 1 })
    if (!position) return []
    const { x, y, z } = position
    const distanceBlocks = position.distanceTo(bot.entity.position)
    return [{ name, count: 1, distanceBlocks, nearest: { x, y, z } }]
  })
  const here = (land?.places.list() ?? []).filter(
    ({ kind, dimension }) => planned.includes(kind) && dimension === String(bot.game.dimension),
  )
  return {
    nearbyBlocks: [...scanBlocks(bot), ...standing],
    dimension: bot.game.dimension,
    places: here.map((place) => ({
      ...place,
      ageTicks: 0,
      distanceBlocks: distanceBetween(place.position, bot.entity.position),
    })),
  }
}
