import { createColumnBuffer, type ColumnBuffer } from '../columns/create-column-buffer.ts'
import type { DimensionGenerator } from './world-generator.ts'
import { dimensionBounds } from '../registry/dimension.ts'
import { createColumnFactory } from '../columns/create-column-factory.ts'
import { createNoise } from './create-noise.ts'
import { createRandom } from './create-random.ts'
import { biomeId } from '../registry/biome-names.ts'
import { hash2 } from './hash2.ts'
import type { Registry } from '../registry/registry.ts'
import { createNetherPalette, type NetherPalette } from './nether/nether-palette.ts'
import { createNetherLand, type NetherLand } from './nether/nether-land.ts'
import { placeNetherOres } from './nether/place-nether-ores.ts'
import { createNetherDresser } from './nether/create-nether-dresser.ts'
import { bedrockLayers, lavaLevel, roof } from './nether/nether-heights.ts'
import type { NetherGround } from './nether/nether-ground.ts'
import { plantNetherForest } from './nether/plant-nether-forest.ts'
import { raiseFortress, type RaiseFortressOptions } from './structures/raise-fortress.ts'
import { raiseTower } from './structures/raise-tower.ts'
import { bastionNear } from './structures/tower-places.ts'

/** The Nether of a seed in its own coordinates: caverns, forests and valleys over a sea of lava, fortresses, bastions. */
export function createNetherGenerator({
  registry,
  seed,
}: {
  readonly registry: Registry
  readonly seed: number
}): DimensionGenerator {
  const bounds = dimensionBounds(registry, 'the_nether')
  const buffer = createColumnBuffer(bounds)
  const factory = createColumnFactory(registry, bounds)
  const blocks = createNetherPalette(registry)
  const caverns = createCaverns(seed)
  const landAt = createNetherLand(seed)
  const dress = createNetherDresser({ blocks, seed })
  const biomeIds: Readonly<Record<NetherLand, number>> = {
    nether_wastes: biomeId(registry, 'nether_wastes') ?? 0,
    warped_forest: biomeId(registry, 'warped_forest') ?? 0,
    crimson_forest: biomeId(registry, 'crimson_forest') ?? 0,
    soul_sand_valley: biomeId(registry, 'soul_sand_valley') ?? 0,
  }
  return {
    generateColumn(chunkX, chunkZ) {
      const random = createRandom(hash2(seed ^ 0x6e37, chunkX, chunkZ))
      const grounds: NetherGround[] = []
      buffer.states.fill(0)
      for (let z = 0; z < 16; z++) {
        for (let x = 0; x < 16; x++) {
          const place = [chunkX * 16 + x, chunkZ * 16 + z] as const
          const ground = { land: landAt(...place), ...caverns(...place) }
          layColumn(buffer, { blocks, column: (z << 4) | x, ...ground })
          grounds.push(ground)
        }
      }
      placeNetherOres(buffer, { blocks, random })
      hangGlowstone(buffer, blocks, random)
      plantNetherForest(buffer, { blocks, random, forest: 'warped_forest' })
      raiseFortress(buffer, { blocks, seed, chunkX, chunkZ })
      raiseBastion(buffer, { blocks, seed, chunkX, chunkZ })
      dress(buffer, { chunkX, chunkZ, grounds })
      const biomes = Array.from({ length: 16 }, (_, cell) => {
        const [x, z] = [chunkX * 16 + 4 * (cell & 3) + 2, chunkZ * 16 + 4 * (cell >> 2) + 2]
        return biomeIds[landAt(x, z)]
      })
      return factory.create(buffer, biomes)
    },
    nameOf: (chunkX, chunkZ) => `nether ${registry.version.minecraftVersion} ${seed} ${chunkX} ${chunkZ}`,
    surfaceAt: (x, z) => ({ height: caverns(x, z).floor, biome: landAt(x, z) }),
  }
}

function raiseBastion(buffer: ColumnBuffer, { blocks, seed, chunkX, chunkZ }: RaiseFortressOptions): void {
  const tower = bastionNear(seed, { x: chunkX * 16 + 8, z: chunkZ * 16 + 8 })
  const { blackstone, blackstoneBricks, gilded, glowstone, chest } = blocks
  raiseTower(buffer, tower, {
    blocks: { wall: blackstoneBricks, floor: blackstone, corner: gilded, light: glowstone, chest },
    chunkX,
    chunkZ,
  })
}

interface Cavern {
  /** The highest block of the ground. */
  readonly floor: number
  /** The lowest block of the rock above. */
  readonly ceiling: number
  /** −1 to 1; decides the soil. */
  readonly patch: number
}

function createCaverns(seed: number): (x: number, z: number) => Cavern {
  const [hills, vaults, pillars, patches] = [0x11a7, 0x22b8, 0x33c9, 0x44da].map((salt) =>
    createNoise(seed ^ salt),
  )
  return (x, z) => {
    const floor = 36 + Math.round((hills?.fractal(x / 64, z / 64, 3) ?? 0) * 34)
    const ceiling = 96 + Math.round((vaults?.fractal(x / 48, z / 48, 3) ?? 0) * 26)
    const pillar = pillars?.plane(x / 30, z / 30) ?? 0
    const patch = patches?.plane(x / 18, z / 18) ?? 0
    // Where pillars stand, floor and ceiling grow together.
    const growth = pillar > 0.45 ? Math.round((pillar - 0.45) * 300) : 0
    return { floor: Math.max(6, floor + growth), ceiling: Math.min(118, ceiling - growth), patch }
  }
}

interface Column {
  readonly blocks: NetherPalette
  readonly column: number
  readonly land: NetherLand
}

function layColumn(
  { states }: ColumnBuffer,
  { blocks, column, floor, ceiling, patch, land }: Cavern & Column,
): void {
  const isShore = Math.abs(floor - lavaLevel) <= 4
  const soil =
    isShore && patch > 0.3
      ? blocks.soulSand
      : isShore && patch < -0.35
        ? blocks.gravel
        : floor < lavaLevel && patch > 0.5
          ? blocks.magma
          : blocks.netherrack
  for (let y = 0; y <= roof; y++) {
    const isRim = y < bedrockLayers || y > roof - bedrockLayers
    const isRock = y <= floor || y >= ceiling
    const isOvergrown = land === 'warped_forest' && y === floor && y > lavaLevel && y + 1 < ceiling
    const bare = y === floor || y === floor - 1 ? soil : blocks.netherrack
    const ground = isOvergrown ? blocks.warpedNylium : bare
    const open = y <= lavaLevel ? blocks.lava : 0
    states[(y << 8) | column] = isRim ? blocks.bedrock : isRock ? ground : open
  }
}

// A clump or two of glowstone under the ceiling of most chunks.
function hangGlowstone(
  { states }: ColumnBuffer,
  blocks: NetherPalette,
  random: ReturnType<typeof createRandom>,
): void {
  for (let clump = random.between(0, 2); clump > 0; clump--) {
    const x = random.between(3, 12)
    const z = random.between(3, 12)
    let y = roof - bedrockLayers
    while (y > 60 && states[(y << 8) | (z << 4) | x] !== 0) y--
    for (let block = 0; block < 24; block++) {
      const down = random.between(0, 3)
      const reach = 3 - down
      const at =
        ((y - down) << 8) | ((z + random.between(-reach, reach)) << 4) | (x + random.between(-reach, reach))
      if (states[at] === 0) states[at] = blocks.glowstone
    }
  }
}
