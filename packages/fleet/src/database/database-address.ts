import { InvalidArgumentError, redactUrl } from '@voyager-mc/core'

/** Address of a database without its password; refuses what is no address of PostgreSQL. */
export function databaseAddress(connectionString: string): string {
  const isPostgres = /^postgres(ql)?:\/\//.test(connectionString) && URL.canParse(connectionString)
  if (!isPostgres)
    throw new InvalidArgumentError(
      'database',
      redactUrl(connectionString),
      'pass an address such as postgres://user@127.0.0.1:5432/voyager.',
    )
  const url = new URL(connectionString)
  url.password = ''
  // Parameters of libpq can carry a password, too.
  url.search = ''
  return url.href
}

/** Name of a schema as it stands in statements, in quotes because it may be a word of SQL. */
export function quotedSchema(schema: string): string {
  if (/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) return `"${schema}"`
  throw new InvalidArgumentError('schema', schema, 'use small letters, digits and underscores, 51 at most.')
}
