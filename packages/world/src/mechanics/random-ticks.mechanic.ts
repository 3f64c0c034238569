import type { Mechanic } from '../context/mechanic.ts'
import type { ColumnStore } from '../columns/column-store.ts'
import { columnKey, type ColumnPlace } from '../columns/column-key.ts'
import { placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { hash2 } from '../generation/hash2.ts'
import { parseIndexInColumn } from '../columns/block-index.ts'
import { createWildPlants } from '../growth/create-wild-plants.ts'

// Every tick, randomTickSpeed of the 4096 blocks of a section get a random tick.
const blocksPerSection = 4096
const tickSalt = 0x7a11

/** Columns whose changed blocks are followed. */
export type FollowedColumns = Pick<ColumnStore, 'edits' | 'onLoad' | 'all' | 'peek'>

/**
 * Gives random ticks to the blocks that mechanics ask for: those that were placed or changed, and the plants and
 * the budding amethyst of the generator. The rest of the generated world costs a tick nothing.
 */
export function createRandomTicks(columns: FollowedColumns): Mechanic {
  const followed = new Map<string, Place>()
  const wild = createWildPlants()
  const follow = (world: WorldContext, { dimension, chunkX, chunkZ }: ColumnPlace): void => {
    const { minY } = world.blocks.in(dimension)
    for (const [index, stateId] of columns.edits.of(columnKey({ dimension, chunkX, chunkZ }))) {
      if (!world.hooks.wantsRandomTick(world.blocks.state(stateId).name)) continue
      const { x, y, z } = parseIndexInColumn(index, minY)
      const position = { x: chunkX * 16 + x, y, z: chunkZ * 16 + z, dimension }
      followed.set(placeKey(position), position)
    }
  }
  return {
    name: 'random-ticks',
    // Nothing to keep: what to follow is read from the changed blocks.
    start(world) {
      columns.onLoad((column) => follow(world, column))
      for (const column of columns.all()) follow(world, column)
    },
    restored(world) {
      followed.clear()
      for (const column of columns.all()) follow(world, column)
    },
    columnViewed: (_world, column) => wild.see(column),
    blockChanged(world, { position, after }) {
      if (world.hooks.wantsRandomTick(after.name)) followed.set(placeKey(position), position)
      else followed.delete(placeKey(position))
    },
    tick(world) {
      const chance = world.gamerules.randomTickSpeed / blocksPerSection
      if (chance <= 0) return
      // No dice, because what players have in view would change how often they fall.
      const salt = hash2(world.seed ^ tickSalt, world.tick, 0)
      const draw = ({ x, y, z }: Place): number => hash2(hash2(salt, x, z), y, 0) / 0x100000000
      const chosen: (readonly [key: string, position: Place])[] = []
      for (const entry of followed) if (draw(entry[1]) < chance) chosen.push(entry)
      wild.forSome(world, ({ key, position, weight }) => {
        if (draw(position) < chance * weight && !followed.has(key)) chosen.push([key, position])
      })
      // The order in which blocks were changed is forgotten by a saved world, so nothing may hang on it.
      chosen.sort(([left], [right]) => (left < right ? -1 : 1))
      for (const [, position] of chosen) tickBlock(world, position)
    },
  }
}

function tickBlock(world: WorldContext, position: Place): void {
  if (!world.blocks.isLoaded(position)) return
  world.hooks.randomTick({ position, state: world.blocks.at(position) })
}
