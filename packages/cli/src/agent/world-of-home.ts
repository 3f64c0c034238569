import type { GameHome } from '@voyager-mc/game'
import type { Home } from '@voyager-mc/voyager/home'
import type { KeptWorld } from '@voyager-mc/world'
import { loadOptional } from '../faults/load-optional.ts'

/** The world in a run's home: the changes of a step are written with the record that ends the step, or not at all. */
export async function worldOfHome({ database, stage }: Pick<Home, 'database' | 'stage'>): Promise<GameHome> {
  const { sqliteWorldStore } = await loadOptional('@voyager-mc/world', () => import('@voyager-mc/world'))
  const store = sqliteWorldStore(database)
  return {
    load: () => store.load(),
    // A game hands over what `takeChanges` of a world gave it.
    commit: async (changes) => stage(() => store.commitNow(changes as KeptWorld)),
  }
}
