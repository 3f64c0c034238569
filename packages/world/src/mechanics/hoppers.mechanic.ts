import { leaveLying } from '../entities/leave-lying.ts'
import { z } from 'zod'
import { moveOne, putInto } from '../block-entities/move-items.ts'
import { faceOffsets, type Face } from '../context/faces.ts'
import { placeKeyShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { BlockStorage } from '../context/block-storage.ts'
import type { WorldContext } from '../context/world-context.ts'

// https://minecraft.wiki/w/Hopper#Transfer: an item every eight ticks, out before in.
const waitTicks = 8
const bowlHeight = 2

/** Lets hoppers move items: out to where they point, in from what stands or lies above. */
export function createHoppers(): Mechanic {
  const hoppers = new Set<string>()
  return {
    name: 'hoppers',
    tick(world) {
      if (world.tick % waitTicks !== 0) return
      for (const key of hoppers) work(world, parsePlaceKey(key))
    },
    powered(world, { position, state, isPowered }) {
      if (state.name === 'hopper') world.blocks.update(position, { enabled: !isPowered })
    },
    blockChanged(_world, { position, after }) {
      if (after.name === 'hopper') hoppers.add(placeKey(position))
      else hoppers.delete(placeKey(position))
    },
    kept: keptState({
      schema: z.array(placeKeyShape),
      save: () => [...hoppers],
      load(_world, kept) {
        hoppers.clear()
        for (const key of kept) hoppers.add(key)
      },
    }),
  }
}

function work(world: WorldContext, place: Place): void {
  if (!world.blocks.isLoaded(place)) return
  const { properties, name } = world.blocks.at(place)
  const hopper =
    name === 'hopper' && properties['enabled'] !== false ? world.hooks.storageAt(place) : undefined
  if (!hopper) return
  const facing = String(properties['facing'])
  if (isFace(facing)) {
    const to = world.hooks.storageAt(offsetBy(place, faceOffsets[facing]))
    if (to) moveOne(world.items, { from: hopper, to, side: facing === 'down' ? 'above' : 'side' })
  }
  const above = world.hooks.storageAt(offsetBy(place, faceOffsets.up))
  if (above) moveOne(world.items, { from: above, to: hopper, side: 'above' })
  else swallow(world, place, hopper)
}

const isFace = (name: string): name is Face => Object.hasOwn(faceOffsets, name)

function swallow(world: WorldContext, { x, y, z, dimension }: Place, hopper: BlockStorage): void {
  for (const entity of world.entities.all()) {
    if (entity.kind !== 'item' || entity.position.dimension !== dimension) continue
    const [dx, dy, dz] = [entity.position.x - x, entity.position.y - y, entity.position.z - z]
    if (dx < 0 || dx >= 1 || dz < 0 || dz >= 1 || dy < 0 || dy >= bowlHeight) continue
    const left = putInto(world.items, hopper, { stack: entity.stack, side: 'above' })
    if (left?.count === entity.stack.count) continue
    leaveLying(world, entity, left)
    return
  }
}
