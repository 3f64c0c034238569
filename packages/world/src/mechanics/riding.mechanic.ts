import { z } from 'zod'
import type { Entity } from '../context/entity.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { asMob } from '../context/mob.ts'
import type { Packet } from '../context/packet.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { mayMount, obeysRider } from '../mobs/steeds.ts'
import { readNumber, readPosition, readRecord } from '../protocol/read-packet.ts'
import { ridersOf } from '../protocol/passengers-packet.ts'
import { driveBoat } from '../vehicles/drive-boat.ts'
import { driveMob } from '../vehicles/drive-mob.ts'
import { createRideCheck, type RideCheck } from '../vehicles/ride-check.ts'
import { follow, hasSeat, seatPlayer, unseatPlayer } from '../vehicles/seat.ts'

const unmountFlag = 2
// Clients that move their mount themselves do so every tick.
const ownHandTicks = 10

/** Knowledge of those who ride. */
interface Riders {
  readonly checks: Map<Player, RideCheck>
  /** Ticks at which clients moved their mount themselves, which the world then leaves alone. */
  readonly movedAt: Map<Player, number>
  /** Place of each rider's body as the seat had it last. */
  readonly seatedAt: Map<Player, Place>
}

/** Lets players ride boats, horses and what wears a saddle, steer it and get off again. */
export function createRiding(): Mechanic {
  const riders: Riders = { checks: new Map(), movedAt: new Map(), seatedAt: new Map() }
  let seats: ReadonlyMap<string, number> = new Map()
  return {
    name: 'riding',
    useEntity(world, { player, hand, target }) {
      if (target.kind === 'player' || hand === 'off' || player.isSneaking) return false
      if (player.vehicleId !== undefined || !hasSeat(world, target)) return false
      const mob = asMob(target)
      if (mob ? !mayMount(mob) : target.kind !== 'boat') return false
      mount(riders, world, { player, vehicle: target })
      return true
    },
    packets: steeringPackets(riders),
    tickPlayer: (world, player) => ride(riders, world, player),
    playerLeft(world, player) {
      for (const known of [riders.checks, riders.movedAt, riders.seatedAt]) known.delete(player)
      if (player.vehicleId !== undefined) unseatPlayer(world, player, { place: 'here' })
    },
    restored(world) {
      for (const player of world.players) {
        const vehicle = world.entities.get(seats.get(player.name) ?? -1)
        if (vehicle) mount(riders, world, { player, vehicle })
        else unseatPlayer(world, player, { place: 'here' })
      }
    },
    kept: keptState({
      schema: z.array(z.tuple([z.string(), z.int()])),
      save: (world) =>
        world.players.flatMap(({ name, vehicleId }): [string, number][] =>
          vehicleId === undefined ? [] : [[name, vehicleId]],
        ),
      load(_world, kept) {
        seats = new Map(kept)
      },
    }),
  }
}

function mount(
  { checks, movedAt, seatedAt }: Riders,
  world: WorldContext,
  { player, vehicle }: { readonly player: Player; readonly vehicle: Entity },
): void {
  checks.set(player, createRideCheck(vehicle))
  movedAt.delete(player)
  seatPlayer(world, player, vehicle)
  seatedAt.set(player, { ...player.position })
}

function steeringPackets(riders: Riders): NonNullable<Mechanic['packets']> {
  const steer = (world: WorldContext, player: Player, { left, forward }: Player['steering']): void => {
    if (vehicleOf(world, player)) player.steering = { left: sign(left), forward: sign(forward) }
  }
  return {
    steer_vehicle(world, player, packet) {
      if ((Number(packet['jump']) & unmountFlag) !== 0) unseatPlayer(world, player)
      else steer(world, player, readSteering(packet))
    },
    player_input(world, player, packet) {
      const input = readRecord(packet, 'inputs')
      const { left, forward } = readInput(input)
      // Clients built on mineflayer say that they get off by a jump.
      const isOff = input['shift'] === true || (input['jump'] === true && left === 0 && forward === 0)
      if (isOff) unseatPlayer(world, player)
      else steer(world, player, { left, forward })
    },
    entity_action(world, player, packet) {
      const action = packet['actionId']
      if (action === 0 || action === 'start_sneaking') unseatPlayer(world, player)
    },
    vehicle_move: (world, player, packet) => moveByHand(riders, world, { player, packet }),
  }
}

function moveByHand(
  { checks, movedAt, seatedAt }: Riders,
  world: WorldContext,
  { player, packet }: { readonly player: Player; readonly packet: Packet },
): void {
  const vehicle = vehicleOf(world, player)
  const to = readPosition(packet)
  if (!vehicle || !to || ridersOf(world, vehicle)[0] !== player) return
  const mob = asMob(vehicle)
  const mayGo = (!mob || obeysRider(mob, player)) && checks.get(player)?.mayMoveTo(world, vehicle, to)
  if (!mayGo) {
    const { position, yaw, pitch } = vehicle
    player.send('vehicle_move', { ...position, yaw, pitch })
    return
  }
  Object.assign(vehicle.position, to)
  Object.assign(vehicle.velocity, { x: 0, y: 0, z: 0 })
  vehicle.yaw = readNumber(packet, 'yaw') ?? vehicle.yaw
  if (mob) mob.fallDistance = 0
  movedAt.set(player, world.tick)
  follow(player, vehicle)
  seatedAt.set(player, { ...player.position })
}

function ride({ checks, movedAt, seatedAt }: Riders, world: WorldContext, player: Player): void {
  if (player.vehicleId === undefined) return
  const vehicle = vehicleOf(world, player)
  // Whoever was sent elsewhere has left the seat.
  const isElsewhere = isMoved(player, seatedAt.get(player))
  const isLost = !vehicle || vehicle.position.dimension !== player.position.dimension
  if (isLost || isElsewhere || player.isDead || asMob(vehicle)?.isDead) {
    unseatPlayer(world, player, { place: isElsewhere || player.isDead ? 'here' : 'beside' })
    return
  }
  checks.get(player)?.rest()
  const isOwnHand = world.tick - (movedAt.get(player) ?? -Infinity) < ownHandTicks
  if (ridersOf(world, vehicle)[0] === player && !isOwnHand) drive(world, vehicle, player)
  follow(player, vehicle)
  seatedAt.set(player, { ...player.position })
}

const vehicleOf = (world: WorldContext, { vehicleId }: Player): Entity | undefined =>
  vehicleId === undefined ? undefined : world.entities.get(vehicleId)

function drive(world: WorldContext, vehicle: Entity, player: Player): void {
  const mob = asMob(vehicle)
  if (mob) driveMob(world, mob, player)
  else if (vehicle.kind === 'boat') driveBoat(world, vehicle, player)
}

const isMoved = ({ position }: Player, seat: Place | undefined): boolean =>
  seat !== undefined && distanceBetween(position, seat) > 0.01

const sign = (value: number): number => Math.sign(value) || 0

const readSteering = (packet: Packet): Player['steering'] => ({
  left: readNumber(packet, 'sideways') ?? 0,
  forward: readNumber(packet, 'forward') ?? 0,
})

const readInput = (input: Readonly<Record<string, unknown>>): Player['steering'] => ({
  left: Number(input['left'] === true) - Number(input['right'] === true),
  forward: Number(input['forward'] === true) - Number(input['backward'] === true),
})
