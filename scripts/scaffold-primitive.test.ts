import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Primitive } from '../packages/bot-runtime/src/primitives/define-primitive.ts'
import { expect, test } from 'vitest'
import { fakeContext } from '../packages/bot-runtime/src/testing/fake-context.ts'
import { scaffoldPrimitive } from './scaffold-primitive.ts'

const primitives = new URL('../packages/bot-runtime/src/primitives/', import.meta.url)
const registration = readFileSync(new URL('all-primitives.ts', primitives), 'utf8')
const names = readFileSync(new URL('primitive-names.ts', primitives), 'utf8')

test('writes a primitive, a test and the registration', () => {
  const files = scaffoldPrimitive('jumpTwice', { registration, names })
  expect(Object.keys(files)).toEqual([
    'jump-twice.ts',
    'jump-twice.test.ts',
    'all-primitives.ts',
    'primitive-names.ts',
  ])
  const lines = files['all-primitives.ts']?.split('\n') ?? []
  const imports = lines
    .filter((line) => line.startsWith('import'))
    .map((line) => /'(.*)'/.exec(line)?.[1] ?? '')
  expect(imports).toContain('./jump-twice.ts')
  expect(imports).toEqual([...imports].sort())
  expect(lines.indexOf('  jumpTwice,') + 1).toBe(lines.indexOf('}'))
  expect(lines.length).toBe(registration.split('\n').length + 2)
  expect(files['primitive-names.ts']).toContain("\n  'jumpTwice',\n] as const\n")
})

test('the primitive it writes runs, and says that it is not written yet', async () => {
  const files = scaffoldPrimitive('jumpTwice', { registration, names })
  const source = (files['jump-twice.ts'] ?? '').replaceAll(
    /'\.\/(.*)'/g,
    (_path, file: string) => `'${new URL(file, primitives).href}'`,
  )
  const directory = await mkdtemp(join(tmpdir(), 'scaffold-'))
  try {
    await writeFile(join(directory, 'jump-twice.ts'), source)
    const url = pathToFileURL(join(directory, 'jump-twice.ts')).href
    const { jumpTwice } = (await import(url)) as { readonly jumpTwice: Primitive } // the file above
    const result = await jumpTwice.call(fakeContext(), 2)
    expect(result).toMatchObject({ status: 'failed', message: 'jumpTwice is not written yet' })
  } finally {
    await rm(directory, { recursive: true })
  }
})

test.each([
  ['jump-twice', /no name of a primitive; use camel case/],
  ['', /no name of a primitive/],
  ['mineBlock', /There is a primitive mineBlock already/],
])('refuses the name %j', (name, message) => {
  expect(() => scaffoldPrimitive(name, { registration, names })).toThrow(message)
})
