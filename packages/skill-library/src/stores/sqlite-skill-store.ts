import { definedOf, systemClock, type Clock } from '@voyager-mc/core'
import type { Database, Durability } from '@voyager-mc/core/sqlite'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { openSkillDatabase, type OpenSkillDatabase } from './open-skill-database.ts'
import { createSkillLedger, type CommitWith, type SkillLedger } from './skill-ledger.ts'
import { mirrorBeside, openSkillMirror, type SkillMirror } from './skill-mirror.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { VectorStorage } from '../embeddings/vector-storage.ts'
import type { SkillStore } from './skill-store.ts'
import { readExperience, writeExperience } from './sqlite-experience.ts'
import { readVectors, writeVectors } from './sqlite-vectors.ts'
import { whenFree } from './when-free.ts'

export interface SqliteSkillStoreOptions {
  /** `read` writes nothing, and may be used beside writers. */
  readonly access?: 'read' | 'write'
  /** `power` survives a power cut at the price of a disk flush per save; the default survives the process. */
  readonly durability?: Durability
  /** Folder of copies for reading; the default is `skills` beside the file, `false` keeps none. */
  readonly mirror?: string | false
  /** Lets the owner of the database write what is saved in a transaction of its own, such as a run with its record. */
  readonly commitWith?: CommitWith
  readonly clock?: Clock
}

interface OpenStore extends OpenSkillDatabase {
  readonly ledger: SkillLedger
  readonly mirror: SkillMirror
}

/**
 * Keeps skills with their versions, records and vectors in a SQLite file, or in a database that is open, which stays so.
 * Several processes may write one file. Damage is told, the rest is read, and a damaged file is not written to.
 */
export function sqliteSkillStore(
  place: string | Database,
  {
    access = 'write',
    durability = 'process',
    mirror,
    commitWith,
    clock = systemClock,
  }: SqliteSkillStoreOptions = {},
): SkillStore {
  const path = typeof place === 'string' ? place : place.path
  const readOnly = access === 'read' || (typeof place !== 'string' && place.isReadOnly)
  let opened: OpenStore | undefined
  /** Saved by somebody else's transaction, and not yet copied for reading. */
  let uncopied: readonly SkillRecord[] = []
  /** Revision of the last save. */
  let saved = 0
  const open = (): OpenStore => {
    if (opened !== undefined) return opened
    const { database, release } = openSkillDatabase(place, { durability, readOnly })
    return (opened = {
      database,
      release,
      ledger: createSkillLedger(database, definedOf({ commitWith })),
      mirror: openSkillMirror(readOnly ? false : (mirror ?? mirrorBeside(path))),
    })
  }
  // A copy follows the commit.
  const takeUncopied = (): readonly SkillRecord[] => {
    if (open().ledger.isWaiting()) return []
    const taken = uncopied
    uncopied = []
    return taken
  }
  return {
    readOnly,
    async read({ since = 0 } = {}) {
      const stored = await whenFree(clock, () => open().ledger.read(since))
      const records = [...takeUncopied(), ...stored.records]
      const problems = await open().mirror.show({ ...stored, records })
      return { ...stored, problems: [...stored.problems, ...problems] }
    },
    async save(records, { revision: expected }) {
      if (readOnly)
        throw new SkillStoreError(path, `${path} is open for reading; open it with { access: 'write' }.`)
      const revision = await whenFree(clock, () => open().ledger.save(records, expected))
      if (revision === undefined) return { status: 'behind' }
      uncopied = [...uncopied, ...records]
      saved = revision
      const problems = await open().mirror.show({ records: takeUncopied(), revision })
      return { status: 'saved', revision, problems }
    },
    async close() {
      if (opened === undefined) return
      // The commit of the last ones had no call of ours after it.
      await opened.mirror.show({ records: takeUncopied(), revision: saved })
      opened.release()
      opened = undefined
    },
    experience: experienceOf(clock, { readOnly, open: () => open().database }),
    vectors: vectorsOf(clock, () => open().database),
  }
}

function vectorsOf(clock: Clock, open: () => Database): VectorStorage {
  return {
    read: (embeddingId, texts) => whenFree(clock, () => readVectors(open(), { embeddingId, texts })),
    write: (embeddingId, vectors) => whenFree(clock, () => writeVectors(open(), { embeddingId, vectors })),
  }
}

function experienceOf(
  clock: Clock,
  { readOnly, open }: { readonly readOnly: boolean; readonly open: () => Database },
): NonNullable<SkillStore['experience']> {
  return {
    load: () => whenFree(clock, () => readExperience(open())),
    async save(records) {
      if (!readOnly) await whenFree(clock, () => writeExperience(open(), records))
    },
  }
}
