import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { badges } from '../../scripts/badges.ts'

interface Manifest {
  readonly name: string
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly homepage?: string
  readonly bugs?: string
  readonly funding?: { readonly type: string; readonly url: string }
  readonly license?: string
  readonly repository?: { readonly type: string; readonly url: string; readonly directory: string }
  readonly files?: readonly string[]
  readonly sideEffects?: boolean
  readonly exports?: Readonly<Record<string, string>>
  readonly publishConfig?: {
    readonly access?: string
    readonly provenance?: boolean
    readonly exports?: Readonly<Record<string, unknown>>
  }
  readonly engines?: { readonly node?: string }
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const repository = 'https://github.com/voyager-mc/voyager'
const folders = globSync('packages/*/package.json', { cwd: root }).map((file) =>
  dirname(file).replaceAll('\\', '/'),
)

describe.each(folders)('%s', (folder) => {
  // An npm package manifest of ours; every field is checked below.
  const manifest = JSON.parse(read(`${folder}/package.json`)) as Manifest

  test('says who it is and where it is kept', () => {
    expect(manifest).toMatchObject({
      name: folder.replace('packages', '@voyager-mc'),
      homepage: `${repository}/tree/main/${folder}#readme`,
      bugs: `${repository}/issues`,
      funding: { type: 'github', url: 'https://github.com/sponsors/voyager-mc' },
      license: 'MIT',
      repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
      sideEffects: false,
      engines: { node: '^22.18.0 || ^24.11.0 || >=26' },
    })
    expect(manifest.description?.endsWith('.')).toBe(true)
  })

  test('is found by its keywords, which stand in order and once', () => {
    const { keywords = [] } = manifest
    expect(keywords).toEqual([...new Set(keywords)].sort())
    expect(keywords).toEqual(expect.arrayContaining(['minecraft', 'voyager']))
    expect(keywords.length).toBeGreaterThanOrEqual(5)
  })

  test('is published with provenance, its licence and its words, and with what it exports', () => {
    expect(manifest.publishConfig).toMatchObject({ access: 'public', provenance: true })
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'README.md', 'LICENSE']))
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'))
    expect(Object.keys(manifest.publishConfig?.exports ?? {})).toEqual(Object.keys(manifest.exports ?? {}))
    const lacking = Object.values(manifest.exports ?? {}).filter(
      (file) => !existsSync(join(root, folder, file)),
    )
    expect(lacking).toEqual([])
  })

  test('shows its badges below the title', () => {
    const [title, empty, line] = read(`${folder}/README.md`).split('\n')
    expect([title, empty, line]).toEqual([`# ${manifest.name}`, '', badges(manifest.name)])
  })
})

test('every package is versioned with the others, and its changelog is written by changesets', () => {
  const { fixed, changelog } = JSON.parse(read('.changeset/config.json')) as {
    readonly fixed: readonly (readonly string[])[]
    readonly changelog: string
  } // a configuration of ours
  expect([fixed, changelog]).toEqual([
    [['@voyager-mc/*', '!@voyager-mc/minecraft-data']],
    '@changesets/cli/changelog',
  ])
})

test('every change that waits for a release names packages that there are', () => {
  const names = new Set(folders.map((folder) => folder.replace('packages', '@voyager-mc')))
  const changes = globSync('.changeset/*.md', { cwd: root })
  const strangers = changes.flatMap((file) =>
    [...read(file).matchAll(/^'(@voyager-mc\/[\w-]+)': (?:patch|minor|major)$/gm)]
      .map(([, name = '']) => `${file}: ${name}`)
      .filter((line) => !names.has(line.split(': ')[1] ?? '')),
  )
  expect(changes.length).toBeGreaterThan(100)
  expect(strangers).toEqual([])
})
