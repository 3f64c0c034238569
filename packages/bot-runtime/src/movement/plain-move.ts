import type { Move } from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'

/** A move that breaks and builds nothing. */
export function plainMove(x: number, y: number, z: number, remainingBlocks: number): Move {
  const hash = `${x},${y},${z}`
  const facts = { remainingBlocks, cost: 1, toBreak: [], toPlace: [], parkour: false, hash }
  return Object.assign(new Vec3(x, y, z), facts)
}
