import { seededRandom } from '@voyager-mc/core'
import { animalsOf, populatedBiomes } from '../../packages/world/src/mobs/animal-biomes.ts'
import { drawDiver, drawMonster } from '../../packages/world/src/mobs/draw-monster.ts'
import { createStructures } from '../../packages/world/src/server/create-structures.ts'
import type { ScanOptions } from './scan-blocks.ts'

// Biomes without animals, where monsters appear.
const wilds = [
  'dark_forest',
  'nether_wastes',
  'warped_forest',
  'crimson_forest',
  'soul_sand_valley',
  'the_end',
]
const homes = [undefined, 'fortress', 'bastion'] as const
const draws = 400
// Those that come with their island, and in the water of caves.
const alwaysThere = ['ender_dragon', 'axolotl', 'glow_squid']
// Structures are at most so many chunks wide.
const reach = 6

/** Creatures that appear by themselves in a biome, live in a structure, or come out of its spawners. */
export function listCreatures(land: ScanOptions): ReadonlySet<string> {
  const random = seededRandom(land.seed)
  return new Set([
    ...alwaysThere,
    ...populatedBiomes().flatMap((biome) => [...animalsOf(biome), ...drawn(() => drawDiver(random, biome))]),
    ...[...populatedBiomes(), ...wilds].flatMap((biome) =>
      homes.flatMap((home) => drawn(() => drawMonster(random, biome, { home }))),
    ),
    ...inStructures(land),
  ])
}

function drawn(draw: () => string | undefined): readonly string[] {
  return Array.from({ length: draws }, draw).filter((name) => name !== undefined)
}

function inStructures({ registry, seed, overworld, generators }: ScanOptions): readonly string[] {
  const { buildings } = overworld
  const structures = createStructures({ seed, registry, buildings, overworld, end: generators.the_end })
  const chunks = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  return structures.names.flatMap((name) =>
    (['overworld', 'the_nether', 'the_end'] as const).flatMap((dimension) =>
      [structures.near(name, { x: 0, y: 64, z: 0, dimension }) ?? []].flat().flatMap(({ x, z }) =>
        chunks.flatMap((dx) =>
          chunks.flatMap((dz) => {
            const column = { dimension, chunkX: (x >> 4) + dx, chunkZ: (z >> 4) + dz }
            const spawned = structures.spawnersIn(column).map(({ mob }) => mob)
            return [...structures.dwellersIn(column).map((dweller) => dweller.name), ...spawned]
          }),
        ),
      ),
    ),
  )
}
