import type { FallingBlockEntity } from '../context/entity.ts'
import { createDueTicks } from '../context/due-ticks.ts'
import { faceOffsets } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { blockPlace, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { moveBody } from '../entities/move-body.ts'
import { fluidOf } from '../fluids/fluid-level.ts'
import { isReplaceable } from '../rules/index.ts'

const falls =
  /^(sand|red_sand|suspicious_sand|gravel|suspicious_gravel|anvil|chipped_anvil|damaged_anvil|dragon_egg)$|_concrete_powder$/

// A block in a column falls this much after the one below it, so that they do not pass through each other.
const delayTicks = 2

const gravity = 0.04
const drag = 0.98
const lifetimeTicks = 600

/** Lets sand, gravel and their like fall when nothing holds them. */
export function createFallingBlocks(): Mechanic {
  const due = createDueTicks()
  const check = (world: WorldContext, position: Place): void => {
    if (world.blocks.isLoaded(position) && falls.test(world.blocks.at(position).name)) {
      due.set(position, world.tick + delayTicks)
    }
  }
  return {
    name: 'falling-blocks',
    blockChanged(world, { position }) {
      check(world, position)
      check(world, offsetBy(position, faceOffsets.up))
    },
    tick(world) {
      for (const place of due.take(world.tick)) startFall(world, place)
    },
    tickEntity: { 'falling-block': fall },
    kept: due.kept,
  }
}

function startFall(world: WorldContext, position: Place): void {
  const state = world.blocks.at(position)
  if (!falls.test(state.name)) return
  const below = offsetBy(position, faceOffsets.down)
  if (below.y < world.blocks.in(below.dimension).minY || !isReplaceable(world.blocks.at(below))) return
  world.blocks.set(position, 0)
  const base = world.entities.create({
    typeName: 'falling_block',
    position: offsetBy(position, { x: 0.5, y: 0, z: 0.5 }),
    width: 0.98,
    height: 0.98,
    objectData: state.id,
  })
  world.entities.add({ ...base, kind: 'falling-block', stateId: state.id } satisfies FallingBlockEntity)
}

function fall(world: WorldContext, entity: FallingBlockEntity): void {
  entity.velocity.y = (entity.velocity.y - gravity) * drag
  const wanted = entity.velocity.y
  const moved = moveBody(world.blocks, entity, { x: 0, y: wanted, z: 0 })
  // Concrete powder sets in the first water it falls into.
  const { name } = world.blocks.state(entity.stateId)
  const isSetting = name.endsWith('_concrete_powder') && fluidOf(world.blocks.at(entity.position)) === 'water'
  const hasLanded = moved.y > wanted || isSetting
  const { minY } = world.blocks.in(entity.position.dimension)
  const isLost = world.tick - entity.bornAtTick > lifetimeTicks || entity.position.y < minY - 32
  if (!hasLanded && !isLost) return
  world.entities.remove(entity)
  if (hasLanded) land(world, entity)
}

function land(world: WorldContext, entity: FallingBlockEntity): void {
  const place = blockPlace({ ...entity.position, y: entity.position.y + 0.01 })
  const { name } = world.blocks.state(entity.stateId)
  const standing = world.blocks.at(place)
  if (isReplaceable(standing)) {
    if (
      fluidOf(standing) !== 'water' ||
      !world.blocks.place(place, name.replace(/_concrete_powder$/, '_concrete'))
    )
      world.blocks.set(place, entity.stateId)
    return
  }
  if (world.gamerules.doEntityDrops && world.items.has(name)) {
    world.entities.dropItem({ name, count: 1 }, { position: entity.position })
  }
}
