import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

/** Where and when figures were measured, for those who compare them. */
export function describeMachine(): Readonly<Record<string, string | number>> {
  const processors = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short=12', 'HEAD'),
    // What a benchmark writes there is no change of what it measures.
    changed:
      git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/data') === '' ? 'no' : 'yes',
    CPU: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    'Node.js': process.versions.node,
  }
}

/** What git answers, or `unknown` outside a repository. */
function git(...flags: readonly string[]): string {
  try {
    return execFileSync('git', flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}
