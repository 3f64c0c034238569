import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Durability } from './durability.ts'
import { syncDirectory } from './sync-directory.ts'

/** Writes a file in one stroke: readers see the old content or the new one, never a half. */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  { durability = 'process' }: { readonly durability?: Durability } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    // Renamed before its content is on the disk, the file may be empty after a power cut.
    await writeFile(temporary, content, { flush: durability === 'power' })
    await rename(temporary, path)
    if (durability === 'power') await syncDirectory(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
