import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { WorldStorageError } from '../errors/world-storage-error.ts'
import { worldSchemaVersion, type WorldFile } from './world-file.ts'

/** The name of a world's file in its directory. */
export const worldFileName = 'world.json.gz'

/** Reads a saved world; absent when the directory holds none. Throws `WorldStorageError` for files it cannot use. */
export async function readWorldFile(directory: string): Promise<WorldFile | undefined> {
  const bytes = await readBytes(directory)
  if (!bytes) return undefined
  const file = parse(directory, bytes)
  const schemaVersion =
    typeof file === 'object' && file !== null && 'schemaVersion' in file ? file.schemaVersion : undefined
  if (schemaVersion !== worldSchemaVersion) {
    const found = typeof schemaVersion === 'number' ? `schema version ${schemaVersion}` : 'no schema version'
    throw new WorldStorageError(
      directory,
      `holds a world of ${found}, but this release reads ${worldSchemaVersion}; choose another directory`,
    )
  }
  // The schema version stands for the shape: only this package writes these files.
  return file as WorldFile
}

async function readBytes(directory: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(directory, worldFileName))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new WorldStorageError(directory, 'cannot be read; check that it is a directory and its rights', {
      cause: error,
    })
  }
}

function parse(directory: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(gunzipSync(bytes).toString('utf8'))
  } catch (error) {
    throw new WorldStorageError(
      directory,
      `holds a damaged ${worldFileName}; restore it from a copy or delete it`,
      {
        cause: error,
      },
    )
  }
}
