import { InvalidArgumentError } from '@voyager-mc/core'
import { localAddress, localPlaces } from '../database/local-places.ts'
import type { Settings } from '../options/settings.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Address of the fleet's database: the one that was named, else that of this machine; throws when there is neither. */
export function databaseOf(
  { database }: Pick<Settings, 'database'>,
  variables: Terminal['variables'],
): string {
  const address = database ?? localAddress(localPlaces(variables))
  if (address !== undefined) return address
  throw new InvalidArgumentError(
    '--database',
    '',
    'name the PostgreSQL of the fleet, set VOYAGER_DATABASE, or let voyager fleet up start one here.',
  )
}
