import type { Observation, Position } from '@voyager-mc/core'
import type { GameWorld } from '@voyager-mc/game'

/** The part of a world that a scene is set with. */
type SceneWorld = Pick<GameWorld, 'blockAt' | 'setBlock' | 'spawnMob' | 'runCommand'>

interface SetSceneOptions {
  readonly start: Observation
  /** Place at which the agent will stand; what it saw is put around this place as it lay around the recorded one. */
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
export async function placeSurroundings(
  world: SceneWorld,
  { start, anchor }: SetSceneOptions,
): Promise<void> {
  for (const { name, nearest } of start.nearbyBlocks) {
    const place = around(anchor, start.position, nearest)
    if (leftOut.has(name) || (await world.blockAt(place)).name === name) continue
    await ignoringUnknownNames(() => world.setBlock(place, name))
  }
  for (const height of [0, 1]) {
    const cell = { ...anchor, y: anchor.y + height }
    if (!(await isAir(world, cell))) await world.setBlock(cell, 'air')
  }
  const below = { ...anchor, y: anchor.y - 1 }
  if (await isAir(world, below)) await world.setBlock(below, 'dirt')
  await world.runCommand(`time set ${Math.round(start.timeOfDay)}`)
}

/** Puts the creatures back, each on the next free place above where it was. */
export async function placeCreatures(world: SceneWorld, { start, anchor }: SetSceneOptions): Promise<void> {
  for (const { name, position } of start.nearbyEntities.slice(0, mostCreatures)) {
    const place = await freePlace(world, around(anchor, start.position, position))
    if (place === undefined) continue
    await ignoringUnknownNames(() => world.spawnMob(name, place))
  }
}

function around(anchor: Position, from: Position, position: Position): Position {
  return {
    x: anchor.x + position.x - from.x,
    y: anchor.y + position.y - from.y,
    z: anchor.z + position.z - from.z,
  }
}

async function freePlace(world: SceneWorld, position: Position): Promise<Position | undefined> {
  for (let up = 0; up <= mostBlocksUp; up += 1) {
    const place = { ...position, y: position.y + up }
    if ((await isAir(world, place)) && (await isAir(world, { ...place, y: place.y + 1 }))) return place
  }
  return undefined
}

const isAir = async (world: SceneWorld, place: Position): Promise<boolean> =>
  air.has((await world.blockAt(place)).name)

/** Lets the scene be set without names that the scratch world lacks. */
async function ignoringUnknownNames(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const isUnknown = error instanceof Error && 'code' in error && error.code === 'WORLD_INVALID_OPTION'
    if (!isUnknown) throw error
  }
}
