import { open } from 'node:fs/promises'

/** Brings a directory's list of names to the disk, so that a new file survives a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows opens no directories, and keeps their names without being asked.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
