import type { NearbyEntity, NearbyPlayer, Observation, Position } from '@voyager-mc/core'
import { bearing, nearBlocks } from '../text/bearing.ts'
import { quoteName } from '../text/quote-untrusted.ts'

/** Renders the kinds of creature nearby, nearest first, each with its count and the distance of the nearest one, and players. */
export function renderEntities({ nearbyEntities, nearbyPlayers = [], position }: Observation): string {
  return [renderCreatures(nearbyEntities, position), ...renderPlayers(nearbyPlayers)].join('\n')
}

function renderPlayers(players: readonly NearbyPlayer[]): readonly string[] {
  if (players.length === 0) return []
  const list = players.map(({ name, distanceBlocks }) => `${quoteName(name)} (${Math.round(distanceBlocks)})`)
  return [`Players nearby (blocks away): ${list.join(', ')}`]
}

function renderCreatures(nearbyEntities: readonly NearbyEntity[], from: Position): string {
  const kinds = new Map<string, NearbyEntity[]>()
  for (const entity of nearbyEntities.toSorted((a, b) => a.distanceBlocks - b.distanceBlocks)) {
    kinds.set(entity.name, [...(kinds.get(entity.name) ?? []), entity])
  }
  if (kinds.size === 0) return 'Nearby entities: none'
  const list = [...kinds].map(([name, [nearest, ...rest]]) => {
    const { distanceBlocks = 0, position = from } = nearest ?? {}
    const way = distanceBlocks < nearBlocks ? '' : ` ${bearing(position, from)}`
    return `${quoteName(name)} ${rest.length + 1}@${Math.round(distanceBlocks)}${way}`
  })
  return `Nearby entities (@blocks away): ${list.join(', ')}`
}
