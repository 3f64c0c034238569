import type { OtherEntity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { ItemUse } from '../context/clicks.ts'
import { eyePosition, handSlot, type Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import { randomInteger } from '../context/random-source.ts'
import type { WorldContext } from '../context/world-context.ts'
import { moveBody } from '../entities/move-body.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { lookDirection } from '../inventory/look-direction.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { fishingLoot } from '../mobs/fishing-loot.ts'
import { showBite } from '../protocol/show-bite.ts'

interface Cast {
  readonly bobber: OtherEntity
  readonly hand: 'main' | 'off'
  /** The tick of the next bite; absent until the bobber swims. */
  biteAtTick: number | undefined
}

// Vanilla: 5 to 30 seconds to a bite, which then lasts one to two.
const waitTicks = { minimum: 100, maximum: 600 }
const biteTicks = 30

const castSpeed = 1
const gravity = 0.03
const drag = 0.92
const maxLineBlocks = 32
const experience = { minimum: 1, maximum: 6 }

/** Lets fishing rods cast, wait for a bite and pull in a catch. */
export function createFishing(): Mechanic {
  const casts = new Map<Player, Cast>()
  const reel = (world: WorldContext, player: Player): void => {
    const cast = casts.get(player)
    casts.delete(player)
    if (cast) world.entities.remove(cast.bobber)
  }
  return {
    name: 'fishing',
    useItem(world, use) {
      if (use.stack.name !== 'fishing_rod') return false
      const cast = casts.get(use.player)
      if (!cast) {
        casts.set(use.player, throwBobber(world, use))
        return true
      }
      const isBiting = cast.biteAtTick !== undefined && world.tick >= cast.biteAtTick
      reel(world, use.player)
      if (isBiting) land(world, use.player, cast)
      wearItem(world, use.player, { points: 1, slot: handSlot(use.player, use.hand) })
      return true
    },
    tickPlayer(world, player) {
      const cast = casts.get(player)
      if (!cast) return
      const holdsRod = player.inventory.get(handSlot(player, cast.hand))?.name === 'fishing_rod'
      const isFar = distanceBetween(player.position, cast.bobber.position) > maxLineBlocks
      if (!holdsRod || isFar || player.isDead || cast.bobber.isRemoved) reel(world, player)
      else drift(world, cast)
    },
    playerLeft: reel,
  }
}

function throwBobber(world: WorldContext, { player, hand }: ItemUse): Cast {
  const look = lookDirection(player)
  const base = world.entities.create({
    typeName: 'fishing_bobber',
    position: eyePosition(player),
    velocity: { x: look.x * castSpeed, y: look.y * castSpeed + 0.1, z: look.z * castSpeed },
    width: 0.25,
    height: 0.25,
    objectData: player.id,
  })
  return { bobber: world.entities.add({ ...base, kind: 'other' }), hand, biteAtTick: undefined }
}

function drift(world: WorldContext, cast: Cast): void {
  const { bobber } = cast
  if (world.blocks.at(bobber.position).name === 'water') {
    float(world, cast)
    return
  }
  const { velocity } = bobber
  velocity.y -= gravity
  const wanted = { ...velocity }
  const moved = moveBody(world.blocks, bobber, wanted)
  const hasHit = moved.x !== wanted.x || moved.y !== wanted.y || moved.z !== wanted.z
  for (const axis of ['x', 'y', 'z'] as const) velocity[axis] = hasHit ? 0 : velocity[axis] * drag
}

function float(world: WorldContext, cast: Cast): void {
  const { bobber } = cast
  Object.assign(bobber.velocity, { x: 0, y: 0, z: 0 })
  bobber.position.y = Math.floor(bobber.position.y) + 0.85
  if (cast.biteAtTick === undefined || world.tick > cast.biteAtTick + biteTicks) {
    cast.biteAtTick = world.tick + randomInteger(world.random, waitTicks)
  } else if (world.tick === cast.biteAtTick) {
    showBite(world, bobber)
  }
}

function land(world: WorldContext, player: Player, { bobber }: Cast): void {
  const line = {
    x: player.position.x - bobber.position.x,
    y: player.position.y - bobber.position.y,
    z: player.position.z - bobber.position.z,
  }
  // Vanilla's throw lets the catch land at the angler's feet.
  const lift = Math.sqrt(Math.hypot(line.x, line.y, line.z)) * 0.08
  world.entities.dropItem(fishingLoot(world.random), {
    position: { ...bobber.position },
    velocity: { x: line.x * 0.1, y: line.y * 0.1 + lift, z: line.z * 0.1 },
    pickupDelayTicks: 0,
  })
  dropExperience(world, randomInteger(world.random, experience), player.position)
}
