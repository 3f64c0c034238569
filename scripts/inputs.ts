import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the repository, as they are now. */
export interface Inputs {
  /** Fingerprint of all files at or below the paths; the same as long as nothing there changed. */
  hashOf(paths: readonly string[]): string
}

/** Reads the files that git tracks or would add; outside of a checkout there are no inputs. */
export function readInputs(root: string): Inputs | undefined {
  let listed: string
  try {
    const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const stdio: readonly ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    listed = execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: [...stdio],
    })
  } catch {
    return undefined
  }
  const hashes = new Map<string, string>()
  for (const file of [...new Set(listed.split('\0'))].filter((name) => name !== '').toSorted()) {
    const path = join(root, file)
    // One that git knows may have been deleted.
    if (existsSync(path)) hashes.set(file, createHash('sha1').update(readFileSync(path)).digest('hex'))
  }
  return {
    hashOf(paths) {
      const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`)
      for (const [file, content] of hashes)
        if (paths.some((path) => path === '.' || file === path || file.startsWith(`${path}/`)))
          hash.update(`${content} ${file}\n`)
      return hash.digest('hex')
    },
  }
}
