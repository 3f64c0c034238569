import { z } from 'zod'
import { placeKeyShape, placeShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { blockPlace, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { gatewayExit } from '../dragon/gateways.ts'
import { respawnPlace } from '../survival/respawn-place.ts'
import { touchedBlocks } from '../survival/touched-blocks.ts'

// https://minecraft.wiki/w/End_portal_(block)#Behavior
const platform: Place = { x: 100, y: 49, z: 0, dimension: 'the_end' }
const platformReach = 2
const platformRoom = 3
const gatewayCoolDownTicks = 40

/** Carries who steps into a portal of the End there and back home, and through its gateways. */
export function createEndTravel(): Mechanic {
  const exits = new Map<string, Place>()
  const restUntil = new Map<Player, number>()
  return {
    name: 'end-travel',
    tickPlayer(world, player) {
      if (player.isDead || player.gameMode === 'spectator' || player.awaitedTeleportId !== undefined) return
      const names = touchedBlocks(world, player).map(({ name }) => name)
      if (names.includes('end_portal')) travel(world, player)
      else if (names.includes('end_gateway') && (restUntil.get(player) ?? 0) <= world.tick) {
        restUntil.set(player, world.tick + gatewayCoolDownTicks)
        const gateway = findGateway(world, player)
        const exit = gateway && (exits.get(placeKey(gateway)) ?? gatewayExit(world, gateway))
        if (!gateway || !exit) return
        exits.set(placeKey(gateway), exit)
        player.teleport(exit)
      }
    },
    playerLeft: (_world, player) => {
      restUntil.delete(player)
    },
    kept: keptState({
      schema: z.array(z.object({ key: placeKeyShape, exit: placeShape })),
      save: () => [...exits].map(([key, exit]) => ({ key, exit })),
      load(_world, kept) {
        exits.clear()
        restUntil.clear()
        for (const { key, exit } of kept) exits.set(key, exit)
      },
    }),
  }
}

function travel(world: WorldContext, player: Player): void {
  if (player.position.dimension === 'the_end') {
    player.teleport(respawnPlace(world, player))
    return
  }
  layPlatform(world)
  player.teleport({ ...platform, x: platform.x + 0.5, z: platform.z + 0.5 }, { yaw: 90, pitch: 0 })
}

// Whoever arrives finds five by five blocks of obsidian and room above them.
function layPlatform({ blocks }: WorldContext): void {
  for (let dx = -platformReach; dx <= platformReach; dx += 1)
    for (let dz = -platformReach; dz <= platformReach; dz += 1) {
      const place = { ...platform, x: platform.x + dx, z: platform.z + dz }
      blocks.place({ ...place, y: place.y - 1 }, 'obsidian')
      for (let up = 0; up < platformRoom; up += 1) blocks.set({ ...place, y: place.y + up }, 0)
    }
}

function findGateway(world: WorldContext, { position, height }: Player): Place | undefined {
  const base = blockPlace(position)
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dz = -1; dz <= 1; dz += 1)
      for (let dy = 0; dy <= Math.ceil(height); dy += 1) {
        const place = { ...base, x: base.x + dx, y: base.y + dy, z: base.z + dz }
        if (world.blocks.at(place).name === 'end_gateway') return place
      }
  return undefined
}
