import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The only directions in which packages may depend on each other, and every public subpath. */
const topology: Readonly<
  Record<string, { readonly uses: readonly string[]; readonly subpaths: readonly string[] }>
> = {
  action: { uses: ['core', 'observation', 'prompting'], subpaths: ['.'] },
  'bot-runtime': {
    uses: ['core', 'observation', 'tech-tree'],
    subpaths: ['.', './primitive-names', './testing'],
  },
  cli: {
    uses: [
      'action',
      'bot-runtime',
      'core',
      'critic',
      'curriculum',
      'dashboard',
      'evaluation',
      'fleet',
      'game',
      'mcp',
      'observation',
      'rule-roles',
      'scripted-model',
      'skill-library',
      'tech-tree',
      'voyager',
      'world',
    ],
    subpaths: ['.'],
  },
  core: { uses: [], subpaths: ['.', './files', './sqlite', './testing'] },
  critic: { uses: ['core', 'observation', 'prompting'], subpaths: ['.', './testing'] },
  curriculum: { uses: ['core', 'observation', 'prompting'], subpaths: ['.'] },
  dashboard: { uses: ['core', 'observation', 'vision', 'voyager'], subpaths: ['.'] },
  evaluation: {
    uses: ['core', 'game', 'tech-tree', 'voyager'],
    subpaths: ['.', './statistics', './suites'],
  },
  fleet: {
    uses: ['core', 'observation', 'skill-library', 'voyager', 'world'],
    subpaths: ['.', './team', './testing'],
  },
  game: { uses: ['bot-runtime', 'core', 'vision', 'world'], subpaths: ['.'] },
  mcp: { uses: ['core', 'game', 'observation', 'skill-library'], subpaths: ['.', './ai-sdk'] },
  observation: { uses: ['core'], subpaths: ['.', './mineflayer', './testing'] },
  prompting: { uses: ['core'], subpaths: ['.'] },
  'rule-roles': { uses: ['core', 'observation', 'tech-tree'], subpaths: ['.'] },
  create: { uses: ['core'], subpaths: ['.'] },
  'scripted-model': { uses: [], subpaths: ['.'] },
  'skill-library': { uses: ['core'], subpaths: ['.', './exchange', './record', './testing'] },
  'tech-tree': { uses: ['core'], subpaths: ['.', './testing'] },
  voyager: {
    uses: [
      'action',
      'bot-runtime',
      'core',
      'critic',
      'curriculum',
      'game',
      'observation',
      'rule-roles',
      'skill-library',
      'tech-tree',
      'world',
    ],
    subpaths: ['.', './home', './journal', './models', './oversight', './preset', './promotion', './testing'],
  },
  vision: { uses: ['core'], subpaths: ['.', './watch'] },
  world: { uses: [], subpaths: ['.', './sqlite', './testing'] },
}

/** Files of `voyager` outside the preset and the promotion gate may use core only: it receives its environment and roles. */
const rootOnlyCore = /^packages\/voyager\/src\/(?!preset\/|promotion\/)/
/** mineflayer may be imported in these places only. */
const mayImportMineflayer =
  /^packages\/(bot-runtime\/src\/|observation\/src\/mineflayer\/|world\/src\/.*\.test\.ts$|world\/src\/testing\/)/

interface SourceFile {
  readonly path: string
  readonly packageName: string
  readonly imports: readonly string[]
}

const sources = Object.keys(topology).flatMap((name) => sourcesOf(name))

describe('topology', () => {
  test('has exactly the planned packages', () => {
    expect(readdirSync(join(root, 'packages')).sort()).toEqual(Object.keys(topology).sort())
  })

  test.each(Object.entries(topology))('%s exports exactly its planned subpaths', (name, { subpaths }) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    const expected = [...subpaths, './package.json'].sort()
    expect(Object.keys(manifest.exports).sort()).toEqual(expected)
    expect(Object.keys(manifest.publishConfig.exports).sort()).toEqual(expected)
    expect(manifest.sideEffects).toBe(false)
    expect(manifest.publishConfig).toMatchObject({ access: 'public', provenance: true })
    expect(manifest.repository.directory).toBe(`packages/${name}`)
    expect(manifest.homepage).toContain(`/packages/${name}#`)
    expect(manifest.bugs).toMatch(/\/issues$/)
    expect(manifest.keywords.length).toBeGreaterThan(4)
    // Suites receive `test` and `expect`: whoever installs a package chooses the runner.
    expect(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })).not.toContain('vitest')
  })

  test.each(Object.entries(topology))('%s uses only the packages below it', (name, { uses }) => {
    const used = new Set(
      sources
        .filter(
          ({ packageName, path }) =>
            packageName === name && !path.includes('.test.') && !path.includes('/testing/'),
        )
        .flatMap(({ imports }) => imports.map(voyagerPackage))
        .filter((other) => other !== undefined && other !== name),
    )
    expect([...used].filter((other) => !uses.includes(String(other)))).toEqual([])
  })

  test('keeps mineflayer to the bot runtime and the observation of a bot', () => {
    const offenders = sources.filter(
      ({ path, imports }) =>
        !mayImportMineflayer.test(path) && imports.some((name) => name.startsWith('mineflayer')),
    )
    expect(offenders.map(({ path }) => path)).toEqual([])
  })

  test('keeps the assembly free of roles and environments outside the preset', () => {
    const offenders = sources.filter(
      ({ path, imports }) =>
        rootOnlyCore.test(path) &&
        !path.includes('.test.') &&
        imports.some((name) => !['core', 'voyager', undefined].includes(voyagerPackage(name))),
    )
    expect(offenders.map(({ path }) => path)).toEqual([])
  })
})

describe('shape', () => {
  test('has no catch-all files', () => {
    const offenders = sources.filter(({ path }) => /\/(utils|helpers|types|common|misc)\.ts$/.test(path))
    expect(offenders.map(({ path }) => path)).toEqual([])
  })

  test('nests at most two levels under src', () => {
    const offenders = sources.filter(({ path }) => (path.split('/src/')[1] ?? '').split('/').length > 3)
    expect(offenders.map(({ path }) => path)).toEqual([])
  })

  test('re-exports by name only in every index.ts', () => {
    const offenders = sources.filter(
      ({ path }) => path.endsWith('/index.ts') && /export \*|^(const|let|function|class) /m.test(read(path)),
    )
    expect(offenders.map(({ path }) => path)).toEqual([])
  })

  test('sends slash commands from the operator folder only', () => {
    const offenders = sources.filter(
      ({ path }) =>
        !path.startsWith('packages/world/') &&
        !path.startsWith('packages/bot-runtime/src/operator/') &&
        !path.includes('.test.') &&
        !path.includes('/testing/') &&
        /chat\(['"`]\//.test(read(path)),
    )
    expect(offenders.map(({ path }) => path)).toEqual([])
  })
})

function sourcesOf(name: string): readonly SourceFile[] {
  const directory = join(root, 'packages', name, 'src')
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
    .map((path) => ({ path, packageName: name, imports: importsOf(read(path)) }))
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function importsOf(source: string): readonly string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name ?? '')
}

function voyagerPackage(name: string): string | undefined {
  return /^@voyager-mc\/([a-z-]+)/.exec(name)?.[1]
}
