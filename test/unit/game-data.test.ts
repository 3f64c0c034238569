import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { kept, namedFiles, withoutBedrock } from '../../vendor/minecraft-data/prune.ts'

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, string>>
}

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const vendored = 'vendor/minecraft-data/package.json'
// Resolves as a build of the package does.
const upstream = dirname(createRequire(join(root, vendored)).resolve('minecraft-data/package.json'))
// Manifests of ours and of minecraft-data.
const manifestOf = (text: string): Manifest => JSON.parse(text) as Manifest
const table = readFileSync(join(upstream, 'data.js'), 'utf8')

test('the small game data have the version of what they are made from', () => {
  const { version } = manifestOf(readFileSync(join(upstream, 'package.json'), 'utf8'))
  expect(manifestOf(read(vendored)).version).toBe(version)
})

test('command, game and new projects bring them under the name that mineflayer asks for', () => {
  const { version } = manifestOf(read(vendored))
  for (const name of ['cli', 'game'])
    expect(manifestOf(read(`packages/${name}/package.json`)).dependencies).toMatchObject({
      'minecraft-data': 'workspace:@voyager-mc/minecraft-data@^',
    })
  expect(manifestOf(read('packages/create/template/_package.json')).overrides).toEqual({
    'minecraft-data': `npm:@voyager-mc/minecraft-data@^${version}`,
  })
})

test('every file that the code of Java Edition reads is kept, and none of a version of Bedrock Edition', () => {
  const code = [
    withoutBedrock(table),
    ...globSync(['index.js', 'lib/*.js'], { cwd: upstream }).map((file) =>
      readFileSync(join(upstream, file), 'utf8'),
    ),
  ]
  const named = code.flatMap(namedFiles)
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter((path) => !kept.some((part) => path === part || path.startsWith(`${part}/`)))).toEqual(
    [],
  )
  expect(named.filter((path) => !existsSync(join(upstream, path)))).toEqual([])
})

test('a table of another shape is refused', () => {
  expect(() => withoutBedrock(table.replace("'bedrock'", "'bedrock2'"))).toThrow(/another shape/)
  expect(withoutBedrock(table)).toMatch(/\n {2}'bedrock': \{\}\n\}\n$/)
})
