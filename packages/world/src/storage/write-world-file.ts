import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { WorldStorageError } from '../errors/world-storage-error.ts'
import { worldFileName } from './read-world-file.ts'
import type { WorldFile } from './world-file.ts'

const compress = promisify(gzip)

// Saves happen every few seconds, so speed beats size.
const compressionLevel = 1

/** Writes a world so that a crash leaves either the old file or the new one; throws `WorldStorageError`. */
export async function writeWorldFile(directory: string, file: WorldFile): Promise<void> {
  const target = join(directory, worldFileName)
  const draft = `${target}.tmp`
  try {
    const bytes = await compress(JSON.stringify(file), { level: compressionLevel })
    await mkdir(directory, { recursive: true })
    const handle = await open(draft, 'w')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, target)
  } catch (error) {
    throw new WorldStorageError(
      directory,
      'cannot be written; check its rights and the free space of its disk',
      {
        cause: error,
      },
    )
  }
}
