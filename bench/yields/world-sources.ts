import { seededRandom } from '@voyager-mc/core'
import { createDimensionGenerators } from '../../packages/world/src/generation/create-dimension-generators.ts'
import { createGenerator } from '../../packages/world/src/generation/create-generator.ts'
import { isLootTableName, lootTable, lootTableNames } from '../../packages/world/src/loot/loot-tables.ts'
import { drawBarter } from '../../packages/world/src/mobs/barter-loot.ts'
import { fishingLoot } from '../../packages/world/src/mobs/fishing-loot.ts'
import { loadRegistry } from '../../packages/world/src/registry/prismarine-loaders.ts'
import { professions, tradesOf } from '../../packages/world/src/villagers/villager-trades.ts'
import { listCreatures } from './list-creatures.ts'
import { scanBlocks } from './scan-blocks.ts'

/** Sources of things that the embedded world has. */
export interface WorldSources {
  /** Blocks that its generators set. */
  readonly blocks: ReadonlySet<string>
  /** Creatures that appear by themselves or live in its structures. */
  readonly creatures: ReadonlySet<string>
  /** Items in its chests, of its villagers, of its piglins and of its waters. */
  readonly finds: Readonly<Record<'loot' | 'trade' | 'barter' | 'fish', ReadonlySet<string>>>
}

// Enough for everything that comes once in some hundred draws.
const draws = 20_000

/** Looks through the worlds of some seeds for everything that things come from. */
export function readWorldSources(version: string, seeds: readonly number[]): WorldSources {
  const registry = loadRegistry(version)
  const lands = seeds.map((seed) => {
    const overworld = createGenerator({ registry, seed })
    const generators = createDimensionGenerators({ registry, seed, overworld })
    return { registry, seed, overworld, generators }
  })
  const random = seededRandom(seeds[0] ?? 0)
  const drawn = (draw: () => { readonly name: string }): ReadonlySet<string> =>
    new Set(Array.from({ length: draws }, () => draw().name))
  return {
    blocks: new Set(lands.flatMap((land) => [...scanBlocks(land)])),
    creatures: new Set(lands.flatMap((land) => [...listCreatures(land)])),
    finds: {
      loot: new Set(
        lootTableNames
          .filter(isLootTableName)
          .flatMap((name) => lootTable(name).flatMap(({ entries }) => entries.map(([, item]) => item))),
      ),
      trade: new Set(
        professions.flatMap((name) => tradesOf(name, { has: () => true }).map(({ goods }) => goods.name)),
      ),
      barter: drawn(() => drawBarter(random)),
      fish: drawn(() => fishingLoot(random)),
    },
  }
}
