import type { Mechanic } from '../context/mechanic.ts'
import { parsePositionKey, positionKey } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { ColumnEdits } from '../storage/column-store.ts'
import { parseColumnKey, parseIndexInColumn } from '../storage/column-store.ts'

// Every tick, randomTickSpeed of the 4096 blocks of a section get a random tick.
const BLOCKS_PER_SECTION = 4096

/**
 * Gives random ticks to the blocks that mechanics ask for. Only blocks that were placed or changed are followed, so
 * that a tick costs nothing for the generated rest of the world.
 */
export function createRandomTicks(edits: ColumnEdits): Mechanic {
  const wanted = new Map<string, boolean>()
  const followed = new Map<string, true>()
  const isWanted = (world: WorldContext, name: string): boolean => {
    let answer = wanted.get(name)
    if (answer === undefined) {
      answer = world.mechanics.some(({ randomTicks }) => randomTicks?.(name) === true)
      wanted.set(name, answer)
    }
    return answer
  }
  const follow = (world: WorldContext): void => {
    followed.clear()
    for (const [columnKey, ofColumn] of edits) {
      const { chunkX, chunkZ } = parseColumnKey(columnKey)
      for (const [index, stateId] of ofColumn) {
        if (!isWanted(world, world.blocks.state(stateId).name)) continue
        const { x, y, z } = parseIndexInColumn(index, world.blocks.minY)
        followed.set(positionKey({ x: chunkX * 16 + x, y, z: chunkZ * 16 + z }), true)
      }
    }
  }
  return {
    name: 'random-ticks',
    start: follow,
    // Nothing to keep: what to follow is read from the changed blocks.
    save: () => [],
    load: follow,
    blockChanged(world, { position, after }) {
      if (isWanted(world, after.name)) followed.set(positionKey(position), true)
      else followed.delete(positionKey(position))
    },
    tick(world) {
      const chance = world.gamerules.randomTickSpeed / BLOCKS_PER_SECTION
      if (chance <= 0 || followed.size === 0) return
      for (const key of followed.keys()) if (world.random() < chance) tickBlock(world, key)
    },
  }
}

function tickBlock(world: WorldContext, key: string): void {
  const position = parsePositionKey(key)
  if (!world.blocks.isLoaded(position)) return
  const state = world.blocks.at(position)
  for (const { randomTick, randomTicks } of world.mechanics) {
    if (randomTick && randomTicks?.(state.name)) randomTick(world, { position, state })
  }
}
