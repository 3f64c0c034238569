import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sources = globSync('packages/*/src/**/*.ts', { cwd: root })
  .filter((file) => !/\.(test|child)\.ts$|\/testing\//.test(file))
  .sort()
  .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')] as const)

/** Places in the sources that look like this, as `file: text`. */
function places(pattern: RegExp): readonly string[] {
  return sources.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`))
}

test('a module is imported by its name or its address, never by a path, which begins with a drive on Windows', () => {
  const modules = places(/\bimport\((?!['"`)])[^)]*\)/g)
  expect(modules).toEqual([
    'packages/cli/src/options/load-config.ts: import(pathToFileURL(path)',
    "packages/dashboard/src/server/page-files.ts: import(new URL('./build-page.ts', import.meta.url)",
    // Addresses that callers are told to give, and names of packages.
    'packages/evaluation/src/agents/play-threaded.ts: import(module)',
    'packages/evaluation/src/report/render-png.ts: import(/* @vite-ignore */ resvgPackage)',
    'packages/fleet/src/learner/learner-process.ts: import(url)',
    'packages/game/src/worker/load-primitives.ts: import(url)',
    'packages/skill-library/src/search/hnsw-nearest-index.ts: import(/* @vite-ignore */ nativePackage)',
  ])
})

test('the path of a file’s address is taken with fileURLToPath', () => {
  expect(places(/import\.meta\.(url|resolve\([^)]*\))\)?\.(pathname|slice|replace)/g)).toEqual([])
})

test('paths are put together and taken apart with node:path', () => {
  // The name of a document of a store has slashes on every system.
  expect(places(/\.(split|lastIndexOf)\(['"][/\\]+['"]\)/g)).toEqual([
    "packages/voyager/src/stores/assert-document-name.ts: .split('/')",
  ])
  expect(places(/\$\{\w*(directory|folder|path)\}\/(?!\/)/gi)).toEqual([])
  // Where Debian keeps its PostgreSQL is looked at only where it is there.
  expect(places(/['"`]\/(tmp|home)\b/g)).toEqual([])
})
