import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Functions that are right with three parameters, and why. */
const sentences: Readonly<Record<string, string>> = {
  'bot-runtime: failed': 'a reason, the message for it, and rarely a detail; written in every primitive',
  'world: stateIdOf':
    "a block's name and rarely its properties, in a registry; called for every block of a world's making",
  'world: until': 'waits in a world until something is true; bounds are rarely given',
}

test('a function of an index takes a subject and options, no third parameter', () => {
  const indexes = globSync('packages/*/src/{index.ts,*/index.ts}', { cwd: root })
  const found = indexes.flatMap((index) =>
    exportsOf(index)
      .filter(({ name, file }) => (parametersOf(name, readCode(file))?.length ?? 0) > 2)
      .map(({ name }) => `${index.split(/[\\/]/)[1]}: ${name}`),
  )
  expect([...new Set(found)].sort()).toEqual(Object.keys(sentences))
})

test.each([
  ['export function plant(seed: Seed, { depth = 1, row }: Options = {}): void {}', ['seed', '{']],
  ['export async function plant<Kind extends Record<string, Seed>>(kind: Kind) {}', ['kind']],
  [
    'export function plant(this: void, when: (a: A, b: B) => C, of: Map<string, D>, how: E) {}',
    ['when', 'of', 'how'],
  ],
  ['export function plant() {}', []],
])('%s', (code, names) => {
  const starts = parametersOf('plant', code)?.map((each) => /^(\{|\w+)/.exec(each)?.[0])
  expect(starts).toEqual(names)
})

interface Export {
  readonly name: string
  readonly file: string
}

/** Values that an index hands on from files beside it. */
function exportsOf(index: string): readonly Export[] {
  const lines = readCode(index).matchAll(/export \{([^}]*)\} from '(\.[^']*)'/g)
  return [...lines].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, file: join(dirname(index), from) })),
  )
}

/** Code of a file without its comments. */
function readCode(file: string): string {
  return readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
}

/** Parameters of an exported function as they stand in the code; undefined for what is no function. */
function parametersOf(name: string, code: string): readonly string[] | undefined {
  const opening = new RegExp(`export (?:async )?function\\*? ${name}\\b`).exec(code)
  if (!opening) return undefined
  const start = opening.index + opening[0].length
  const [parameters = ''] = partsOf(code.slice(afterTypeParameters(code, start)), { closes: true })
  return partsOf(parameters.slice(1, -1)).filter((part) => !part.startsWith('this:'))
}

function afterTypeParameters(code: string, start: number): number {
  if (code[start] !== '<') return start
  return start + (partsOf(code.slice(start), { closes: true })[0] ?? '').length
}

/** Parts between commas that stand in no bracket; with `closes` the first bracket and what is in it. */
function partsOf(code: string, { closes = false }: { readonly closes?: boolean } = {}): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (let at = 0; at < code.length; at += 1) {
    const letter = code.charAt(at)
    const isArrow = letter === '>' && code[at - 1] === '='
    if ('([{<'.includes(letter)) depth += 1
    if (')]}>'.includes(letter) && !isArrow) depth -= 1
    if (closes && depth === 0) return [part + letter]
    if (letter === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += letter
  }
  return [...parts, part.trim()].filter((each) => each !== '')
}
