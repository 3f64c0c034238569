import { expect, test } from 'vitest'
import { checkSourceMaps, type PackedFiles } from './check-source-maps.ts'

const source = 'export const one: number = 1\n'
const map = {
  version: 3,
  file: 'index.js',
  names: [],
  sources: ['../src/index.ts'],
  sourcesContent: [source],
  // The first column of the first line comes from the first column of the first line.
  mappings: 'AAAA',
}
const code = 'const one = 1;\nexport { one };\n\n//# sourceMappingURL=index.js.map'

function faults(changed: Readonly<Record<string, string | undefined>>): readonly string[] {
  const packed = { 'dist/index.js': code, 'dist/index.js.map': JSON.stringify(map), ...changed }
  const files: PackedFiles = {
    list: () => Object.keys(packed).filter((path) => packed[path as keyof typeof packed] !== undefined),
    read: (path) => packed[path as keyof typeof packed],
  }
  return checkSourceMaps(files, { readSource: (path) => (path === 'src/index.ts' ? source : undefined) })
}

test('a program with its map and the text of its source is sound', () => {
  expect(faults({})).toEqual([])
})

test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
  ['without a map', { 'dist/index.js': 'const one = 1;\nexport { one };\n' }, 'it has no source map'],
  [
    'whose map was left out',
    { 'dist/index.js.map': undefined },
    'its source map index.js.map is not in the tarball',
  ],
  [
    'whose map has no texts',
    { 'dist/index.js.map': JSON.stringify({ ...map, sourcesContent: undefined }) },
    'its source ../src/index.ts comes without its text',
  ],
  [
    'whose map names a file that is not there',
    { 'dist/index.js.map': JSON.stringify({ ...map, sources: ['../src/gone.ts'] }) },
    'its source ../src/gone.ts is no file',
  ],
  [
    'of an older source',
    { 'dist/index.js.map': JSON.stringify({ ...map, sourcesContent: ['export const two = 2\n'] }) },
    'its source ../src/index.ts is another text than the file',
  ],
  [
    'whose map is empty',
    { 'dist/index.js.map': JSON.stringify({ ...map, mappings: '' }) },
    'its source map leads nowhere',
  ],
])('a program %s is told', (_what, changed, fault) => {
  expect(faults(changed)).toEqual([`dist/index.js: ${fault}`])
})

test('modules that pass names on, and those of the bundler, need none', () => {
  const passing =
    'import { a } from "./a.js";\nimport * as b from "b";\nimport "./c.js";\nexport { a, b };\nexport * from "./d.js";\nexport { x as y } from "./e.js";\n'
  expect(faults({ 'dist/other.js': passing, 'dist/_virtual/runtime.js': 'const x = 1;' })).toEqual([])
})
