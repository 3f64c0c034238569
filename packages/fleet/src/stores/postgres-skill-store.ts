import type { SkillNotice, SkillRecord, SkillStore, StoredSkills } from '@voyager-mc/skill-library'
import { parseSkillRecord, SkillStoreError } from '@voyager-mc/skill-library/record'
import type { FleetDatabase } from '../database/fleet-database.ts'
import { readVectors, writeVectors } from './vector-rows.ts'

/** Channel on which saves of skills are told; the payload is the library's name. */
export const skillChannel = 'voyager_skills'

export interface PostgresSkillStoreOptions {
  /** Libraries of different names know nothing of each other; `shared` by default. */
  readonly library?: string
  /** `read` writes nothing. */
  readonly access?: 'read' | 'write'
}

/** Keeps skills with their versions, records and vectors in tables that many workers share. */
export function postgresSkillStore(
  database: FleetDatabase,
  { library = 'shared', access = 'write' }: PostgresSkillStoreOptions = {},
): SkillStore {
  const place = { database, library }
  const readOnly = access === 'read'
  return {
    readOnly,
    read: ({ since = 0 } = {}) => readSkills(place, since),
    async save(records, { revision }) {
      if (readOnly)
        throw new SkillStoreError(
          library,
          `The library ${library} is open for reading; open it with { access: 'write' }.`,
        )
      const saved = await saveSkills(place, records, revision)
      if (saved === undefined) return { status: 'behind' }
      return { status: 'saved', revision: saved, problems: [] }
    },
    // The connection is the caller's.
    close: async () => undefined,
    vectors: {
      read: (embeddingId, texts) => readVectors(database, { embeddingId, texts }),
      write: (embeddingId, vectors) => writeVectors(database, { embeddingId, vectors }),
    },
  }
}

interface LibraryPlace {
  readonly database: FleetDatabase
  readonly library: string
}

interface SkillRow {
  readonly [column: string]: unknown
  readonly head: number
  readonly sequence: number | null
  readonly record: string | null
}

async function readSkills(
  { database: { query, schema }, library }: LibraryPlace,
  since: number,
): Promise<StoredSkills> {
  // One statement sees one moment: no skill of a later revision than the one it gives.
  const rows = await query<SkillRow>(
    `SELECT library.revision AS head, skill.sequence, skill.record
     FROM ${schema}.skill_library AS library
     LEFT JOIN ${schema}.skill AS skill ON skill.library = library.name AND skill.revision > $2
     WHERE library.name = $1 ORDER BY skill.sequence`,
    [library, since],
  )
  const records: SkillRecord[] = []
  const problems: SkillNotice[] = []
  for (const { sequence, record } of rows) {
    if (record === null) continue
    const parsed = parseSkillRecord(record)
    if (parsed.status === 'parsed') records.push(parsed.record)
    else
      problems.push({
        type: 'record-refused',
        message: `Skill ${sequence} of ${library} is left out: ${parsed.reason}.`,
      })
  }
  return { records, problems, revision: rows[0]?.head ?? 0 }
}

/** Gives the new revision; undefined when somebody else has saved since, and nothing was written. */
async function saveSkills(
  { database: { transaction, schema }, library }: LibraryPlace,
  records: readonly SkillRecord[],
  expected: number,
): Promise<number | undefined> {
  return transaction(async (query) => {
    await query(
      `INSERT INTO ${schema}.skill_library (name, revision) VALUES ($1, 0) ON CONFLICT (name) DO NOTHING`,
      [library],
    )
    // The row is locked until the end, so revisions become visible in their own order.
    const [head] = await query<{ revision: number }>(
      `UPDATE ${schema}.skill_library SET revision = revision + 1 WHERE name = $1 AND revision = $2
       RETURNING revision`,
      [library, expected],
    )
    if (head === undefined) return undefined
    const last = new Map(records.map((record) => [`${record.name}@${record.version}`, record]))
    const kept = [...last.values()]
    await query(
      `INSERT INTO ${schema}.skill (library, revision, name, version, record, sequence)
       SELECT $1, $2::integer, name, version, record, place + coalesce(
         (SELECT max(sequence) FROM ${schema}.skill WHERE library = $1), 0)
       FROM unnest($3::text[], $4::integer[], $5::text[]) WITH ORDINALITY AS new (name, version, record, place)
       ON CONFLICT (library, name, version) DO UPDATE SET record = excluded.record, revision = excluded.revision`,
      [
        library,
        head.revision,
        kept.map(({ name }) => name),
        kept.map(({ version }) => version),
        kept.map((record) => JSON.stringify(record)),
      ],
    )
    await query('SELECT pg_notify($1, $2)', [skillChannel, library])
    return head.revision
  })
}
