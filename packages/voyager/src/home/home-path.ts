import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RunLayoutError } from '../errors/run-layout-error.ts'

/** Name of the database in the directory of a run. */
const homeFile = 'home.db'

/** Database of a run that is named by its directory or by the file itself; a run of older versions is refused. */
export function homePath(run: string): string {
  const place = resolve(run)
  if (place.endsWith('.db')) return place
  const path = join(place, homeFile)
  if (!existsSync(path) && existsSync(join(place, 'journal.ndjson'))) {
    throw new RunLayoutError(
      run,
      'a run of an older version (journal.ndjson)',
      'export it as a checkpoint with the version that wrote it, and import that into a new run',
    )
  }
  return path
}
