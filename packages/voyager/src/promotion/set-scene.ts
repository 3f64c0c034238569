import type { Observation, Position } from '@voyager-mc/core'
import type { World } from '@voyager-mc/world'

/** The part of a world that a scene is set with. */
export type SceneWorld = Pick<World, 'blockAt' | 'setBlock' | 'spawnMob' | 'runCommand'>

export interface SetSceneOptions {
  readonly start: Observation
  /** Where the agent will stand; what it saw is put around this place as it lay around the recorded one. */
  readonly anchor: Position
}

// Fluids would run, and the ground has them anyway.
const leftOut: ReadonlySet<string> = new Set(['water', 'lava', 'bubble_column', 'fire', 'bedrock'])
const air: ReadonlySet<string> = new Set(['air', 'cave_air', 'void_air'])
// Enough for any task; a cave full of bats is not worth more.
const mostCreatures = 16
// How far a place may be in the ground before it is given up.
const mostBlocksUp = 16

/** Puts the nearest block of each kind back, frees the cells the agent stands in, and sets the time of day. */
export function placeSurroundings(world: SceneWorld, { start, anchor }: SetSceneOptions): void {
  for (const { name, nearest } of start.nearbyBlocks) {
    const place = around(anchor, start.position, nearest)
    if (leftOut.has(name) || world.blockAt(place).name === name) continue
    ignoringUnknownNames(() => {
      world.setBlock(place, name)
    })
  }
  for (const height of [0, 1]) {
    const cell = { ...anchor, y: anchor.y + height }
    if (!air.has(world.blockAt(cell).name)) world.setBlock(cell, 'air')
  }
  const below = { ...anchor, y: anchor.y - 1 }
  if (air.has(world.blockAt(below).name)) world.setBlock(below, 'dirt')
  world.runCommand(`time set ${Math.round(start.timeOfDay)}`)
}

/** Puts the creatures back, each on the next free place above where it was. */
export function placeCreatures(world: SceneWorld, { start, anchor }: SetSceneOptions): void {
  for (const { name, position } of start.nearbyEntities.slice(0, mostCreatures)) {
    const place = freePlace(world, around(anchor, start.position, position))
    if (place === undefined) continue
    ignoringUnknownNames(() => {
      world.spawnMob(name, place)
    })
  }
}

function around(anchor: Position, from: Position, position: Position): Position {
  return {
    x: anchor.x + position.x - from.x,
    y: anchor.y + position.y - from.y,
    z: anchor.z + position.z - from.z,
  }
}

function freePlace(world: SceneWorld, position: Position): Position | undefined {
  for (let up = 0; up <= mostBlocksUp; up += 1) {
    const place = { ...position, y: position.y + up }
    const isFree = [0, 1].every((height) => air.has(world.blockAt({ ...place, y: place.y + height }).name))
    if (isFree) return place
  }
  return undefined
}

/** The scratch world may lack what another world has; the scene is set without it. */
function ignoringUnknownNames(act: () => void): void {
  try {
    act()
  } catch (error) {
    const isUnknown = error instanceof Error && 'code' in error && error.code === 'WORLD_INVALID_OPTION'
    if (!isUnknown) throw error
  }
}
