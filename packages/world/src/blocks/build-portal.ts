import { blockPlace, offsetBy, type Place } from '../context/position.ts'
import type { BlockAccess } from '../context/block-access.ts'
import { dimensions } from '../registry/dimension.ts'
import type { WorldContext } from '../context/world-context.ts'

const searchBlocks = 16
const frameWidth = 4
const frameHeight = 5
// Under a roof of bedrock, floors are searched between these heights.
const roofedHeights = { lowest: 33, highest: 110 }
// Where nothing else is free, a portal is carved out at this height.
const carvedY = 70
// Rows of floor, beside the frame's own, that are looked for first and where none is so wide:
// https://minecraft.wiki/w/Nether_portal#Portal_search
const roomsBeside = [1, 0]

/** Builds a lit portal with a place to stand near a place and returns its lowest cell. */
export function buildPortal(world: WorldContext, near: Place): Place {
  const free = findRoom(world, near)
  const base = free ?? { ...blockPlace(near), y: carvedY }
  if (!free) carve(world, base)
  for (let dx = 0; dx < frameWidth; dx += 1) {
    for (let dy = 0; dy < frameHeight; dy += 1) {
      const isRim = dx === 0 || dy === 0 || dx === frameWidth - 1 || dy === frameHeight - 1
      const cell = offsetBy(base, { x: dx, y: dy - 1, z: 0 })
      if (isRim) world.blocks.place(cell, 'obsidian')
    }
  }
  for (let dx = 1; dx < frameWidth - 1; dx += 1) {
    for (let dy = 1; dy < frameHeight - 1; dy += 1)
      world.blocks.place(offsetBy(base, { x: dx, y: dy - 1, z: 0 }), 'nether_portal', { axis: 'x' })
  }
  return offsetBy(base, { x: 1, y: 0, z: 0 })
}

// The widest floor with room for frame and body, the nearest of those; the lower left corner of the frame's inside.
function findRoom(world: WorldContext, near: Place): Place | undefined {
  for (const beside of roomsBeside) {
    const found = findNearestRoom(world, near, beside)
    if (found) return found
  }
  return undefined
}

function findNearestRoom(world: WorldContext, near: Place, beside: number): Place | undefined {
  const centre = blockPlace(near)
  for (let ring = 0; ring <= searchBlocks; ring += 1) {
    for (let dx = -ring; dx <= ring; dx += 1) {
      for (let dz = -ring; dz <= ring; dz += 1) {
        if (Math.max(Math.abs(dx), Math.abs(dz)) !== ring) continue
        const found = findFloor(world, offsetBy(centre, { x: dx, y: 0, z: dz }), beside)
        if (found) return found
      }
    }
  }
  return undefined
}

function findFloor({ blocks }: WorldContext, column: Place, beside: number): Place | undefined {
  if (dimensions[column.dimension].hasSky) {
    const place = { ...column, y: blocks.in(column.dimension).surfaceY(column.x, column.z) + 1 }
    return isRoom(blocks, place, beside) ? place : undefined
  }
  for (let y = roofedHeights.highest; y >= roofedHeights.lowest; y -= 1)
    if (isRoom(blocks, { ...column, y }, beside)) return { ...column, y }
  return undefined
}

function isRoom(blocks: BlockAccess, place: Place, beside: number): boolean {
  for (let dz = -beside; dz <= beside; dz += 1) {
    for (let dx = 0; dx < frameWidth; dx += 1) {
      if (!blocks.at(offsetBy(place, { x: dx, y: -1, z: dz })).isFullCube) return false
      for (let dy = 0; dy < frameHeight - 1; dy += 1)
        if (!blocks.at(offsetBy(place, { x: dx, y: dy, z: dz })).isAir) return false
    }
  }
  return true
}

function carve({ blocks }: WorldContext, place: Place): void {
  for (let dz = -1; dz <= 1; dz += 1) {
    for (let dx = 0; dx < frameWidth; dx += 1) {
      blocks.place(offsetBy(place, { x: dx, y: -1, z: dz }), 'obsidian')
      for (let dy = 0; dy < frameHeight - 1; dy += 1) blocks.set(offsetBy(place, { x: dx, y: dy, z: dz }), 0)
    }
  }
}
