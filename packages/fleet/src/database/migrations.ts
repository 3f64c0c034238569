/** Statements that make version n of the tables out of version n - 1, the first one for an empty schema. */
export function migrationsOf(schema: string): readonly string[] {
  return [
    [runTables(schema), skillTables(schema), workerTables(schema)].join('\n'),
    `CREATE TABLE ${schema}.board (team text PRIMARY KEY, state text NOT NULL)`,
    `ALTER TABLE ${schema}.worker ADD COLUMN skew_ms double precision NOT NULL DEFAULT 0,
       ADD COLUMN is_deaf boolean NOT NULL DEFAULT false`,
  ]
}

function runTables(schema: string): string {
  return `CREATE TABLE ${schema}.run (
     id text PRIMARY KEY,
     spec text NOT NULL,
     state text NOT NULL CHECK (state IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
     job uuid,
     job_retry integer NOT NULL DEFAULT 0,
     attempt integer NOT NULL DEFAULT 0,
     worker text,
     submitted_at timestamptz NOT NULL DEFAULT now(),
     started_at timestamptz,
     finished_at timestamptz,
     progress text,
     progress_at timestamptz,
     result text,
     error text
   );
   CREATE INDEX run_state ON ${schema}.run (state, submitted_at);
   CREATE TABLE ${schema}.journal (
     run text NOT NULL,
     sequence integer NOT NULL,
     at_ms double precision NOT NULL,
     event text NOT NULL,
     attempt integer NOT NULL,
     PRIMARY KEY (run, sequence)
   );
   CREATE TABLE ${schema}.snapshot (
     run text NOT NULL,
     sequence integer NOT NULL,
     version integer NOT NULL,
     state text NOT NULL,
     PRIMARY KEY (run, sequence)
   );
   CREATE TABLE ${schema}.document (
     run text NOT NULL,
     name text NOT NULL,
     value text NOT NULL,
     PRIMARY KEY (run, name)
   );
   CREATE TABLE ${schema}.world_column (
     run text NOT NULL,
     dimension text NOT NULL,
     x integer NOT NULL,
     z integer NOT NULL,
     bytes bytea NOT NULL,
     PRIMARY KEY (run, dimension, x, z)
   );
   CREATE TABLE ${schema}.world_record (
     run text NOT NULL,
     kind text NOT NULL,
     name text NOT NULL,
     data text NOT NULL,
     PRIMARY KEY (run, kind, name)
   );`
}

function skillTables(schema: string): string {
  return `CREATE TABLE ${schema}.skill_library (
     name text PRIMARY KEY,
     revision integer NOT NULL
   );
   CREATE TABLE ${schema}.skill (
     library text NOT NULL,
     name text NOT NULL,
     version integer NOT NULL,
     sequence integer NOT NULL,
     revision integer NOT NULL,
     record text NOT NULL,
     PRIMARY KEY (library, name, version)
   );
   CREATE INDEX skill_revision ON ${schema}.skill (library, revision);
   CREATE TABLE ${schema}.skill_vector (
     key bytea PRIMARY KEY,
     vector bytea NOT NULL
   );`
}

function workerTables(schema: string): string {
  return `CREATE TABLE ${schema}.worker (
     name text PRIMARY KEY,
     host text NOT NULL,
     process_id integer NOT NULL,
     concurrency integer NOT NULL,
     running integer NOT NULL,
     started_at timestamptz NOT NULL,
     seen_at timestamptz NOT NULL
   );
   CREATE TABLE ${schema}.setting (
     name text PRIMARY KEY,
     value text NOT NULL
   );`
}
