import type { ColumnPlace } from '../columns/column-key.ts'
import type { Place } from '../context/position.ts'
import type { Dweller, Structures } from '../context/structures.ts'
import type { Dweller as PlannedDweller, Spot } from '../generation/buildings/blueprint.ts'
import {
  createBuildingMap,
  type BuildingMap,
  type ChunkPart,
} from '../generation/buildings/create-building-map.ts'
import type { Land } from '../generation/buildings/site.ts'
import { createSpecReader } from '../generation/buildings/state-of-spec.ts'
import { farStructures } from '../generation/structures/far-structures.ts'
import type { DimensionGenerator } from '../generation/world-generator.ts'
import { lootTableAt } from '../generation/structures/loot-places.ts'
import { builtCityNear } from '../generation/structures/tower-places.ts'
import { shulkerSpots } from '../generation/structures/shulker-spots.ts'
import type { Dimension } from '../registry/dimension.ts'
import type { Registry } from '../registry/registry.ts'

/** Sources of a world's structures. */
export interface CreateStructuresOptions {
  readonly seed: number
  readonly registry: Registry
  /** Absent in worlds whose overworld has none. */
  readonly buildings: BuildingMap | undefined
  /** Ground on which buildings can be placed by hand. */
  readonly overworld: Pick<DimensionGenerator, 'surfaceAt'>
  /** Ground on which end cities stand. */
  readonly end: Pick<DimensionGenerator, 'surfaceAt'>
}

/** Creates the finder of a world's structures. */
export function createStructures({
  seed,
  registry,
  buildings,
  overworld,
  end,
}: CreateStructuresOptions): Structures {
  const drafts = buildings ?? createBuildingMap(seed, landOf(overworld))
  const partsIn = ({ dimension, chunkX, chunkZ }: ColumnPlace): readonly ChunkPart[] =>
    dimension === 'overworld' ? (buildings?.partsIn(chunkX, chunkZ) ?? []) : []
  const stateOf = createSpecReader(registry)
  const topOfEnd = (x: number, z: number): number => end.surfaceAt(x, z).height
  return {
    names: [...Object.keys(farStructures), ...drafts.names],
    placeable: drafts.names,
    near(name, from) {
      const far = Object.hasOwn(farStructures, name) ? farStructures[name] : undefined
      if ((far?.dimension ?? 'overworld') !== from.dimension) return undefined
      const found = far ? far.near(seed, from, topOfEnd) : buildings?.near(name, from)
      return found && { x: found.x, y: found.y, z: found.z, dimension: from.dimension }
    },
    lootAt(place) {
      const { x, y, z, dimension } = place
      const parts = partsIn({ dimension, chunkX: x >> 4, chunkZ: z >> 4 })
      const chest = parts
        .flatMap(({ chests }) => chests)
        .find(({ spot }) => spot[0] === x && spot[1] === y && spot[2] === z)
      return chest?.table ?? lootTableAt(seed, place)
    },
    dwellersIn: (column) =>
      column.dimension === 'the_end'
        ? shulkersIn(seed, { column, end })
        : partsIn(column).flatMap(({ dwellers }) =>
            dwellers.map((dweller) => dwellerOf(dweller, column.dimension)),
          ),
    spawnersIn: (column) =>
      partsIn(column).flatMap(({ spawners }) =>
        spawners.map(({ spot, mob }) => ({ place: placeOf(spot, column.dimension), mob })),
      ),
    plan(name, { x, y, z, dimension }) {
      const drawn = drafts.drawnAt(name, [x, y, z])
      if (!drawn) return undefined
      return {
        blocks: drawn.blocks.map(({ spec, quarter, isSupport, ...spot }) => ({
          place: { x: spot.x, y: spot.y, z: spot.z, dimension },
          stateId: stateOf(spec, quarter),
          isSupport,
        })),
        chests: drawn.chests.map(({ spot, table }) => ({ place: placeOf(spot, dimension), table })),
        dwellers: drawn.dwellers.map((dweller) => dwellerOf(dweller, dimension)),
      }
    },
  }
}

function shulkersIn(
  seed: number,
  { column, end }: { readonly column: ColumnPlace } & Pick<CreateStructuresOptions, 'end'>,
): readonly Dweller[] {
  const { chunkX, chunkZ, dimension } = column
  const place = { x: chunkX * 16 + 8, z: chunkZ * 16 + 8 }
  const city = builtCityNear(seed, { place, topAt: (x, z) => end.surfaceAt(x, z).height })
  if (!city) return []
  return shulkerSpots(city)
    .filter(([x, , z]) => x >> 4 === chunkX && z >> 4 === chunkZ)
    .map(([x, y, z]) => dwellerOf({ name: 'shulker', x, y, z }, dimension))
}

const landOf = ({ surfaceAt }: Pick<DimensionGenerator, 'surfaceAt'>): Land => ({
  groundAt(x, z) {
    const { height, biome } = surfaceAt(x, z)
    return { height, kind: biome }
  },
})

const placeOf = ([x, y, z]: Spot, dimension: Dimension): Place => ({ x, y, z, dimension })

function dwellerOf(planned: PlannedDweller, dimension: Dimension): Dweller {
  const { name, x, y, z, profession, bed, station, meeting } = planned
  const [home, work, middle] = [bed, station, meeting].map((spot) => spot && placeOf(spot, dimension))
  return {
    name,
    position: { x: x + 0.5, y, z: z + 0.5, dimension },
    ...(profession !== undefined && { profession }),
    ...(home && work && middle && { home: { bed: home, station: work, meeting: middle } }),
  }
}
