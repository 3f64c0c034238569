import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Code that is measured: the version of this package and, in a checkout, its commit and what was changed since. */
export async function describeCode(): Promise<Readonly<Record<string, string>>> {
  const manifest = fileURLToPath(import.meta.resolve('@voyager-mc/cli/package.json'))
  const read: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  const version = String(Object(read).version)
  const git = gitIn(dirname(manifest))
  const commit = await git('rev-parse', '--short=12', 'HEAD')
  if (commit === undefined) return { version }
  const changes = `${await git('diff', 'HEAD')}${await git('ls-files', '--others', '--exclude-standard')}`
  if (changes === '') return { version, commit }
  return { version, commit, changes: createHash('sha256').update(changes).digest('hex').slice(0, 12) }
}

/** The answer of git in a directory; undefined where there is no git, or no checkout. */
function gitIn(directory: string): (...words: readonly string[]) => Promise<string | undefined> {
  const run = promisify(execFile)
  return async (...words) => {
    try {
      const { stdout } = await run('git', ['-C', directory, ...words], { maxBuffer: 2 ** 28 })
      return stdout.trim()
    } catch {
      // Code that was installed from a registry is told by its version alone.
      return undefined
    }
  }
}
