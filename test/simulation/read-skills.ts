import type { Database } from '@voyager-mc/core/sqlite'
import { sqliteSkillStore, type SkillRecord } from '@voyager-mc/skill-library'
import type { Defect } from './defects.ts'

/** Skills of a home with all their versions, and what is told about damage. */
export interface ReadSkills {
  readonly records: readonly Pick<SkillRecord, 'name' | 'version' | 'source'>[]
  readonly told: readonly string[]
}

/** Reads the skills of a home as a library does, or as one with the defect did. */
export async function readSkills(database: Database, defect: Defect | undefined): Promise<ReadSkills> {
  if (defect === 'changed-skill-runs') return { records: unchecked(database), told: [] }
  const store = sqliteSkillStore(database, { mirror: false })
  const { records, problems } = await store.read()
  await store.close()
  return { records, told: defect === 'notices-unheard' ? [] : problems.map(({ message }) => message) }
}

function unchecked(database: Database): ReadSkills['records'] {
  if (!hasSkills(database)) return []
  // Written by the skill store, and spoiled in a text only.
  return database
    .all('SELECT record FROM skill')
    .map(({ record }) => JSON.parse(String(record)) as SkillRecord)
}

/** Whether a library was opened in the home. */
export function hasSkills(database: Database): boolean {
  return database.get("SELECT 1 FROM sqlite_schema WHERE name = 'skill'") !== undefined
}
