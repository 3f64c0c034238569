import type { GameHome } from '@voyager-mc/game'
import type { KeptWorld } from '@voyager-mc/world'
import type { Home } from '../home/open-home.ts'

/**
 * The world in a run's home, for `openGame`: the changes of a step are written with the record that ends the step, or not
 * at all. Needs `@voyager-mc/world`.
 */
export async function worldOfHome({ database, stage }: Pick<Home, 'database' | 'stage'>): Promise<GameHome> {
  const { sqliteWorldStore } = await import('@voyager-mc/world/sqlite')
  const store = sqliteWorldStore(database)
  return {
    load: () => store.load(),
    // A game hands over what `takeChanges` of a world gave it.
    commit: async (changes) => stage(() => store.commitNow(changes as KeptWorld)),
  }
}
