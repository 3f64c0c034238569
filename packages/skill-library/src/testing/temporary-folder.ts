import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'voyager-skills-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}
