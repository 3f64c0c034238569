import { existsSync, readdirSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { join } from 'node:path'
import { usualDatabase, usualPort } from './usual-database.ts'

/** Places of this machine where a PostgreSQL is looked for, and the user who asks. */
export interface LocalPlaces {
  /** Directory of the sockets of the machine's own server. */
  readonly sockets: string
  /** Directory of the server that this user started without any rights of an administrator. */
  readonly own: string
  /** Directory of the server's programs: a folder for each version, with `bin` in it. */
  readonly programs: string
  /** Name of the user, which is the name of the role as well. */
  readonly user: string
  readonly isRoot: boolean
}

// Where Debian and Ubuntu put sockets and programs.
const debianSockets = '/var/run/postgresql'
const debianPrograms = '/usr/lib/postgresql'

/** Reads the places from environment variables: `PGHOST` when it is a directory, `XDG_DATA_HOME`, `HOME`. */
export function localPlaces(variables: Readonly<Record<string, string | undefined>>): LocalPlaces {
  const { PGHOST: host = '', XDG_DATA_HOME: data = '', HOME: home = homedir() } = variables
  return {
    sockets: host.startsWith('/') ? host : debianSockets,
    own: join(data === '' ? join(home, '.local/share') : data, 'voyager', 'postgresql'),
    programs: debianPrograms,
    user: userInfo().username,
    isRoot: process.getuid?.() === 0,
  }
}

/** Address of a database that is reached by a socket, where the system vouches for the user in the place of a password. */
export function socketAddress({
  directory,
  port,
  user,
  database,
}: {
  readonly directory: string
  readonly port: number
  readonly user: string
  readonly database: string
}): string {
  return `postgres://${encodeURIComponent(user)}@${encodeURIComponent(directory)}:${port}/${database}`
}

/** Port of the server whose socket is in a directory, the usual one first; undefined when there is none. */
export function portAt(directory: string): number | undefined {
  const names = existsSync(directory) ? readdirSync(directory) : []
  const ports = names.flatMap((name) => {
    const [, port] = /^\.s\.PGSQL\.(\d+)$/.exec(name) ?? []
    return port === undefined ? [] : [Number(port)]
  })
  return ports.includes(usualPort) ? usualPort : ports.sort((one, other) => one - other)[0]
}

/** Address of the fleet's database on this machine, the user's own server first; undefined when none is running. */
export function localAddress({ own, sockets, user }: LocalPlaces): string | undefined {
  for (const directory of [own, sockets]) {
    const port = portAt(directory)
    if (port !== undefined) return socketAddress({ directory, port, user, database: usualDatabase })
  }
  return undefined
}

/** Makes the command line of a program of PostgreSQL that the owner of the machine's server has to run. */
export function commandAsOwner(
  { sockets, isRoot }: LocalPlaces,
  port: number,
): (commandLine: string) => string {
  const owner = isRoot ? 'runuser -u postgres --' : 'sudo -u postgres'
  const host = sockets === debianSockets ? '' : ` -h ${sockets}`
  const at = port === usualPort ? host : `${host} -p ${port}`
  return (commandLine) => `${owner} ${commandLine.replace(' ', `${at} `)}`
}
