import type { Registry } from '../registry/registry.ts'
import { createCaveAdorner } from './caves/adorn-caves.ts'
import { biomeTraits, type TreeKind } from './biome-kind.ts'
import { biomeTable } from './biome-table.ts'
import { createBuildingMap } from './buildings/create-building-map.ts'
import { createBuildingRaiser } from './buildings/raise-buildings.ts'
import { carveRavines } from './caves/carve-ravines.ts'
import { createBlockPalette } from './create-block-palette.ts'
import { createCaveCarver } from './caves/create-cave-carver.ts'
import { createColumnBuffer } from '../columns/create-column-buffer.ts'
import { createColumnFactory } from '../columns/create-column-factory.ts'
import { createNoise } from './create-noise.ts'
import { createRavineMap } from './caves/create-ravine-map.ts'
import { createTerrain } from './create-terrain.ts'
import { findGrowingPlants } from './plants/find-growing-plants.ts'
import { findSpawn } from './find-spawn.ts'
import { createCaveFlooder } from './caves/flood-caves.ts'
import { createGroundMap, type GroundMap } from './ground-map.ts'
import { createGeodeGrower } from './caves/grow-geodes.ts'
import { growPlants } from './plants/grow-plants.ts'
import { holdLooseGround } from './hold-loose-ground.ts'
import { layGround } from './lay-ground.ts'
import { orePlacements, placeOres } from './place-ores.ts'
import { createTreePlan } from './plants/create-tree-plan.ts'
import { createWildGrowth } from './plants/create-wild-growth.ts'
import { plantTrees, treeBlocks, type TreeBlocks } from './plants/plant-trees.ts'
import { mayHoldLavaLake, pourLavaLake } from './pour-lava-lake.ts'
import { createDungeonBuilder } from './structures/dig-dungeons.ts'
import { createStrongholdBuilder } from './structures/raise-stronghold.ts'
import { worldBounds } from '../registry/world-bounds.ts'
import type { WorldGenerator } from './world-generator.ts'

/** Options of a generator. */
export interface CreateGeneratorOptions {
  readonly registry: Registry
  /** Any whole number; the low 32 bits count. */
  readonly seed: number
}

/** A generator of a survival overworld, deterministic in its seed. */
export function createGenerator({ registry, seed }: CreateGeneratorOptions): WorldGenerator {
  const biomes = biomeTable(registry)
  const blocks = createBlockPalette(registry)
  const terrain = createTerrain(seed | 0, { isKnown: (kind) => biomes.has(kind) })
  const buildings = createBuildingMap(seed, terrain)
  const caves = createCaveCarver(seed | 0)
  const ravines = createRavineMap(seed, buildings)
  const floodCaves = createCaveFlooder(registry, { seed, blocks, buildings })
  const growGeodes = createGeodeGrower(registry, seed | 0)
  const adornCaves = createCaveAdorner(registry, seed | 0)
  const growWild = createWildGrowth(registry, seed | 0)
  const patches = createNoise(seed ^ 0x9a7c)
  const placements = orePlacements(registry)
  const trees = treeTable(registry)
  const isOpenGround = (x: number, z: number): boolean =>
    caves.mayOpenAt(x, z) ||
    ravines.mayOpenAt(x, z) ||
    mayHoldLavaLake(seed, { chunkX: x >> 4, chunkZ: z >> 4 })
  const plan = createTreePlan(seed, { terrain, isOpenGround, isKnown: (kind) => trees.has(kind) })
  const raiseBuildings = createBuildingRaiser(registry, buildings)
  const factory = createColumnFactory(registry)
  const digDungeons = createDungeonBuilder(registry, {
    seed,
    groundHeight: (x, z) => terrain.groundAt(x, z).height,
  })
  const raiseStrongholds = createStrongholdBuilder(registry, seed)
  // One buffer serves every column: generation never pauses between filling and packing.
  const buffer = createColumnBuffer(worldBounds(registry))
  return {
    generateColumn(chunkX, chunkZ) {
      const map = createGroundMap(terrain, { x: chunkX * 16, z: chunkZ * 16 })
      layGround(buffer, { seed, blocks, patches, map })
      caves.carve(buffer, { blocks, map })
      carveRavines(buffer, { blocks, map, ravines })
      const isHills = map.at(8, 8).kind === 'windswept_hills'
      placeOres(buffer, { seed, blocks, placements, chunkX, chunkZ, top: map.top, isHills })
      floodCaves(buffer, map)
      const budding = growGeodes(buffer, map)
      adornCaves(buffer, map)
      pourLavaLake(buffer, { seed, blocks, map })
      digDungeons(buffer, { chunkX, chunkZ })
      raiseStrongholds(buffer, { chunkX, chunkZ })
      holdLooseGround(buffer, { blocks, top: map.top })
      growPlants(buffer, { seed, blocks, patches, map })
      plantTrees(buffer, { blocks, trees, plan, chunkX, chunkZ })
      raiseBuildings(buffer, { chunkX, chunkZ })
      const sprouting = growWild(buffer, map)
      const column = factory.create(buffer, biomesOf(map, biomes))
      return Object.assign(column, {
        growing: [...findGrowingPlants(buffer, blocks), ...budding, ...sprouting],
      })
    },
    nameOf: (chunkX, chunkZ) => `overworld ${registry.version.minecraftVersion} ${seed} ${chunkX} ${chunkZ}`,
    surfaceAt(x, z) {
      const { height, kind } = terrain.groundAt(x, z)
      return { height, biome: biomes.get(kind)?.name ?? 'plains' }
    },
    buildings,
    findSpawn: () => findSpawn({ terrain, plan, isOpenGround }),
  }
}

// Ids of the biomes of each four blocks by four.
function biomesOf(map: GroundMap, biomes: ReturnType<typeof biomeTable>): readonly number[] {
  return Array.from({ length: 16 }, (_, cell) => {
    const { kind } = map.at((cell & 3) * 4 + 2, (cell >> 2) * 4 + 2)
    return biomes.get(kind)?.id ?? 0
  })
}

function treeTable(registry: Registry): ReadonlyMap<TreeKind, TreeBlocks> {
  const table = new Map<TreeKind, TreeBlocks>()
  for (const kind of new Set(Object.values(biomeTraits).flatMap((traits) => traits.kinds))) {
    const blocks = treeBlocks(registry, kind)
    if (blocks) table.set(kind, blocks)
  }
  return table
}
