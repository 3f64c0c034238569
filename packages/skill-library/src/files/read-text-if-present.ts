import { readFile } from 'node:fs/promises'
import { SkillStoreError } from '../errors/skill-store-error.ts'

/** A file's text, or `undefined` when there is no such file. */
export async function readTextIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw new SkillStoreError(path, `${path} cannot be read; check its permissions.`, { cause: error })
  }
}

/** True for the error of a file or folder that does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')
}

/** True for a system error of this code, such as `EEXIST`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
