import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isStandable } from '../mobs/is-standable.ts'
import { passengersPacket, ridersOf } from '../protocol/passengers-packet.ts'

// https://minecraft.wiki/w/Boat: two may sit in it.
const boatSeats = 2
const bodyHeight = 1.8

/** Whether there is room for one more. */
export function hasSeat(world: WorldContext, vehicle: Entity): boolean {
  const seats = vehicle.kind === 'boat' ? boatSeats : 1
  return ridersOf(world, vehicle).length < seats
}

/** Place of a rider's feet. */
export function seatPlace({ kind, position, height }: Entity): Place {
  return { ...position, y: position.y + (kind === 'boat' ? -0.45 : height * 0.75 - 0.35) }
}

/** Lets a player sit up. */
export function seatPlayer(world: WorldContext, player: Player, vehicle: Entity): void {
  player.vehicleId = vehicle.id
  player.steering = { left: 0, forward: 0 }
  follow(player, vehicle)
  showRiders(world, vehicle)
}

/** Lets a rider get off, beside what it rode if there is room; `place: 'here'` leaves the body where it is. */
export function unseatPlayer(
  world: WorldContext,
  player: Player,
  { place = 'beside' }: { readonly place?: 'beside' | 'here' } = {},
): void {
  const { vehicleId } = player
  if (vehicleId === undefined) return
  player.vehicleId = undefined
  const vehicle = world.entities.get(vehicleId)
  if (vehicle) showRiders(world, vehicle)
  else player.send('set_passengers', { entityId: vehicleId, passengers: [] })
  // Clients built on mineflayer notice only this; others ignore a leash on a player.
  player.send('attach_entity', { entityId: player.id, vehicleId: -1 })
  if (place === 'beside') player.teleport(vehicle ? exitOf(world, vehicle) : { ...player.position })
}

/** Keeps a rider's body on its seat. */
export function follow(player: Player, vehicle: Entity): void {
  Object.assign(player.position, seatPlace(vehicle))
  player.fallFromY = player.position.y
  player.onGround = true
}

function showRiders(world: WorldContext, vehicle: Entity): void {
  const { name, params } = passengersPacket(world, vehicle)
  world.broadcastNear(vehicle, name, params)
}

function exitOf(world: WorldContext, { position, width, height }: Entity): Place {
  const reach = Math.ceil(width / 2 + 0.5)
  const [x, y, z] = [Math.floor(position.x), Math.floor(position.y + 0.01), Math.floor(position.z)]
  for (let away = 1; away <= reach + 1; away += 1) {
    for (const up of [0, 1, -1]) {
      for (let dx = -away; dx <= away; dx += 1) {
        for (let dz = -away; dz <= away; dz += 1) {
          if (Math.max(Math.abs(dx), Math.abs(dz)) !== away) continue
          const cell = { ...position, x: x + dx, y: y + up, z: z + dz }
          if (isStandable(world, cell, bodyHeight)) return { ...cell, x: cell.x + 0.5, z: cell.z + 0.5 }
        }
      }
    }
  }
  return { ...position, y: position.y + height }
}
