import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LocalDatabaseError } from './local-database-error.ts'
import type { LocalPlaces } from './local-places.ts'

/** Programs of the version of PostgreSQL that a server needs. */
export interface ServerPrograms {
  readonly folder: string
  /** Runs one to its end; throws `LocalDatabaseError` with its last words when it fails. */
  readonly run: (name: string, words: readonly string[]) => Promise<void>
}

/** Versions of PostgreSQL whose server can be started here, the newest first. */
export function installedVersions(programs: string): readonly string[] {
  const names = existsSync(programs) ? readdirSync(programs) : []
  return names
    .filter((name) => /^\d+$/.test(name) && existsSync(join(programs, name, 'bin', 'initdb')))
    .sort((one, other) => Number(other) - Number(one))
}

/** Finds the programs for a directory of data, or the newest ones for data that is to be made. */
export function serverPrograms(
  { own, programs }: LocalPlaces,
  { data, signal }: { readonly data: string; readonly signal: AbortSignal },
): ServerPrograms {
  const folder = join(programs, versionFor(data, programs), 'bin')
  const execute = promisify(execFile)
  return {
    folder,
    async run(name, words) {
      try {
        await execute(join(folder, name), [...words], { signal, cwd: '/' })
      } catch (cause) {
        signal.throwIfAborted()
        const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause)
        const detail = said.trim().split('\n').at(-1) ?? ''
        throw new LocalDatabaseError(
          `${join(folder, name)} failed (${detail.replace(/\.$/, '')}); see ${join(own, 'log')}, or name another PostgreSQL with --database.`,
          { cause },
        )
      }
    },
  }
}

function versionFor(data: string, programs: string): string {
  const versions = installedVersions(programs)
  const made = join(data, 'PG_VERSION')
  const wanted = existsSync(made) ? readFileSync(made, 'utf8').trim() : versions[0]
  if (wanted === undefined)
    throw new LocalDatabaseError(
      `There is no PostgreSQL in ${programs}; run "apt-get install postgresql", or name one with --database.`,
    )
  if (!versions.includes(wanted))
    throw new LocalDatabaseError(
      `${data} is of PostgreSQL ${wanted}, which is not in ${programs}; run "apt-get install postgresql-${wanted}", or move the directory away to begin anew.`,
    )
  return wanted
}
