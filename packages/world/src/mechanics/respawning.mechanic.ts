import type { ClientWorld } from '../views/client-view.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { respawnPlace } from '../survival/respawn-place.ts'
import { sendMenu } from '../menu/sync-menu.ts'
import { respawnPacket } from '../protocol/respawn-packet.ts'
import { sendAbilities } from '../inventory/send-abilities.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'

const fullHealth = 20
const fullFood = 20
const startSaturation = 5
const fullAirTicks = 300

// New arrivals cannot be hurt for three seconds.
const protectedTicks = 60

/** Brings dead players back at their bed or the world's spawn when their client asks for it. */
export function createRespawning(clientWorld: ClientWorld): Mechanic {
  const respawn = (world: WorldContext, player: Player): void => {
    if (!player.isDead) return
    restoreVitals(player)
    const target = respawnPlace(world, player)
    Object.assign(player.position, target)
    player.send('respawn', respawnPacket(world, player))
    clientWorld.forget(player)
    sendSpawnPoint(world, player)
    sendAbilities(player)
    clientWorld.streamNow(world, player)
    player.teleport(target)
    sendMenu(world, player, player.inventoryMenu)
    // Clients count as dead until they hear of health again.
    player.sendVitals()
    world.hooks.playerRespawned(player)
    world.events.emit('player-respawn', { player })
  }
  return {
    name: 'respawning',
    packets: {
      client_command: (world, player, packet) => {
        const action = packet['actionId'] ?? packet['payload']
        if (action === 'perform_respawn' || action === 0) respawn(world, player)
      },
    },
    tickPlayer(world, player) {
      if (player.isDead && world.gamerules.doImmediateRespawn) respawn(world, player)
    },
  }
}

function restoreVitals(player: Player): void {
  player.isDead = false
  player.health = fullHealth
  player.food = fullFood
  player.saturation = startSaturation
  player.exhaustion = 0
  player.air = fullAirTicks
  player.fireTicks = 0
  player.invulnerableTicks = protectedTicks
  // No harm exceeds this, so that none counts.
  player.lastDamage = Number.MAX_VALUE
}
