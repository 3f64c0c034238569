import { faces, faceOffsets } from '../context/faces.ts'
import { z } from 'zod'
import { placeKeyShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { breakBlock } from '../blocks/break-block.ts'

// Leaves stay while a log is within six steps through leaves.
const reach = 6
const blocksPerSection = 4096

const isLog = (name: string): boolean => /_(log|wood)$/.test(name)
const isLeaves = (name: string): boolean => name.endsWith('_leaves')

/** Lets leaves without a log wither, at the pace of random ticks. */
export function createLeafDecay(): Mechanic {
  const doubtful = new Set<string>()
  return {
    name: 'leaf-decay',
    blockChanged(world, { position, before, after }) {
      if (isLog(after.name) || (!isLog(before.name) && !isLeaves(before.name))) return
      for (const key of leavesAround(world, position)) doubtful.add(key)
    },
    tick(world) {
      const chance = world.gamerules.randomTickSpeed / blocksPerSection
      for (const key of doubtful) {
        if (world.random() >= chance) continue
        doubtful.delete(key)
        const position = parsePlaceKey(key)
        const { name, properties } = world.blocks.at(position)
        if (isLeaves(name) && properties['persistent'] !== true && !hasLog(world, position))
          breakBlock(world, position)
      }
    },
    kept: keptState({
      schema: z.array(placeKeyShape),
      save: () => [...doubtful],
      load(_world, keys) {
        doubtful.clear()
        for (const key of keys) doubtful.add(key)
      },
    }),
  }
}

function leavesAround(world: WorldContext, centre: Place): ReadonlySet<string> {
  const found = new Set<string>()
  walk(world, centre, (position, name) => {
    if (!isLeaves(name)) return false
    found.add(placeKey(position))
    return true
  })
  return found
}

function hasLog(world: WorldContext, leaf: Place): boolean {
  let isHeld = false
  walk(world, leaf, (_position, name) => {
    isHeld ||= isLog(name)
    return !isHeld && isLeaves(name)
  })
  return isHeld
}

// Visits the neighbours of a place, and on from each where the visitor says so, up to the reach of a log.
function walk(world: WorldContext, from: Place, visit: (position: Place, name: string) => boolean): void {
  const seen = new Set([placeKey(from)])
  let edge: readonly Place[] = [from]
  for (let step = 0; step < reach && edge.length > 0; step += 1) {
    const next: Place[] = []
    for (const place of edge) {
      for (const face of faces) {
        const neighbour = offsetBy(place, faceOffsets[face])
        const key = placeKey(neighbour)
        if (seen.has(key) || !world.blocks.isLoaded(neighbour)) continue
        seen.add(key)
        if (visit(neighbour, world.blocks.at(neighbour).name)) next.push(neighbour)
      }
    }
    edge = next
  }
}
