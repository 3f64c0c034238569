import { faceOffsets } from '../context/faces.ts'
import { handSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { ItemUse } from '../context/clicks.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { withCount } from '../items/item-stack.ts'
import { castRay, type RayHit } from '../blocks/cast-ray.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { isSource } from '../fluids/fluid-level.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import { isWashedAway } from '../fluids/is-washed-away.ts'

const reachBlocks = 5

const poured: Readonly<Record<string, string>> = { water_bucket: 'water', lava_bucket: 'lava' }
const fishBucket = /^(cod|salmon|tropical_fish|pufferfish|tadpole|axolotl)_bucket$/

/** Lets buckets scoop up and pour out water and lava. */
export function createBuckets(): Mechanic {
  return {
    name: 'buckets',
    useItem(world, use) {
      if (use.stack.name === 'bucket') return scoop(world, use)
      const fluid = fishBucket.test(use.stack.name) ? 'water' : poured[use.stack.name]
      return fluid !== undefined && pour(world, use, fluid)
    },
  }
}

function scoop(world: WorldContext, use: ItemUse): boolean {
  const hit = castRay(world, use.player, {
    reachBlocks: reachBlocks,
    stopsAt: (state) => isSource(state) || (!state.isAir && state.name !== 'water' && state.name !== 'lava'),
  })
  if (!hit) return false
  if (hit.state.properties['waterlogged'] === true) world.blocks.update(hit.position, { waterlogged: false })
  else if (isSource(hit.state)) world.blocks.set(hit.position, 0)
  else return false
  exchange(world, use, hit.state.name === 'lava' ? 'lava_bucket' : 'water_bucket')
  return true
}

function pour(world: WorldContext, use: ItemUse, fluid: string): boolean {
  const hit = castRay(world, use.player, {
    reachBlocks: reachBlocks,
    stopsAt: (state) => !state.isAir && state.name !== 'water' && state.name !== 'lava',
  })
  const place = hit && pouringPlace(hit)
  if (!place || !isInside(world, place)) return false
  const standing = world.blocks.at(place)
  if (!standing.isAir && standing.name !== 'water' && standing.name !== 'lava' && !isWashedAway(standing))
    return false
  world.blocks.place(place, fluid)
  const [, swimmer] = fishBucket.exec(use.stack.name) ?? []
  if (swimmer !== undefined)
    spawnMob(world, swimmer, { position: offsetBy(place, { x: 0.5, y: 0.2, z: 0.5 }), isPersistent: true })
  exchange(world, use, 'bucket')
  return true
}

function isInside({ blocks }: WorldContext, { y, dimension }: Place): boolean {
  const { minY, maxY } = blocks.in(dimension)
  return y >= minY && y < maxY
}

function pouringPlace({ position, state, face }: RayHit): Place | undefined {
  if (isWashedAway(state)) return position
  return face && offsetBy(position, faceOffsets[face])
}

function exchange(world: WorldContext, { player, hand, stack }: ItemUse, name: string): void {
  if (player.gameMode === 'creative') return
  const slot = handSlot(player, hand)
  const left = withCount(stack, stack.count - 1)
  player.inventory.set(slot, left ?? { name, count: 1 })
  if (left) giveOrDrop(world, player, { name, count: 1 })
}
