import { lstat, readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './read-text-if-present.ts'

/** A text below a folder, or why there is none. */
export type PlainText =
  | { readonly status: 'read'; readonly text: string }
  | { readonly status: 'absent' }
  | { readonly status: 'refused'; readonly reason: string }

// A library of ten thousand skills takes a fifth of it.
const mostBytes = 100_000_000

/** Reads a text below a folder that somebody else wrote: no link is followed, and nothing of unreasonable size is read. */
export async function readPlainText(directory: string, segments: readonly string[]): Promise<PlainText> {
  const found = await statPlain(directory, segments)
  if (found.status !== 'found') return found
  const { path, size, isFile } = found
  if (!isFile) return { status: 'refused', reason: `${path} is no file` }
  if (size > mostBytes) return { status: 'refused', reason: `${path} has ${size} bytes, which is too large` }
  return { status: 'read', text: await readFile(path, 'utf8') }
}

/** Names in a folder below another one; empty when it is absent. */
export async function listPlainFolder(
  directory: string,
  segments: readonly string[],
): Promise<{ readonly names: readonly string[]; readonly refused?: string }> {
  const found = await statPlain(directory, segments)
  if (found.status === 'refused') return { names: [], refused: found.reason }
  if (found.status === 'absent' || found.isFile) return { names: [] }
  return { names: (await readdir(found.path)).sort() }
}

type PlainPlace =
  | { readonly status: 'found'; readonly path: string; readonly size: number; readonly isFile: boolean }
  | Exclude<PlainText, { status: 'read' }>

/** Follows a path below a folder; the folder itself is the caller's choice and may be a link. */
async function statPlain(directory: string, segments: readonly string[]): Promise<PlainPlace> {
  let path = directory
  let found: PlainPlace = { status: 'absent' }
  for (const segment of ['', ...segments]) {
    path = join(path, segment)
    try {
      const stats = await (segment === '' ? stat(path) : lstat(path))
      if (stats.isSymbolicLink())
        return { status: 'refused', reason: `${path} is a symbolic link, which is not followed` }
      found = { status: 'found', path, size: stats.size, isFile: stats.isFile() }
    } catch (error) {
      if (isMissing(error)) return { status: 'absent' }
      throw error
    }
  }
  return found
}
