import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { FleetDatabaseError } from '@voyager-mc/fleet'
import { LocalDatabaseError } from './local-database-error.ts'
import { commandAsOwner, portAt, socketAddress, type LocalPlaces } from './local-places.ts'
import { hasOwnServer, startOwnServer, type StartOwnServerOptions } from './own-server.ts'
import { installedVersions } from './server-programs.ts'
import { usualDatabase, usualPort } from './usual-database.ts'

/** Sends one statement to a database and closes the connection; gives the reason when it could not. */
export type SendOnce = (address: string, statement: string) => Promise<FleetDatabaseError | undefined>

interface ReadyLocalDatabaseOptions extends StartOwnServerOptions {
  readonly sendOnce: SendOnce
}

/**
 * Finds the fleet's database on this machine, and makes it when it is absent: on the user's own server, else on the one
 * of the machine, else on a new one that this user starts. Throws `LocalDatabaseError` with the command that is missing.
 */
export async function readyLocalDatabase(
  places: LocalPlaces,
  options: ReadyLocalDatabaseOptions,
): Promise<string> {
  const { own, sockets } = places
  if (!hasOwnServer(places)) {
    const port = portAt(sockets)
    if (port !== undefined && (await listensAt(sockets, port))) return readyAt(places, { ...options, port })
    if (places.isRoot) throw new LocalDatabaseError(describeRoot(places))
  }
  await startOwnServer(places, options)
  return readyAt({ ...places, sockets: own }, { ...options, port: usualPort })
}

/** Makes the database on the server of a socket, unless it is there. */
async function readyAt(
  places: LocalPlaces,
  { sendOnce, say, port }: ReadyLocalDatabaseOptions & { readonly port: number },
): Promise<string> {
  const { sockets: directory, user } = places
  const addressOf = (database: string): string => socketAddress({ directory, port, user, database })
  const address = addressOf(usualDatabase)
  const asOwner = commandAsOwner(places, port)
  const found = await sendOnce(address, 'SELECT 1')
  if (found === undefined) return address
  if (found.problem === 'refused')
    throw new LocalDatabaseError(
      `PostgreSQL at ${directory} lets no role ${user} in; run "${asOwner(`createuser --createdb ${user}`)}", then this again.`,
      { cause: found },
    )
  if (found.problem !== 'missing') throw found
  const refused = await sendOnce(addressOf('postgres'), `CREATE DATABASE ${usualDatabase}`)
  if (refused !== undefined)
    throw new LocalDatabaseError(
      `The role ${user} may not make the database ${usualDatabase} at ${directory}; run "${asOwner(`createdb -O ${user} ${usualDatabase}`)}", then this again.`,
      { cause: refused },
    )
  say(`Made the database ${usualDatabase} at ${directory}.`)
  return address
}

/** Whether somebody listens on a socket; the file of one that was killed stays behind. */
async function listensAt(directory: string, port: number): Promise<boolean> {
  const socket = connect(join(directory, `.s.PGSQL.${port}`))
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

function describeRoot(places: LocalPlaces): string {
  const [version] = installedVersions(places.programs)
  if (version === undefined)
    return `There is no PostgreSQL in ${places.programs}; run "apt-get install postgresql", or name one with --database.`
  const role = commandAsOwner(places, usualPort)(`createuser --createdb ${places.user}`)
  return `No PostgreSQL answers in ${places.sockets}, and root may not run one; run "pg_ctlcluster ${version} main start && ${role}", then this again.`
}
