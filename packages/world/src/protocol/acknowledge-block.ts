import type { Packet } from '../context/packet.ts'
import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { readNumber } from './read-packet.ts'

/** Tells a client how a block stands after it tried to change it; a client that hears nothing waits for seconds. */
export function acknowledgeBlock(
  world: WorldContext,
  player: Player,
  {
    position,
    packet,
    hasChange = true,
  }: { readonly position: Place; readonly packet: Packet; readonly hasChange?: boolean },
): void {
  // A claim about a far place must not make the world generate it.
  const block = world.blocks.isLoaded(position) ? world.blocks.at(position).id : 0
  const isSequenced = world.isAtLeast('1.19')
  if (isSequenced) {
    player.send('acknowledge_player_digging', { sequenceId: readNumber(packet, 'sequence') ?? 0 })
  } else if (packet['status'] !== undefined) {
    player.send('acknowledge_player_digging', {
      location: position,
      block,
      status: packet['status'],
      successful: true,
    })
  }
  if (hasChange && world.blocks.isLoaded(position))
    player.send('block_change', { location: position, type: block })
}
