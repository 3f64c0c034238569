import type { ColumnPlace, KeptColumn, KeptWorld } from '@voyager-mc/world'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'

/** Values of a world as the world itself types them. */
type WorldValue = KeptWorld['meta']

interface RecordRow {
  readonly [column: string]: unknown
  readonly kind: 'meta' | 'player' | 'mechanic'
  readonly name: string
  readonly data: string
}

interface ColumnRow {
  readonly [column: string]: unknown
  readonly dimension: KeptColumn['dimension']
  readonly x: number
  readonly z: number
  readonly bytes: Buffer
}

/** Writes the changes of a world inside a transaction. */
export async function writeWorld(
  query: Query,
  { schema, run, changes }: { readonly schema: string; readonly run: string; readonly changes: KeptWorld },
): Promise<void> {
  const { meta, columns, players, mechanics } = changes
  const records: readonly RecordChange[] = [
    { kind: 'meta', name: 'world', data: meta },
    ...Object.entries(players).map(([name, data]) => ({ kind: 'player', name, data })),
    ...Object.entries(mechanics).map(([name, data]) => ({ kind: 'mechanic', name, data })),
  ]
  await writeRecords(query, { schema, run, records })
  for (let at = 0; at < columns.length; at += batchRows)
    await writeColumns(query, { schema, run, columns: columns.slice(at, at + batchRows) })
}

// One statement carries them; a column has about 700 bytes.
const batchRows = 1000

interface RecordChange {
  readonly kind: string
  readonly name: string
  readonly data: WorldValue
}

async function writeRecords(
  query: Query,
  {
    schema,
    run,
    records,
  }: { readonly schema: string; readonly run: string; readonly records: readonly RecordChange[] },
): Promise<void> {
  const isGone = ({ kind, data }: RecordChange): boolean => kind === 'player' && data === null
  const gone = records.filter(isGone).map(({ name }) => name)
  const kept = records.filter((record) => !isGone(record))
  await query(
    `INSERT INTO ${schema}.world_record (run, kind, name, data)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[])
     ON CONFLICT (run, kind, name) DO UPDATE SET data = excluded.data`,
    [
      run,
      kept.map(({ kind }) => kind),
      kept.map(({ name }) => name),
      kept.map(({ data }) => JSON.stringify(data)),
    ],
  )
  if (gone.length > 0)
    await query(`DELETE FROM ${schema}.world_record WHERE run = $1 AND kind = 'player' AND name = ANY ($2)`, [
      run,
      gone,
    ])
}

async function writeColumns(
  query: Query,
  {
    schema,
    run,
    columns,
  }: { readonly schema: string; readonly run: string; readonly columns: readonly KeptColumn[] },
): Promise<void> {
  const kept = columns.filter(({ bytes }) => bytes !== undefined)
  const gone = columns.filter(({ bytes }) => bytes === undefined)
  const places = (all: readonly KeptColumn[]): readonly unknown[] => [
    run,
    all.map(({ dimension }) => dimension),
    all.map(({ chunkX }) => chunkX),
    all.map(({ chunkZ }) => chunkZ),
  ]
  if (kept.length > 0)
    await query(
      `INSERT INTO ${schema}.world_column (run, dimension, x, z, bytes)
       SELECT $1, * FROM unnest($2::text[], $3::integer[], $4::integer[], $5::bytea[])
       ON CONFLICT (run, dimension, x, z) DO UPDATE SET bytes = excluded.bytes`,
      [...places(kept), kept.map(({ bytes }) => bytes && Buffer.from(bytes))],
    )
  if (gone.length > 0)
    await query(
      `DELETE FROM ${schema}.world_column AS kept
       USING unnest($2::text[], $3::integer[], $4::integer[]) AS gone (dimension, x, z)
       WHERE kept.run = $1 AND (kept.dimension, kept.x, kept.z) = (gone.dimension, gone.x, gone.z)`,
      places(gone),
    )
}

/** Reads a whole world as it was at one moment; undefined when none was kept. */
export async function loadWorld(
  { transaction, schema }: FleetDatabase,
  run: string,
): Promise<KeptWorld | undefined> {
  return transaction(async (query) => {
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const records = await query<RecordRow>(
      `SELECT kind, name, data FROM ${schema}.world_record WHERE run = $1`,
      [run],
    )
    const columns = await query<ColumnRow>(
      `SELECT dimension, x, z, bytes FROM ${schema}.world_column WHERE run = $1`,
      [run],
    )
    const ofKind = (wanted: RecordRow['kind']): KeptWorld['players'] =>
      Object.fromEntries(
        records.flatMap(({ kind, name, data }) => (kind === wanted ? [[name, JSON.parse(data)]] : [])),
      )
    const meta = ofKind('meta')['world']
    if (meta === undefined) return undefined
    return {
      meta,
      columns: columns.map(({ dimension, x, z, bytes }) => ({
        dimension,
        chunkX: x,
        chunkZ: z,
        bytes: new Uint8Array(bytes),
      })),
      players: ofKind('player'),
      mechanics: ofKind('mechanic'),
    }
  })
}

/** Reads one column; undefined when it is as generated. */
export async function readColumn(
  { query, schema }: FleetDatabase,
  run: string,
  { dimension, chunkX, chunkZ }: ColumnPlace,
): Promise<Uint8Array | undefined> {
  const [row] = await query<{ bytes: Buffer }>(
    `SELECT bytes FROM ${schema}.world_column WHERE run = $1 AND dimension = $2 AND x = $3 AND z = $4`,
    [run, dimension, chunkX, chunkZ],
  )
  return row && new Uint8Array(row.bytes)
}
