import type { BlockProperties, BlockState } from '../registry/block-state.ts'
import { oppositeOf, type HorizontalDirection } from './direction.ts'
import { isSturdy } from './is-sturdy.ts'
import { isWall, sides, type JointBlock, type NeighbourOf } from './joint-block.ts'
import { wallJoints } from './wall-joints.ts'
import { stairsShape } from './stairs-shape.ts'

/**
 * The properties of a fence, pane, wall, gate or flight of stairs that follow from the blocks around it; absent for
 * blocks that do not join. Source: the "Block states" table of each block's page on https://minecraft.wiki
 */
export function jointsOf(block: BlockState, neighbour: NeighbourOf): BlockProperties | undefined {
  const { name } = block
  if (isFence(name)) return joined((side) => joinsFence(name, side, neighbour(side)))
  if (isPane(name)) return joined((side) => joinsPane(side, neighbour(side)))
  if (isWall(name)) return wallJoints(neighbour, (side) => joinsWall(side, neighbour(side)))
  if (name.endsWith('_fence_gate'))
    return { in_wall: gateSides(block).some((side) => isWall(neighbour(side).name)) }
  if (name.endsWith('_stairs')) return { shape: stairsShape(block, neighbour) }
  return undefined
}

const isFence = (name: string): boolean => name.endsWith('_fence')

const isPane = (name: string): boolean => name === 'iron_bars' || name.endsWith('glass_pane')

function joined(isJoined: (side: HorizontalDirection) => boolean): BlockProperties {
  return Object.fromEntries(sides.map((side) => [side, isJoined(side)]))
}

function joinsFence(name: string, side: HorizontalDirection, other: JointBlock): boolean {
  if (isFence(other.name)) return isNether(name) === isNether(other.name)
  return isGateAcross(side, other) || isSturdy(other, oppositeOf(side))
}

const isNether = (name: string): boolean => name === 'nether_brick_fence'

const joinsPane = (side: HorizontalDirection, other: JointBlock): boolean =>
  isPane(other.name) || isWall(other.name) || isSturdy(other, oppositeOf(side))

const joinsWall = (side: HorizontalDirection, other: JointBlock): boolean =>
  isWall(other.name) || isPane(other.name) || isGateAcross(side, other) || isSturdy(other, oppositeOf(side))

// A gate joins with what stands at its posts.
const isGateAcross = (side: HorizontalDirection, gate: JointBlock): boolean =>
  gate.name.endsWith('_fence_gate') && gateSides(gate).includes(side)

function gateSides({ properties }: BlockState): readonly HorizontalDirection[] {
  const { facing } = properties
  return facing === 'north' || facing === 'south' ? ['west', 'east'] : ['north', 'south']
}
