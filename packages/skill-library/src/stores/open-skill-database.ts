import { statSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, openDatabase, type Database, type OpenDatabaseOptions } from '@voyager-mc/core/sqlite'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { skillComponent, skillMigrations } from './skill-tables.ts'

/** A database with the tables of skills. */
export interface OpenSkillDatabase {
  readonly database: Database
  /** Closes what was opened here; a database that was open before stays so. */
  readonly release: () => void
}

// The main thread waits no longer than this; after it the caller waits without holding up others.
const busyTimeoutMs = 100

/** Opens a file of skills, or makes the tables in a database that is open. */
export function openSkillDatabase(
  place: string | Database,
  options: Pick<OpenDatabaseOptions, 'durability' | 'readOnly'>,
): OpenSkillDatabase {
  if (typeof place !== 'string') {
    migrate(place, { component: skillComponent, migrations: skillMigrations })
    return { database: place, release: () => undefined }
  }
  refuseFolder(place)
  const database = openDatabase(place, { ...options, busyTimeoutMs })
  try {
    migrate(database, { component: skillComponent, migrations: skillMigrations })
  } catch (error) {
    database.close()
    throw error
  }
  return { database, release: () => database.close() }
}

function refuseFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return
  throw new SkillStoreError(
    path,
    `${path} is a folder; pass a file such as ${join(path, 'skills.db')}, and import the skills of the folder with voyager skills import.`,
  )
}
