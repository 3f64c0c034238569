import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

export interface DescribeCheckoutOptions {
  /** File of an agent of one's own; what lies in its folder is measured, too. */
  readonly agent?: string | undefined
}

/**
 * Commit of the checkout that a package is in, and a hash of what was changed or added since; undefined outside of one.
 * Where the package belongs to the checkout, as here, only what decides about programs counts: pages that are written and
 * sites that are built meanwhile are no other code.
 */
export async function describeCheckout(
  directory: string,
  { agent }: DescribeCheckoutOptions = {},
): Promise<Readonly<Record<string, string>> | undefined> {
  // Each call starts a process, which takes a large one like an evaluation tens of milliseconds.
  const found = await gitIn(directory)('rev-parse', '--show-toplevel', '--short=12', 'HEAD')
  const [root, commit] = found?.split('\n') ?? []
  // Without git, or where it knows no commit.
  if (root === undefined || commit === undefined) return undefined
  const git = gitIn(root)
  const parts = await partsOf(directory, { root, agent })
  const status = await git('status', '--porcelain', '--untracked-files=all', '-z', '--', ...parts)
  if (status === '') return { commit }
  const added = [...(status ?? '').matchAll(/(?<=(?:^|\0)\?\? )[^\0]+/g)].map(([name]) => name)
  const contents = added.length === 0 ? '' : await git('hash-object', '--', ...added)
  const changes = `${await git('diff', 'HEAD', '--', ...parts)}${added.join('\n')}${contents}`
  if (changes === '') return { commit }
  return { commit, changes: createHash('sha256').update(changes).digest('hex').slice(0, 12) }
}

/** Parts of this repository that decide what its programs do, without what only tells of them or tries them out. */
const measuredParts: readonly string[] = [
  'packages',
  'vendor',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ':(exclude)*.md',
  ':(exclude)*.test.ts',
]

/** Paths of a checkout that count, as git has them. */
async function partsOf(
  directory: string,
  { root, agent }: { readonly root: string; readonly agent: string | undefined },
): Promise<readonly string[]> {
  // A package that was installed is in no commit; whose checkout it is, and what decides there, is not known.
  const isOwn = (await gitIn(directory)('ls-files', '--error-unmatch', 'package.json')) !== undefined
  if (!isOwn) return ['.']
  if (agent === undefined) return measuredParts
  const git = gitIn(dirname(agent))
  const [agentRoot, prefix] = (await git('rev-parse', '--show-toplevel', '--show-prefix'))?.split('\n') ?? []
  return agentRoot === root ? [...measuredParts, prefix || '.'] : measuredParts
}

/** The answer of git in a directory; undefined where there is no git, or where it refuses. */
function gitIn(directory: string): (...words: readonly string[]) => Promise<string | undefined> {
  const run = promisify(execFile)
  return async (...words) => {
    try {
      const { stdout } = await run('git', ['--no-optional-locks', '-C', directory, ...words], {
        maxBuffer: 2 ** 28,
      })
      return stdout.trim()
    } catch {
      return undefined
    }
  }
}
