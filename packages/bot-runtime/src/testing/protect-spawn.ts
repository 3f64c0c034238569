import type { World } from '@voyager-mc/world'
import minecraftData from 'minecraft-data'
import { standBetween, type StandingBetween } from './stand-between.ts'

interface Packet {
  readonly status: number
  readonly location: { readonly x: number; readonly y: number; readonly z: number }
  readonly sequence: number
}

/** Status of a dig that begins, is taken back, or is done; others drop and swap items. */
const digging: ReadonlySet<number> = new Set([0, 1, 2])

/**
 * Stands between clients and a world and refuses digs as a server with `spawn-protection` does: with the block as it is
 * and an acknowledgement. Everything else is passed on.
 */
export function protectSpawn(world: World): Promise<StandingBetween> {
  const registry = minecraftData(world.version)
  return standBetween(world, {
    fromPlayer(name, packet, { toPlayer }) {
      // The protocol's own description of this packet.
      const dig = packet as Packet
      if (name !== 'block_dig' || !digging.has(dig.status)) return false
      const type = registry.blocksByName[world.blockAt(dig.location).name]?.defaultState
      toPlayer('block_change', { location: dig.location, type })
      toPlayer('acknowledge_player_digging', { sequenceId: dig.sequence })
      return true
    },
  })
}
