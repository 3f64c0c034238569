import { InvalidArgumentError } from '@voyager-mc/core'
import { quotedSchema } from './database-address.ts'

/**
 * SQL that gives a role what workers and submitters need: to read and write the rows of the fleet and of its queue. It
 * cannot make, change or remove tables; the owner runs it after `migrateFleet`, and again after an update.
 */
export function workerGrants({
  role,
  schema = 'voyager',
}: {
  readonly role: string
  readonly schema?: string
}): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role))
    throw new InvalidArgumentError('role', role, 'use small letters, digits and underscores.')
  return [quotedSchema(schema), quotedSchema(`${schema}_queue`)]
    .flatMap((each) => [
      `GRANT USAGE ON SCHEMA ${each} TO ${role};`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${each} TO ${role};`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${each} TO ${role};`,
    ])
    .join('\n')
}
