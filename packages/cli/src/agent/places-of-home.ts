import type { PlaceStore } from '@voyager-mc/core'
import { sqlitePlaceStore } from '@voyager-mc/observation'
import type { Home } from '@voyager-mc/voyager/home'

/** The places in a run's home: those of a step are written with the record that ends the step, or not at all. */
export function placesOfHome({ database, stage }: Pick<Home, 'database' | 'stage'>): PlaceStore {
  return sqlitePlaceStore(database, { stage })
}
