import type { Registry } from '../../registry/registry.ts'
import type { BiomeKind } from '../biome-kind.ts'
import { besideIndex, chunkSides, oppositeSides } from './chunk-sides.ts'
import { firstState } from '../create-block-palette.ts'
import { lowestGround } from '../ground-map.ts'
import type { WildGrower, WildLand } from './wild-land.ts'

// https://minecraft.wiki/w/Vines#Natural_generation
const overgrown: ReadonlySet<BiomeKind> = new Set<BiomeKind>(['jungle', 'swamp'])
const woods = ['jungle', 'oak', 'mangrove']
// The game takes a quarter of the sides of leaves and two thirds of those of trunks, in jungles of far higher trees.
const leafChance = 0.1
const logChance = 0.15
const longest = 4
// No crown of these trees is higher above its ground, on slopes as well.
const crownBlocks = 24

/** Hangs vines on the sides of leaves and logs in jungles and swamps, and lets those of leaves hang down. */
export function vineHanger(registry: Registry): WildGrower {
  const chances = bearerChances(registry)
  const vines = new Map(chunkSides.map((side) => [side, firstState(registry, 'vine', { [side]: true })]))
  return (land) => {
    const { states, map, random } = land
    if (!isOvergrown(land)) return
    const from = (lowestGround(map) - land.bounds.minY) << 8
    const end = Math.min(states.length, (map.top - land.bounds.minY + crownBlocks) << 8)
    for (let bearer = from; bearer < end; bearer += 1) {
      const chance = chances.get(states[bearer] ?? 0)
      if (chance === undefined) continue
      for (const side of chunkSides) {
        const index = besideIndex(bearer, side)
        if (random.next() >= chance || index === undefined) continue
        const length = chance === leafChance ? 1 + random.between(0, longest) : 1
        hang(land, { index, length, vine: vines.get(oppositeSides[side]) ?? 0 })
      }
    }
  }
}

/** The chance of each side of a log or leaf block to bear a vine, by state. */
function bearerChances(registry: Registry): ReadonlyMap<number, number> {
  const chances = new Map<number, number>()
  for (const wood of woods)
    for (const [part, chance] of [
      ['leaves', leafChance],
      ['log', logChance],
    ] as const) {
      const block = registry.blocksByName[`${wood}_${part}`]
      if (block?.minStateId === undefined || block.maxStateId === undefined) continue
      for (let state = block.minStateId; state <= block.maxStateId; state += 1) chances.set(state, chance)
    }
  return chances
}

function isOvergrown({ map }: WildLand): boolean {
  for (let z = 0; z < 16; z += 1)
    for (let x = 0; x < 16; x += 1) if (overgrown.has(map.at(x, z).kind)) return true
  return false
}

interface Vine {
  readonly index: number
  readonly length: number
  readonly vine: number
}

function hang({ states, map }: WildLand, { index, length, vine }: Vine): void {
  if (!overgrown.has(map.at(index & 15, (index >> 4) & 15).kind)) return
  for (let down = 0; down < length && states[index - (down << 8)] === 0; down += 1)
    states[index - (down << 8)] = vine
}
