import { mostPlaces, type Place, type PlaceStore } from '@voyager-mc/core'
import { digest, migrate, transaction, type Database, type SqlRow } from '@voyager-mc/core/sqlite'
import { parsePlace } from './parse-place.ts'

/** Name of the tables' schema in a database that others share. */
const placeComponent = 'places'

const placeMigrations: readonly string[] = [
  `CREATE TABLE place (
     sequence INTEGER PRIMARY KEY,
     place TEXT NOT NULL,
     digest BLOB NOT NULL,
     kind TEXT GENERATED ALWAYS AS (place ->> '$.kind') VIRTUAL,
     name TEXT GENERATED ALWAYS AS (place ->> '$.name') VIRTUAL
   ) STRICT;`,
]

export interface SqlitePlaceStoreOptions {
  /** Does the writing later, such as `stage` of a home with the record of the step; the default writes at once. */
  readonly stage?: (work: (database: Database) => void) => void
}

/**
 * Keeps places in a database that is open, which stays so. A row that is not as it was written is left out: a place that is
 * not known is found again.
 */
export function sqlitePlaceStore(
  database: Database,
  { stage = (work) => work(database) }: SqlitePlaceStoreOptions = {},
): PlaceStore {
  if (!database.isReadOnly) migrate(database, { component: placeComponent, migrations: placeMigrations })
  return {
    load: async () => {
      const isKept = database.get("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'place'")
      if (isKept === undefined) return []
      return database.all('SELECT sequence, place, digest FROM place ORDER BY sequence').flatMap(parseRow)
    },
    save: async (places) => {
      const rows = places.slice(0, mostPlaces).map((place) => JSON.stringify(place))
      stage((open) => replaceAll(open, rows))
    },
  }
}

function replaceAll(database: Database, rows: readonly string[]): void {
  const write = (): void => {
    database.run('DELETE FROM place')
    for (const [sequence, text] of rows.entries())
      database.run('INSERT INTO place (sequence, place, digest) VALUES (?, ?, ?)', [
        sequence,
        text,
        digest([sequence, text]),
      ])
  }
  transaction(database, write)
}

function parseRow({ sequence = null, place = null, digest: kept }: SqlRow): readonly Place[] {
  if (!(kept instanceof Uint8Array) || Buffer.compare(kept, digest([sequence, place])) !== 0) return []
  const found = parsePlace(JSON.parse(String(place)))
  return found === undefined ? [] : [found]
}
