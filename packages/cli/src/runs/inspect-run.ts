import { AgentError } from '@voyager-mc/core'
import { schemaVersion, type Database } from '@voyager-mc/core/sqlite'
import { sqliteSkillStore } from '@voyager-mc/skill-library'
import { inspectHome, type HomePart } from '@voyager-mc/voyager/home'
import { loadOptional } from '../faults/load-optional.ts'
import { ofRun } from './of-run.ts'

/** Looks through every part of a run, those of its skills and its world included. */
export function inspectRun(run: string): Promise<readonly HomePart[]> {
  return ofRun(run, () => inspectHome(run, { tables: { skills: skillFaults, world: worldFaults } }))
}

/** Lines about the parts of a run, one for each. */
export function describeParts(parts: readonly HomePart[]): readonly string[] {
  return parts.map(({ name, faults }) => `${name}: ${faults.length === 0 ? 'sound' : faults.join('; ')}`)
}

async function skillFaults(database: Database): Promise<readonly string[]> {
  if (schemaVersion(database, 'skills') === 0) return []
  const { problems } = await sqliteSkillStore(database, { access: 'read' }).read()
  return problems.map(({ message }) => message)
}

async function worldFaults(database: Database): Promise<readonly string[]> {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'world_column'"
  if (database.get(table) === undefined) return []
  const { sqliteWorldStore, WorldError } = await loadOptional(
    '@voyager-mc/world',
    () => import('@voyager-mc/world/sqlite'),
  )
  try {
    sqliteWorldStore(database).loadNow()
    return []
  } catch (error) {
    if (AgentError.isInstance(error) || !WorldError.isInstance(error)) throw error
    return [error.message]
  }
}
