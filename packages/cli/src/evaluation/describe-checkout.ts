import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'

/** Commit of the checkout that a directory is in, and a hash of what was changed or added since; undefined outside of one. */
export async function describeCheckout(
  directory: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const root = await gitIn(directory)('rev-parse', '--show-toplevel')
  // Without git, or where it knows no commit.
  if (root === undefined) return undefined
  const git = gitIn(root)
  const commit = await git('rev-parse', '--short=12', 'HEAD')
  if (commit === undefined) return undefined
  const listed = (await git('ls-files', '--others', '--exclude-standard', '-z')) ?? ''
  const added = listed.split('\0').filter((name) => name !== '')
  const contents = added.length === 0 ? '' : await git('hash-object', '--', ...added)
  const changes = `${await git('diff', 'HEAD')}${added.join('\n')}${contents}`
  if (changes === '') return { commit }
  return { commit, changes: createHash('sha256').update(changes).digest('hex').slice(0, 12) }
}

/** The answer of git in a directory; undefined where there is no git, or where it refuses. */
function gitIn(directory: string): (...words: readonly string[]) => Promise<string | undefined> {
  const run = promisify(execFile)
  return async (...words) => {
    try {
      const { stdout } = await run('git', ['-C', directory, ...words], { maxBuffer: 2 ** 28 })
      return stdout.trim()
    } catch {
      return undefined
    }
  }
}
