import { existsSync } from 'node:fs'
import { appendFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@voyager-mc/core/files'
import { LocalDatabaseError } from './local-database-error.ts'
import type { LocalPlaces } from './local-places.ts'
import { serverPrograms, type ServerPrograms } from './server-programs.ts'
import { usualPort } from './usual-database.ts'

export interface StartOwnServerOptions {
  readonly signal: AbortSignal
  /** Hears what was made or started. */
  readonly say: (text: string) => void
}

// A socket's address has room for this much; https://man7.org/linux/man-pages/man7/unix.7.html.
const longestSocketBytes = 107

const dataIn = (own: string): string => join(own, 'data')

/** Whether this user has a server of his own, running or not. */
export function hasOwnServer({ own }: LocalPlaces): boolean {
  return existsSync(join(dataIn(own), 'PG_VERSION'))
}

/**
 * Starts the user's own PostgreSQL, and makes it before when it is absent. It listens on a socket in a directory that only
 * this user can open, and goes on after this process has ended.
 */
export async function startOwnServer(
  places: LocalPlaces,
  { signal, say }: StartOwnServerOptions,
): Promise<void> {
  const { own } = places
  const data = dataIn(own)
  const programs = serverPrograms(places, { data, signal })
  const isNew = !hasOwnServer(places)
  if (isNew) await makeData(places, programs)
  if (await isRunning(programs, data)) return
  await programs.run('pg_ctl', ['start', '-D', data, '-l', join(own, 'log'), '-w', '-s'])
  const stopping = `${programs.folder}/pg_ctl stop -D ${data}`
  say(`${isNew ? 'Made and started' : 'Started'} a PostgreSQL of your own; "${stopping}" ends it.`)
}

/** Makes the data beside its place, so that one that was interrupted is not taken for a whole one. */
async function makeData({ own, user }: LocalPlaces, { run }: ServerPrograms): Promise<void> {
  const socket = join(own, `.s.PGSQL.${usualPort}`)
  if (Buffer.byteLength(socket) > longestSocketBytes)
    throw new LocalDatabaseError(
      `The socket ${socket} has more than ${longestSocketBytes} bytes; set XDG_DATA_HOME to a shorter directory.`,
    )
  const unfinished = join(own, 'unfinished')
  makeOwn(own)
  await rm(unfinished, { recursive: true, force: true })
  const access = ['--auth-local=peer', '--auth-host=scram-sha-256']
  await run('initdb', ['-D', unfinished, '-U', user, '-E', 'UTF8', ...access])
  // A quote is written twice, inside the list of directories and inside the setting.
  const directories = `"${own.replaceAll('"', '""')}"`.replaceAll("'", "''")
  await appendFile(
    join(unfinished, 'postgresql.conf'),
    `\nlisten_addresses = ''\nport = ${usualPort}\nunix_socket_directories = '${directories}'\n`,
  )
  await rename(unfinished, dataIn(own))
}

function makeOwn(own: string): void {
  try {
    makeFolder(own, { mode: 0o700 })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new LocalDatabaseError(
      `The directory ${own} cannot be made (${reason}); set XDG_DATA_HOME to one that you may write.`,
      { cause },
    )
  }
}

/** Whether the server of some data runs, which `pg_ctl` tells by its code. */
async function isRunning({ run }: ServerPrograms, data: string): Promise<boolean> {
  return run('pg_ctl', ['status', '-D', data]).then(
    () => true,
    (error: unknown) => {
      if (LocalDatabaseError.isInstance(error)) return false
      throw error
    },
  )
}
