import type { Registry } from '../../registry/registry.ts'
import type { BlockProperties } from '../../registry/block-state.ts'
import { firstState } from '../create-block-palette.ts'
import { indexOnGround, type WildGrower, type WildLand } from './wild-land.ts'

// https://minecraft.wiki/w/Huge_mushroom#Natural_generation: red ones are twice as frequent in dark forests.
const mushroomShare = 0.6
const redShare = 2 / 3
const places = 8
// A cap is seven blocks wide, and does not reach into the next chunk.
const [nearest, farthest] = [3, 12]

/** Block of a cap, from its stem's axis and the layer below the top. */
interface CapPart {
  readonly dx: number
  readonly dz: number
  readonly down: number
  readonly skin: BlockProperties
}

/** Raises a huge mushroom in most chunks of a dark forest, where the crowns leave room. */
export function hugeMushroomRaiser(registry: Registry): WildGrower {
  const stem = firstState(registry, 'mushroom_stem', { up: false, down: false })
  const capOf = (block: string, parts: readonly CapPart[]): Cap =>
    parts.map((part) => ({ ...part, state: firstState(registry, block, part.skin) }))
  const red = capOf('red_mushroom_block', redParts())
  const brown = capOf('brown_mushroom_block', brownParts())
  const ground = new Set(['grass_block', 'podzol', 'dirt'].map((name) => firstState(registry, name)))
  const soft = new Set(
    ['short_grass grass', 'fern', 'red_mushroom', 'brown_mushroom'].map((name) => firstState(registry, name)),
  ).add(0)
  return (land) => {
    const { states, random } = land
    if (random.next() >= mushroomShare) return
    const cap = random.next() < redShare ? red : brown
    for (let tries = 0; tries < places; tries += 1) {
      const [x, z] = [random.between(nearest, farthest), random.between(nearest, farthest)]
      // One in twelve is twice as high.
      const height = random.between(4, 6) * (random.between(1, 12) === 12 ? 2 : 1)
      const foot = indexOnGround(land, x, z)
      if (!ground.has(states[foot - 256] ?? 0)) continue
      if (raise(land, { foot, height, stem, cap, soft })) return
    }
  }
}

type Cap = readonly (CapPart & { readonly state: number })[]

interface Mushroom {
  readonly foot: number
  readonly height: number
  readonly stem: number
  readonly cap: Cap
  /** States that it may grow through. */
  readonly soft: ReadonlySet<number>
}

/** Sets the blocks of a mushroom; false where something stands in its way. */
function raise({ states, map }: WildLand, { foot, height, stem, cap, soft }: Mushroom): boolean {
  const top = foot + (height << 8)
  const indexOf = ({ dx, dz, down }: CapPart): number => top + dx + dz * 16 - (down << 8)
  for (let up = 0; up < height; up += 1) if (!soft.has(states[foot + (up << 8)] ?? 0)) return false
  const hasRoom = cap.every((part) => {
    const index = indexOf(part)
    return states[index] === 0 && map.at(index & 15, (index >> 4) & 15).kind === 'dark_forest'
  })
  if (!hasRoom) return false
  for (const part of cap) states[indexOf(part)] = part.state
  for (let up = 0; up < height; up += 1) states[foot + (up << 8)] = stem
  return true
}

/** A plate of seven blocks without corners. */
function brownParts(): readonly CapPart[] {
  const reach = 3
  return square(reach).flatMap(([dx, dz]) => {
    const [isEndX, isEndZ] = [Math.abs(dx) === reach, Math.abs(dz) === reach]
    if (isEndX && isEndZ) return []
    const skin = {
      up: true,
      down: false,
      west: dx === -reach || (isEndZ && dx === 1 - reach),
      east: dx === reach || (isEndZ && dx === reach - 1),
      north: dz === -reach || (isEndX && dz === 1 - reach),
      south: dz === reach || (isEndX && dz === reach - 1),
    }
    return [{ dx, dz, down: 0, skin }]
  })
}

/** A lid of three blocks over three rings of five without corners. */
function redParts(): readonly CapPart[] {
  return [0, 1, 2, 3].flatMap((down) => {
    const reach = down === 0 ? 1 : 2
    return square(reach).flatMap(([dx, dz]) => {
      const isRim = (Math.abs(dx) === reach) !== (Math.abs(dz) === reach)
      if (down > 0 && !isRim) return []
      const skin = { up: down <= 1, down: false, west: dx < 0, east: dx > 0, north: dz < 0, south: dz > 0 }
      return [{ dx, dz, down, skin }]
    })
  })
}

function square(reach: number): readonly (readonly [number, number])[] {
  const line = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  return line.flatMap((dz) => line.map((dx) => [dx, dz] as const))
}
