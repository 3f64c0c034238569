import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { dimensionOf } from '../registry/nether-place.ts'

const searchBlocks = 16
const frameWidth = 4
const frameHeight = 5
const netherHeights = { lowest: 33, highest: 110 }
// Where nothing else is free, a portal is carved out at this height.
const carvedY = 70

/** Builds a lit portal with a place to stand near a place and returns its lowest cell. */
export function buildPortal(world: WorldContext, near: Position): Position {
  const free = findRoom(world, near)
  const base = free ?? { x: Math.floor(near.x), y: carvedY, z: Math.floor(near.z) }
  if (!free) carve(world, base)
  for (let dx = 0; dx < frameWidth; dx += 1) {
    for (let dy = 0; dy < frameHeight; dy += 1) {
      const isRim = dx === 0 || dy === 0 || dx === frameWidth - 1 || dy === frameHeight - 1
      const cell = { x: base.x + dx, y: base.y + dy - 1, z: base.z }
      if (isRim) world.blocks.place(cell, 'obsidian')
    }
  }
  for (let dx = 1; dx < frameWidth - 1; dx += 1) {
    for (let dy = 1; dy < frameHeight - 1; dy += 1)
      world.blocks.place({ x: base.x + dx, y: base.y + dy - 1, z: base.z }, 'nether_portal', { axis: 'x' })
  }
  return { x: base.x + 1, y: base.y, z: base.z }
}

// The nearest floor with room for frame and body, the lower left corner of the frame's inside.
function findRoom(world: WorldContext, near: Position): Position | undefined {
  const [x0, z0] = [Math.floor(near.x), Math.floor(near.z)]
  for (let ring = 0; ring <= searchBlocks; ring += 1) {
    for (let dx = -ring; dx <= ring; dx += 1) {
      for (let dz = -ring; dz <= ring; dz += 1) {
        if (Math.max(Math.abs(dx), Math.abs(dz)) !== ring) continue
        const found = findFloor(world, x0 + dx, z0 + dz)
        if (found) return found
      }
    }
  }
  return undefined
}

function findFloor(world: WorldContext, x: number, z: number): Position | undefined {
  if (dimensionOf({ z }) === 'overworld') {
    const place = { x, y: world.blocks.surfaceY(x, z) + 1, z }
    return isRoom(world, place) ? place : undefined
  }
  for (let y = netherHeights.highest; y >= netherHeights.lowest; y -= 1)
    if (isRoom(world, { x, y, z })) return { x, y, z }
  return undefined
}

function isRoom({ blocks }: WorldContext, { x, y, z }: Position): boolean {
  for (let dz = -1; dz <= 1; dz += 1) {
    for (let dx = 0; dx < frameWidth; dx += 1) {
      if (!blocks.at({ x: x + dx, y: y - 1, z: z + dz }).isFullCube) return false
      for (let dy = 0; dy < frameHeight - 1; dy += 1)
        if (!blocks.at({ x: x + dx, y: y + dy, z: z + dz }).isAir) return false
    }
  }
  return true
}

function carve({ blocks }: WorldContext, { x, y, z }: Position): void {
  for (let dz = -1; dz <= 1; dz += 1) {
    for (let dx = 0; dx < frameWidth; dx += 1) {
      blocks.place({ x: x + dx, y: y - 1, z: z + dz }, 'obsidian')
      for (let dy = 0; dy < frameHeight - 1; dy += 1) blocks.set({ x: x + dx, y: y + dy, z: z + dz }, 0)
    }
  }
}
