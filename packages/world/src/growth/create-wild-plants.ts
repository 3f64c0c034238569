import { placeKey, type Place } from '../context/position.ts'
import type { ViewedColumn } from '../context/world-hooks.ts'
import type { WorldContext } from '../context/world-context.ts'
import { columnKey } from '../columns/column-key.ts'

/** A plant whose turn it is. */
export interface WildPlant {
  readonly key: string
  readonly position: Place
  /** Ticks that this turn stands for. */
  readonly weight: number
}

/** The plants of the generator that grow, in the columns that players have seen. */
export interface WildPlants {
  see(column: ViewedColumn): void
  /** Visits the plants of the columns whose turn it is in this tick. */
  forSome(world: WorldContext, visit: (plant: WildPlant) => void): void
}

// A shore in view holds hundreds of canes, so each column has its turn this often only.
const turnTicks = 16

/** Creates an empty list of plants. */
export function createWildPlants(): WildPlants {
  const plants = new Map<number, readonly WildPlant[]>()
  return {
    see({ dimension, chunkX, chunkZ, chunk: { growing = [] } }) {
      if (growing.length === 0) return
      const ofColumn = growing.map(({ x, y, z }) => {
        const position = { x: chunkX * 16 + x, y, z: chunkZ * 16 + z, dimension }
        return { key: placeKey(position), position, weight: turnTicks }
      })
      plants.set(columnKey({ dimension, chunkX, chunkZ }), ofColumn)
    },
    forSome(world, visit) {
      for (const [key, ofColumn] of plants) {
        if ((key + world.tick) % turnTicks !== 0) continue
        const [first] = ofColumn
        // It is seen again when it comes back into memory.
        if (first && !world.blocks.isLoaded(first.position)) plants.delete(key)
        else for (const plant of ofColumn) visit(plant)
      }
    },
  }
}
