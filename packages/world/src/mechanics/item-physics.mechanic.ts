import { leaveLying } from '../entities/leave-lying.ts'
import type { ItemEntity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isSameItem } from '../items/item-stack.ts'
import { moveBody } from '../entities/move-body.ts'
import { restsUnattended } from '../entities/rests-unattended.ts'

// Vanilla's five minutes.
const lifetimeTicks = 6000

// A resting item looks only this often whether its floor is still there.
const restCheckTicks = 5

// https://minecraft.wiki/w/Item_(entity)#Behavior
const waterDrag = 0.99
const floatSpeed = 0.06
const floatGain = 0.0005

const mergeIntervalTicks = 20
const mergeReach = { horizontal: 0.75, vertical: 0.5 }

/** Lets items on the ground fall, float, burn, merge with their like, and vanish after five minutes with somebody near. */
export function createItemPhysics(): Mechanic {
  return {
    name: 'item-physics',
    tickEntity: {
      item(world, entity) {
        if (restsUnattended(world, entity)) return
        const { minY } = world.blocks.in(entity.position.dimension)
        if (world.tick - entity.bornAtTick >= lifetimeTicks || entity.position.y < minY - 32) {
          world.entities.remove(entity)
          return
        }
        if ((world.tick + entity.id) % mergeIntervalTicks === 0) mergeWithNeighbour(world, entity)
        if (entity.isRemoved) return
        if (entity.isResting && (world.tick + entity.id) % restCheckTicks !== 0) return
        entity.isResting = fall(world, entity)
      },
    },
  }
}

// Moves an item by one tick and tells whether it lies still.
function fall(world: WorldContext, entity: ItemEntity): boolean {
  const { name } = world.blocks.at(entity.position)
  if (name === 'lava' || name === 'fire' || name === 'soul_fire') {
    world.entities.remove(entity)
    return true
  }
  const { velocity } = entity
  if (name === 'water') {
    // Water lifts slowly and takes nothing from what is thrown out of it.
    velocity.x *= waterDrag
    velocity.z *= waterDrag
    if (velocity.y < floatSpeed) velocity.y += floatGain
  } else velocity.y -= 0.04
  const wanted = { ...velocity }
  const moved = moveBody(world.blocks, entity, wanted)
  entity.onGround = wanted.y < 0 && moved.y > wanted.y
  const friction = entity.onGround ? 0.588 : 0.98
  velocity.x = moved.x === wanted.x ? wanted.x * friction : 0
  velocity.z = moved.z === wanted.z ? wanted.z * friction : 0
  velocity.y = moved.y === wanted.y ? wanted.y * 0.98 : 0
  return entity.onGround && Math.abs(velocity.x) + Math.abs(velocity.z) < 0.01
}

function mergeWithNeighbour(world: WorldContext, entity: ItemEntity): void {
  const room = world.items.stackSize(entity.stack.name) - entity.stack.count
  if (room <= 0 || world.tick < entity.pickupAtTick) return
  for (const other of world.entities.all()) {
    if (other.kind !== 'item' || other === entity || world.tick < other.pickupAtTick) continue
    if (other.stack.count > room || !isNear(entity, other) || !isSameItem(entity.stack, other.stack)) continue
    leaveLying(world, entity, { ...entity.stack, count: entity.stack.count + other.stack.count })
    world.entities.remove(other)
    return
  }
}

const isNear = (left: ItemEntity, right: ItemEntity): boolean =>
  left.position.dimension === right.position.dimension &&
  Math.abs(left.position.x - right.position.x) <= mergeReach.horizontal &&
  Math.abs(left.position.z - right.position.z) <= mergeReach.horizontal &&
  Math.abs(left.position.y - right.position.y) <= mergeReach.vertical
