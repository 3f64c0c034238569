import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Options of `makeFolder`. */
export interface MakeFolderOptions {
  /** Permissions of what is made, less those that the process leaves out; everything, as for `mkdir`, when absent. */
  readonly mode?: number
}

/**
 * Makes a folder with those above it, and returns the highest one that was not there, or undefined when all were. Throws
 * what the system says about the first that cannot be made.
 */
export function makeFolder(path: string, { mode = 0o777 }: MakeFolderOptions = {}): string | undefined {
  // `mkdir` of Node with `recursive` asks for ever where the system says "not found" below a folder that is there, as
  // /proc does; here each folder is asked for once. It can be used again once it ends with that error.
  const missing = foldersThatAreMissing(path)
  // A place that is there may be a file, which the system tells.
  for (const folder of missing.length === 0 ? [path] : missing) makeOne(folder, mode)
  return missing[0]
}

function foldersThatAreMissing(path: string): readonly string[] {
  const missing: string[] = []
  let at = resolve(path)
  while (!existsSync(at) && dirname(at) !== at) {
    missing.unshift(at)
    at = dirname(at)
  }
  return missing
}

function makeOne(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have made it in between.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
