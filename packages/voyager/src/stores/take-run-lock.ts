import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { RunLockedError } from '../errors/run-locked-error.ts'
import { readText } from './read-text.ts'

/** Claims a run directory for this process by a lock file, and returns what gives it back. */
export async function takeRunLock(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true })
  for (;;) {
    if (await createLock(path)) return () => rm(path, { force: true })
    const owner = Number(await readText(path))
    if (isRunning(owner)) throw new RunLockedError(path, owner)
    // Its owner was killed; between two processes that see this, only one can create the file anew.
    await rm(path, { force: true })
  }
}

async function createLock(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

// A container gives a restarted program the number of the killed one, so our own number means nobody.
function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
