import type { BlockPosition } from '../../columns/chunk-column.ts'
import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { Registry } from '../../registry/registry.ts'
import { createNoise, type Noise } from '../create-noise.ts'
import { createRandom, type SeededRandom } from '../create-random.ts'
import { geodePalette, type GeodePalette } from './geode-palette.ts'
import { geodePlace, geodeReach, type GeodePlace } from './geode-place.ts'
import type { GroundMap } from '../ground-map.ts'
import { hash2 } from '../hash2.ts'

/** Puts an amethyst geode into a few chunks; returns where its budding amethyst is, in coordinates of the column. */
export type GeodeGrower = (buffer: ColumnBuffer, map: GroundMap) => readonly BlockPosition[]

const salt = 0x6e0d

// A little more than a block, so that no shell has a hole.
const shellBlocks = 1.1
const hollowDepth = 3 * shellBlocks

// The surface strays so far from a ball, and within about so many blocks. Radius and this stay within the reach.
const uneven = 0.25
const unevenBlocks = 5

const crackRadius = 1.6

// https://minecraft.wiki/w/Amethyst_Geode: the share of amethyst that is budding, and the share of that with a bud on it.
const buddingChance = 0.083
const budChance = 0.35

/** Makes the grower of a seed's geodes; versions before 1.17 have none. */
export function createGeodeGrower(registry: Registry, seed: number): GeodeGrower {
  const palette = geodePalette(registry)
  if (!palette) return () => []
  const noise = createNoise(seed ^ salt)
  return (buffer, map) => {
    const { states, bounds } = buffer
    const random = createRandom(hash2(seed ^ salt, map.x, map.z))
    const place = geodePlace(random, { map, bounds })
    if (!place) return []
    // None grows in the middle of a cave; a cave at its side is walled off by its shell.
    const middle = states[((place.y - bounds.minY) << 8) | (place.z << 4) | place.x] ?? 0
    if (middle === 0 || palette.fluids.has(middle)) return []
    const geode: Geode = { buffer, map, place, palette, noise, random }
    const budding = layShells(geode)
    for (const index of budding) setBud(geode, index)
    return budding.map((index) => ({ x: index & 15, y: (index >> 8) + bounds.minY, z: (index >> 4) & 15 }))
  }
}

interface Geode {
  readonly buffer: ColumnBuffer
  readonly map: GroundMap
  readonly place: GeodePlace
  readonly palette: GeodePalette
  readonly noise: Noise
  readonly random: SeededRandom
}

/** Lays the shells around the hollow; returns the indexes of the budding amethyst. */
function layShells(geode: Geode): readonly number[] {
  const { buffer, map, place, palette, noise } = geode
  const { states, bounds } = buffer
  const budding: number[] = []
  for (let dy = -geodeReach; dy <= geodeReach; dy += 1)
    for (let dz = -geodeReach; dz <= geodeReach; dz += 1)
      for (let dx = -geodeReach; dx <= geodeReach; dx += 1) {
        const [x, y, z] = [place.x + dx, place.y + dy, place.z + dz]
        const index = ((y - bounds.minY) << 8) | (z << 4) | x
        if (states[index] === palette.bedrock) continue
        const bump = noise.space((map.x + x) / unevenBlocks, y / unevenBlocks, (map.z + z) / unevenBlocks)
        const depth = place.radius + uneven * bump - Math.sqrt(dx * dx + dy * dy + dz * dz)
        if (depth < 0) continue
        const isCrack = isInCrack(place, { x: dx, y: dy, z: dz }) && !isAtBorder(x, z)
        const isOpen = isCrack && !touchesFluid(geode, index)
        const state = isOpen ? 0 : shellAt(geode, depth)
        states[index] = state
        if (state === palette.budding) budding.push(index)
      }
  return budding
}

function shellAt({ palette, random }: Geode, depth: number): number {
  if (depth >= hollowDepth) return 0
  if (depth < shellBlocks) return palette.basalt
  if (depth < 2 * shellBlocks) return palette.calcite
  return random.next() < buddingChance ? palette.budding : palette.amethyst
}

function isInCrack({ crack }: GeodePlace, { x, y, z }: BlockPosition): boolean {
  if (!crack) return false
  const along = x * crack.x + y * crack.y + z * crack.z
  return along > 0 && x * x + y * y + z * z - along * along < crackRadius * crackRadius
}

// Water of the next chunk is not seen from here.
function isAtBorder(x: number, z: number): boolean {
  return x === 0 || x === 15 || z === 0 || z === 15
}

// What the generator opens towards a fluid stays dry until something changes beside it, which looks wrong.
function touchesFluid({ buffer, palette }: Geode, index: number): boolean {
  return palette.sides.some(({ step }) => palette.fluids.has(buffer.states[index + step] ?? 0))
}

/** Sets at most one bud on budding amethyst, on a side that is open. */
function setBud({ buffer: { states }, palette: { sides }, random }: Geode, index: number): void {
  if (random.next() >= budChance) return
  const size = random.between(0, 3)
  const first = random.between(0, sides.length - 1)
  for (let turn = 0; turn < sides.length; turn += 1) {
    const side = sides[(first + turn) % sides.length]
    if (!side || states[index + side.step] !== 0) continue
    states[index + side.step] = side.buds[size] ?? 0
    return
  }
}
