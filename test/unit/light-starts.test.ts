import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '..', '..', 'packages')

/** Names of the packages of others that a source loads when it is imported, by itself or by what it imports. */
function loadedBy(entry: string): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const name of importsOf(readFileSync(file, 'utf8'))) {
      const own = /^@voyager-mc\/([^/]+)(\/.*)?$/.exec(name)
      if (name.startsWith('.')) visit(join(dirname(file), name))
      else if (own === null) found.add(name)
      else visit(sourceOf(own[1] ?? '', `.${own[2] ?? ''}`))
    }
  }
  visit(join(packages, entry))
  return found
}

/** Modules that are loaded together with a source; types and what is asked for later are not. */
function importsOf(source: string): readonly string[] {
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm)
  return [...statements].map(([, name]) => name ?? '')
}

function sourceOf(name: string, subpath: string): string {
  const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  return join(packages, name, exports[subpath])
}

test.each([
  ['the queue and the workers of a fleet', 'fleet/src/index.ts', 'pg'],
  ['the process of a learner, before it knows what learns', 'fleet/src/learner/learner-process.ts', 'pg'],
  ['commands to a fleet', 'cli/src/commands/run-fleet.ts', 'node:fs/promises'],
])('%s load no LangChain', (_name, entry, needed) => {
  const loaded = loadedBy(entry)
  expect(loaded).toContain(needed)
  expect([...loaded].filter((name) => name.startsWith('@langchain/') && !isHash(name))).toEqual([])
})

/** One file without imports of its own. */
function isHash(name: string): boolean {
  return name === '@langchain/core/utils/hash'
}
