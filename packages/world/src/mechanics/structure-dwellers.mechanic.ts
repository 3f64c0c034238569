import { z } from 'zod'
import { columnKey } from '../columns/column-key.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { settleDweller } from '../mobs/settle-dweller.ts'

/** Brings those who live in villages, outposts and end cities when somebody first sees their column. */
export function createStructureDwellers(): Mechanic {
  const settled = new Set<number>()
  return {
    name: 'structure-dwellers',
    columnViewed(world, { dimension, chunkX, chunkZ }) {
      const column = { dimension, chunkX, chunkZ }
      const dwellers = world.structures.dwellersIn(column)
      const key = columnKey(column)
      if (dwellers.length === 0 || settled.has(key)) return
      settled.add(key)
      for (const dweller of dwellers) settleDweller(world, dweller)
    },
    kept: keptState({
      schema: z.array(z.int()),
      save: () => [...settled],
      load(_world, keys) {
        settled.clear()
        for (const key of keys) settled.add(key)
      },
    }),
  }
}
