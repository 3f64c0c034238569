import type { BlockState } from '../context/block-state.ts'
import type { Face } from '../context/faces.ts'
import { eyePosition, type Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { lookDirection } from '../inventory/look-direction.ts'

/** A block that a ray meets. */
export interface RayHit {
  readonly position: Place
  readonly state: BlockState
  /** The side through which the ray came in; absent when it started inside. */
  readonly face: Face | undefined
}

/** Follows a player's look from block to block and returns the first that stops it; absent when none does. */
export function castRay(
  world: WorldContext,
  player: Player,
  {
    reachBlocks,
    stopsAt,
  }: { readonly reachBlocks: number; readonly stopsAt: (state: BlockState) => boolean },
): RayHit | undefined {
  const eyes = eyePosition(player)
  const look = lookDirection(player)
  const axes = [axisOf(eyes.x, look.x), axisOf(eyes.y, look.y), axisOf(eyes.z, look.z)] as const
  let face: Face | undefined
  for (let travelled = 0; travelled <= reachBlocks;) {
    const position = { ...eyes, x: axes[0].cell, y: axes[1].cell, z: axes[2].cell }
    const state = world.blocks.at(position)
    if (stopsAt(state)) return { position, state, face }
    const nearest =
      axes[0].next <= axes[1].next && axes[0].next <= axes[2].next ? 0 : axes[1].next <= axes[2].next ? 1 : 2
    const axis = axes[nearest]
    travelled = axis.next
    axis.cell += axis.step
    axis.next += axis.delta
    face = entered[nearest][axis.step > 0 ? 0 : 1]
  }
  return undefined
}

// The side that is entered on each axis when going up and when going down.
const entered: readonly [readonly [Face, Face], readonly [Face, Face], readonly [Face, Face]] = [
  ['west', 'east'],
  ['down', 'up'],
  ['north', 'south'],
]

interface Axis {
  cell: number
  readonly step: 1 | -1
  /** Length along the ray to the next border on this axis. */
  next: number
  readonly delta: number
}

function axisOf(start: number, direction: number): Axis {
  const cell = Math.floor(start)
  if (direction === 0) return { cell, step: 1, next: Infinity, delta: Infinity }
  const delta = Math.abs(1 / direction)
  return direction > 0
    ? { cell, step: 1, next: (cell + 1 - start) * delta, delta }
    : { cell, step: -1, next: (start - cell) * delta, delta }
}
