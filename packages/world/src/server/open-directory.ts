import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { WorldStorageError } from '../errors/world-storage-error.ts'
import { sqliteWorldStore } from '../sqlite/sqlite-world-store.ts'
import type { WorldStore } from '../storage/world-store.ts'

const fileName = 'world.sqlite'
// The whole world as one file, as releases before this one kept it.
const olderFileName = 'world.json.gz'

/** Opens the store in a directory; throws `WorldStorageError` for one of an older release. */
export function openDirectory(directory: string): WorldStore {
  if (existsSync(join(directory, olderFileName))) {
    throw new WorldStorageError(
      directory,
      `holds a world of an older release (${olderFileName}), which this one does not read; choose another directory, or open it with that release`,
    )
  }
  return sqliteWorldStore(join(directory, fileName))
}
