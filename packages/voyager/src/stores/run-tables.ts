/** Name of the tables of a run among the components of a database. */
export const runComponent = 'run'

/** Tables of a run: version n is what the first n made. */
export const runMigrations: readonly string[] = [
  `CREATE TABLE journal (
     sequence INTEGER PRIMARY KEY,
     at_ms REAL NOT NULL,
     event TEXT NOT NULL,
     content BLOB NOT NULL,
     hash BLOB NOT NULL
   ) STRICT;
   CREATE TABLE journal_head (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     sequence INTEGER NOT NULL,
     hash BLOB NOT NULL
   ) STRICT;
   CREATE TABLE snapshot (
     sequence INTEGER PRIMARY KEY,
     version INTEGER NOT NULL,
     state TEXT NOT NULL,
     link BLOB NOT NULL,
     hash BLOB NOT NULL
   ) STRICT;
   CREATE TABLE document (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL,
     hash BLOB NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE TABLE document_head (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     hash BLOB NOT NULL
   ) STRICT;`,
  'ALTER TABLE document_head ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;',
]
