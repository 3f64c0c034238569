import { InvalidArgumentError } from '@voyager-mc/core'
import type { Settings } from '../options/settings.ts'

/** Address of the fleet's database; throws when nobody said it. */
export function databaseOf({ database }: Pick<Settings, 'database'>): string {
  if (database !== undefined) return database
  throw new InvalidArgumentError(
    '--database',
    '',
    'name the PostgreSQL of the fleet, or set VOYAGER_DATABASE.',
  )
}
