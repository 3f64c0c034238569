import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@voyager-mc/core/files'
import { describeFileError } from './describe-file-error.ts'

/** Writes named contents into a directory, which is made when it is absent; returns the paths. */
export async function writeFiles(
  directory: string,
  files: readonly (readonly [string, string | Uint8Array])[],
): Promise<readonly string[]> {
  const paths: string[] = []
  for (const [file, content] of files) {
    const path = join(directory, file)
    try {
      makeFolder(directory)
      await writeFile(path, content)
    } catch (cause) {
      throw describeFileError(cause, { path, verb: 'write' })
    }
    paths.push(path)
  }
  return paths
}
