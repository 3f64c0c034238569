import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { NamedPacket } from './chunk-packets.ts'

/** Players who sit on something. */
export function ridersOf(
  world: Pick<WorldContext, 'players'>,
  vehicle: { readonly id: number },
): readonly Player[] {
  return world.players.filter(({ vehicleId }) => vehicleId === vehicle.id)
}

/** Gives the packet that shows who sits on something. */
export function passengersPacket(
  world: Pick<WorldContext, 'players'>,
  vehicle: { readonly id: number },
): NamedPacket {
  const passengers = ridersOf(world, vehicle).map(({ id }) => id)
  return { name: 'set_passengers', params: { entityId: vehicle.id, passengers } }
}

/** Gives the packets that show a newcomer who rides; none when nobody does. */
export function ridePackets(
  world: Pick<WorldContext, 'players'>,
  entity: Entity | Player,
): readonly NamedPacket[] {
  if (entity.kind === 'player')
    return entity.vehicleId === undefined ? [] : [passengersPacket(world, { id: entity.vehicleId })]
  const mayCarry = entity.kind === 'mob' || entity.kind === 'boat'
  return mayCarry && ridersOf(world, entity).length > 0 ? [passengersPacket(world, entity)] : []
}
