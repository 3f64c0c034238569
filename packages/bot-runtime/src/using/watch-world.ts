import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { sixNeighbours } from '../bot/six-neighbours.ts'
import { countItems } from '../bot/inventory-changes.ts'

/** Tells whether anything is different that a use could have changed. */
export interface WorldWatch {
  hasChanged(this: void): boolean
}

// Boats and hatched creatures appear this near to where they were set.
const appearBlocks = 5

/** Where something is used, and what: of everything else that is carried nothing tells of the use. */
interface Use {
  readonly place: Vec3
  readonly item: string
}

/** Remembers how much is left of what is used, the blocks around a place and who is there. */
export function watchWorld(bot: Bot, { place, item }: Use): WorldWatch {
  const look = (): string => JSON.stringify([countItems(bot)[item] ?? 0, blocksAround(bot, place)])
  const before = look()
  const known = new Set(Object.keys(bot.entities))
  const hasNewcomer = (): boolean =>
    Object.values(bot.entities).some(
      ({ id, position }) => !known.has(String(id)) && position.distanceTo(place) <= appearBlocks,
    )
  return { hasChanged: () => look() !== before || hasNewcomer() }
}

function blocksAround(bot: Bot, place: Vec3): readonly (number | undefined)[] {
  return [[0, 0, 0] as const, ...sixNeighbours].map(
    ([x, y, z]) => bot.blockAt(place.offset(x, y, z))?.stateId,
  )
}
