import type { Mechanic } from '../context/mechanic.ts'
import { parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { hash2 } from '../generation/hash2.ts'
import { parseColumnKey, parseIndexInColumn, type ColumnEdits } from '../columns/column-store.ts'
import { createWildPlants } from '../growth/create-wild-plants.ts'

// Every tick, randomTickSpeed of the 4096 blocks of a section get a random tick.
const blocksPerSection = 4096
const tickSalt = 0x7a11

/**
 * Gives random ticks to the blocks that mechanics ask for: those that were placed or changed, and the plants of the
 * generator that grow. The rest of the generated world costs a tick nothing.
 */
export function createRandomTicks(edits: ColumnEdits): Mechanic {
  const wanted = new Map<string, boolean>()
  const followed = new Map<string, Place>()
  const wild = createWildPlants()
  const isWanted = (world: WorldContext, name: string): boolean => {
    let answer = wanted.get(name)
    if (answer === undefined) {
      answer = world.hooks.wantsRandomTick(name)
      wanted.set(name, answer)
    }
    return answer
  }
  const follow = (world: WorldContext): void => {
    followed.clear()
    for (const [columnKey, ofColumn] of edits) {
      const { dimension, chunkX, chunkZ } = parseColumnKey(columnKey)
      const { minY } = world.blocks.in(dimension)
      for (const [index, stateId] of ofColumn) {
        if (!isWanted(world, world.blocks.state(stateId).name)) continue
        const { x, y, z } = parseIndexInColumn(index, minY)
        const position = { x: chunkX * 16 + x, y, z: chunkZ * 16 + z, dimension }
        followed.set(placeKey(position), position)
      }
    }
  }
  return {
    name: 'random-ticks',
    start: follow,
    // Nothing to keep: what to follow is read from the changed blocks.
    save: () => [],
    load: follow,
    columnViewed: (_world, column) => wild.see(column),
    blockChanged(world, { position, after }) {
      if (isWanted(world, after.name)) followed.set(placeKey(position), position)
      else followed.delete(placeKey(position))
    },
    tick(world) {
      const chance = world.gamerules.randomTickSpeed / blocksPerSection
      if (chance <= 0) return
      // No dice, because what players have in view would change how often they fall.
      const salt = hash2(world.seed ^ tickSalt, world.tick, 0)
      const draw = ({ x, y, z }: Place): number => hash2(hash2(salt, x, z), y, 0) / 0x100000000
      const chosen: string[] = []
      for (const [key, position] of followed) if (draw(position) < chance) chosen.push(key)
      wild.forSome(world, ({ key, position, weight }) => {
        if (!followed.has(key) && draw(position) < chance * weight) chosen.push(key)
      })
      // The order in which blocks were changed is forgotten by a saved world, so nothing may hang on it.
      for (const key of chosen.sort()) tickBlock(world, key)
    },
  }
}

function tickBlock(world: WorldContext, key: string): void {
  const position = parsePlaceKey(key)
  if (!world.blocks.isLoaded(position)) return
  world.hooks.randomTick({ position, state: world.blocks.at(position) })
}
