import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { ClientWorld } from './client-view.ts'
import { sendExperience } from '../inventory/give-experience.ts'
import { sendAbilities } from '../inventory/send-abilities.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'
import { sendMenu } from '../menu/sync-menu.ts'
import { closeMenu } from '../menu/close-menu.ts'
import { respawnPacket } from '../protocol/respawn-packet.ts'

/** Shows a player's client the dimension in which its body now is; its own state it must be told anew. */
export type DimensionEntry = (world: WorldContext, player: Player) => void

/** Creates what shows clients another dimension. */
export function createDimensionEntry(clientWorld: ClientWorld): DimensionEntry {
  return (world, player) => {
    closeMenu(world, player, { tellClient: true })
    player.send('respawn', respawnPacket(world, player))
    clientWorld.forget(player)
    sendSpawnPoint(world, player)
    sendAbilities(player)
    clientWorld.streamNow(world, player)
    player.send('held_item_slot', { slot: player.heldSlot })
    sendMenu(world, player, player.inventoryMenu)
    sendExperience(player)
    // Clients count as dead until they hear of health again.
    player.sendVitals()
  }
}
