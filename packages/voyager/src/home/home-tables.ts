import { migrate, type Database } from '@voyager-mc/core/sqlite'
import { RunLayoutError } from '../errors/run-layout-error.ts'

/** Name of a home's own table among the components of its database. */
const homeComponent = 'home'

// Tells a home from other databases; SQLite keeps it in the file's header. The letters are "voya".
const applicationId = 0x766f7961

const migrations: readonly string[] = [
  `PRAGMA application_id = ${applicationId};
   CREATE TABLE owner (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     token TEXT NOT NULL,
     host TEXT NOT NULL,
     process_id INTEGER NOT NULL,
     since TEXT NOT NULL
   ) STRICT;`,
]

/** Makes a new database a home; one of another program is refused. */
export function claimDatabase(database: Database): void {
  const found = Number(database.get('PRAGMA application_id')?.['application_id'] ?? 0)
  const isNew = found === 0 && database.get('SELECT 1 FROM sqlite_schema') === undefined
  if (!isNew && found !== applicationId)
    throw new RunLayoutError(database.path, 'a database of another program', 'choose another place')
  if (isNew && database.isReadOnly) throw new RunLayoutError(database.path, 'no run yet', 'check the path')
  migrate(database, { component: homeComponent, migrations })
}
