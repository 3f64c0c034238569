import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { allCommands } from '../../packages/cli/src/commands/all-commands.ts'
import { resolveSettings } from '../../packages/cli/src/options/resolve-settings.ts'
import { buildCommand, buildParser } from '../../packages/cli/src/program/build-parser.ts'
import { readCommandLine, type MakeParser } from '../../packages/cli/src/program/read-command-line.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const pages = globSync(['*.md', 'packages/*/README.md', 'docs/*.md', 'docs/{concepts,guides}/*.md'], {
  cwd: root,
  // Generated from definitions and measurements.
  exclude: ['docs/primitives.md', 'docs/world-mechanics.md', 'docs/benchmarks.md'],
}).sort()

interface Fence {
  readonly place: string
  readonly language: string
  readonly lines: readonly string[]
}

const fences = pages.flatMap(fencesOf)
const commandLines = fences
  .filter(({ language, lines }) => language === 'sh' || lines.some((line) => line.startsWith('voyager ')))
  .flatMap(({ place, lines }) => lines.map((line) => ({ place, line: line.trim() })))

describe('the commands of the documentation', () => {
  const say = (): void => undefined
  const voyager: MakeParser = (onChoice) =>
    buildParser({ commands: allCommands, version: '0.0.0', say, onChoice })
  const lifelong: MakeParser = (onChoice) => {
    const learn = allCommands.find(({ name }) => name === 'learn')
    if (learn === undefined) throw new Error('There is no learn.')
    return buildCommand(learn, { say, onChoice })
  }
  const linesOf = (start: RegExp): readonly (typeof commandLines)[number][] =>
    commandLines.flatMap(({ place, line }) => {
      const rest = start.exec(line)?.[1]
      return rest === undefined || rest.startsWith('COMMAND') ? [] : [{ place, line: rest }]
    })

  /** Reads a line as the program would, values included. */
  function read(line: string, makeParser: MakeParser): void {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
    const read = readCommandLine(words, makeParser)
    if (read.type === 'command')
      resolveSettings(read.chosen.command.name, { flags: read.chosen.flags, variables: {} })
  }

  const ofVoyager = linesOf(/(?:^|\(|npx @voyager-mc\/cli |[A-Z_]+=\S+ )(?:voyager )(.*?)(?: \| .*)?\)?$/)
  test.each(ofVoyager)('$place: voyager $line', ({ line }) => {
    expect(() => read(line, voyager)).not.toThrow()
  })

  const ofLifelong = linesOf(/npm run lifelong(?: -- )?(.*)$/)
  test.each(ofLifelong)('$place: npm run lifelong -- $line', ({ line }) => {
    expect(() => read(line, lifelong)).not.toThrow()
  })

  test('name scripts that are there', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>> // an npm package manifest
    }
    // Words of pnpm itself.
    const known = new Set([...Object.keys(scripts), 'vitest', 'changeset', 'oxfmt', 'install', 'build'])
    const named = pages.flatMap((page) =>
      [
        ...readFileSync(join(root, page), 'utf8').matchAll(/(?:^|`|&& )(?:npm run|pnpm) ([a-z][a-z:-]*)/gm),
      ].map(([, script = '']) => ({ page, script })),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ script }) => !known.has(script))).toEqual([])
  })

  test('code stands only in fences whose programs are compiled', () => {
    const allowed = new Set(['', 'ts', 'sh', 'json', 'properties', 'text'])
    expect(fences.filter(({ language }) => !allowed.has(language)).map(({ place }) => place)).toEqual([])
  })
})

function fencesOf(page: string): readonly Fence[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^(`{3,})(\w*)[^\n]*\n([\s\S]*?)^\1$/gm)].map((match) => ({
    place: `${page}:${text.slice(0, match.index).split('\n').length}`,
    language: match[2] ?? '',
    lines: (match[3] ?? '').split('\n').filter((line) => line.trim() !== ''),
  }))
}
