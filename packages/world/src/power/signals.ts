import type { BlockState } from '../context/block-state.ts'
import { faceOffsets, faces, oppositeFaces, type Face } from '../context/faces.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** The faces around a block. */
export const sideFaces = ['north', 'east', 'south', 'west'] as const

/** The greatest power, which all sources but wire give. */
export const fullPower = 15

/** Reads a block's `facing`. */
export function facingOf({ properties }: BlockState): Face {
  const { facing } = properties
  return faces.find((face) => face === facing) ?? 'north'
}

/** Gives the place beside a place. */
export const beside = (place: Place, face: Face): Place => offsetBy(place, faceOffsets[face])

/** Whether a block passes on power that is given to it. */
export const isConductor = ({ isFullCube, block, name }: BlockState): boolean =>
  isFullCube && !block.transparent && name !== 'redstone_block' && !/piston|observer/.test(name)

/** Gives the face towards the block that a lever, button or torch hangs on; absent for all others. */
export function mountOf(state: BlockState): Face | undefined {
  const { name, properties } = state
  if (name === 'redstone_torch' || name.endsWith('_pressure_plate')) return 'down'
  if (name === 'redstone_wall_torch') return oppositeFaces[facingOf(state)]
  if (name !== 'lever' && !name.endsWith('_button')) return undefined
  if (properties['face'] === 'floor') return 'down'
  return properties['face'] === 'ceiling' ? 'up' : oppositeFaces[facingOf(state)]
}

/** Power that a source gives to the block on one of its faces; wire counts only when it is asked for. */
function given(state: BlockState, face: Face, countsWire: boolean): number {
  const { name, properties } = state
  if (name === 'redstone_block') return fullPower
  if (name === 'redstone_torch' || name === 'redstone_wall_torch')
    return properties['lit'] === true && face !== mountOf(state) ? fullPower : 0
  if (name === 'repeater' || name === 'observer')
    return properties['powered'] === true && face === oppositeFaces[facingOf(state)] ? fullPower : 0
  if (name === 'redstone_wire') return countsWire ? fromWire(state, face) : 0
  if (name.endsWith('_weighted_pressure_plate')) return Number(properties['power'] ?? 0)
  if (name === 'lever' || name.endsWith('_button') || name.endsWith('_pressure_plate'))
    return properties['powered'] === true ? fullPower : 0
  return 0
}

function fromWire({ properties }: BlockState, face: Face): number {
  if (face === 'up') return 0
  if (face !== 'down' && properties[face] === 'none') return 0
  return Number(properties['power'] ?? 0)
}

/** Power that a source gives into a solid block on one of its faces, which the block passes on. */
function givenInto(state: BlockState, face: Face, countsWire: boolean): number {
  const { name } = state
  if (name === 'redstone_torch' || name === 'redstone_wall_torch')
    return face === 'up' ? given(state, face, countsWire) : 0
  if (name === 'redstone_block') return 0
  const mount = mountOf(state)
  return mount === undefined || mount === face ? given(state, face, countsWire) : 0
}

/** Power that reaches a place from the blocks around it, also through solid ones. */
export function powerAt(
  world: Pick<WorldContext, 'blocks'>,
  place: Place,
  { countsWire = true, except }: { readonly countsWire?: boolean; readonly except?: Face } = {},
): number {
  let power = 0
  for (const face of faces) {
    if (face === except) continue
    power = Math.max(power, powerFrom(world, beside(place, face), { face, countsWire }))
    if (power >= fullPower) return power
  }
  return power
}

/** Power that a block gives to its neighbour; `face` leads from the neighbour to the block. */
export function powerFrom(
  { blocks }: Pick<WorldContext, 'blocks'>,
  source: Place,
  { face, countsWire }: { readonly face: Face; readonly countsWire: boolean },
): number {
  const state = blocks.at(source)
  if (!isConductor(state)) return given(state, oppositeFaces[face], countsWire)
  let power = 0
  for (const side of faces) {
    const other = blocks.at(beside(source, side))
    power = Math.max(power, givenInto(other, oppositeFaces[side], countsWire))
  }
  return power
}
