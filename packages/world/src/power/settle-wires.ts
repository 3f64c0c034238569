import type { BlockState } from '../context/block-state.ts'
import { oppositeFaces } from '../context/faces.ts'
import { placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isSource } from './components.ts'
import { beside, facingOf, isConductor, powerAt, sideFaces } from './signals.ts'

type Side = (typeof sideFaces)[number]

// No net of a trap or a farm is larger; of a larger one the far parts stay as they are.
const mostWires = 512

/** Gives the wires of a net their power and the way they point. */
export function settleWires(world: WorldContext, start: Place): void {
  const net = collectNet(world, start)
  const powers = new Map<string, number>()
  for (const [key, place] of net) powers.set(key, powerAt(world, place, { countsWire: false }))
  spread(world, net, powers)
  for (const [key, place] of net)
    world.blocks.update(place, { ...shapeAt(world, place), power: powers.get(key) ?? 0 })
}

function collectNet(world: WorldContext, start: Place): ReadonlyMap<string, Place> {
  const net = new Map<string, Place>()
  const open: Place[] = [start]
  while (open.length > 0 && net.size < mostWires) {
    const place = open.pop()
    if (!place || net.has(placeKey(place)) || !isWire(world, place)) continue
    net.set(placeKey(place), place)
    open.push(...wiresBeside(world, place))
  }
  return net
}

// From the strongest down: each passes on one less.
function spread(world: WorldContext, net: ReadonlyMap<string, Place>, powers: Map<string, number>): void {
  const open = [...net].toSorted(([left], [right]) => (powers.get(right) ?? 0) - (powers.get(left) ?? 0))
  for (let next = open.shift(); next; next = open.shift()) {
    const [key, place] = next
    const passed = (powers.get(key) ?? 0) - 1
    if (passed <= 0) continue
    for (const other of wiresBeside(world, place)) {
      const otherKey = placeKey(other)
      if (!net.has(otherKey) || (powers.get(otherKey) ?? 0) >= passed) continue
      powers.set(otherKey, passed)
      open.push([otherKey, other])
    }
  }
}

const isWire = ({ blocks }: WorldContext, place: Place): boolean => blocks.at(place).name === 'redstone_wire'

/** Wires that a wire is joined to: beside it, and a step up or down where no block is between. */
function wiresBeside(world: WorldContext, place: Place): readonly Place[] {
  return sideFaces.flatMap((face) => {
    const joined = joinAt(world, place, face)
    return joined?.wire ? [joined.wire] : []
  })
}

interface Join {
  readonly kind: 'up' | 'side'
  /** Absent where it is joined to something else. */
  readonly wire?: Place
}

function joinAt(world: WorldContext, place: Place, face: Side): Join | undefined {
  const { blocks } = world
  const side = beside(place, face)
  const state = blocks.at(side)
  if (state.name === 'redstone_wire') return { kind: 'side', wire: side }
  if (takesWire(state, face)) return { kind: 'side' }
  const above = beside(side, 'up')
  const isOpenAbove = !isConductor(blocks.at(beside(place, 'up')))
  if (isConductor(state) || state.isSolid)
    return isOpenAbove && isWire(world, above) ? { kind: 'up', wire: above } : undefined
  const below = beside(side, 'down')
  return isWire(world, below) ? { kind: 'side', wire: below } : undefined
}

function takesWire(state: BlockState, face: Side): boolean {
  if (state.name === 'repeater') {
    const facing = facingOf(state)
    return facing === face || facing === oppositeFaces[face]
  }
  if (state.name === 'observer') return facingOf(state) === face
  return isSource(state.name)
}

/** The sides to which a wire points: a line where it has one neighbour, a cross where it has none. */
function shapeAt(world: WorldContext, place: Place): Readonly<Record<string, string>> {
  const joins = sideFaces.map((face) => joinAt(world, place, face)?.kind)
  const count = joins.filter((kind) => kind !== undefined).length
  const shape: Record<string, string> = {}
  sideFaces.forEach((face, index) => {
    const across = joins[(index + 2) % sideFaces.length]
    const isLine = count === 1 && across !== undefined
    shape[face] = joins[index] ?? (count === 0 || isLine ? 'side' : 'none')
  })
  return shape
}
