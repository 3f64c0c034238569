import { expect, test } from 'vitest'
import { checkBundledLicences } from './check-bundled-licences.ts'

const own = JSON.stringify({ sources: ['../src/index.ts'] })
const foreign = JSON.stringify({
  sources: [
    '../src/index.ts',
    '../../../node_modules/.pnpm/@scope+tool@1.0.0/node_modules/@scope/tool/index.js',
  ],
})

function faults(files: Readonly<Record<string, string>>): readonly string[] {
  return checkBundledLicences({ list: () => Object.keys(files), read: (path) => files[path] })
}

test('a package that bundles nothing needs no licences', () => {
  expect(faults({ 'dist/index.js.map': own })).toEqual([])
})

test('what is bundled goes with its licence', () => {
  const licences = 'other 2.0.0, ISC\n\nText\n\n@scope/tool 1.0.0, MIT\n\nText\n'
  expect(faults({ 'dist/index.js.map': foreign, 'dist/third-party-licences.txt': licences })).toEqual([])
})

test('a bundled file without a source map is known by its place', () => {
  expect(faults({ 'dist/node_modules/.pnpm/tool@1.0.0/node_modules/tool/index.js': '' })).toEqual([
    'tool is bundled without its licence',
  ])
})

test.each<[string, string | undefined, string]>([
  ['no licences', undefined, '@scope/tool is bundled without its licence'],
  ["another's licence", 'other 2.0.0, ISC\n', '@scope/tool is bundled without its licence'],
  [
    'a licence that nobody agreed to',
    '@scope/tool 1.0.0, GPL-3.0\n',
    '@scope/tool is bundled and has the licence GPL-3.0',
  ],
])('a bundled package with %s is told', (_what, licences, fault) => {
  const kept = licences === undefined ? {} : { 'dist/third-party-licences.txt': licences }
  expect(faults({ 'dist/index.js.map': foreign, ...kept })).toEqual([fault])
})

test('a page needs the licences of what is in it', () => {
  const page = { 'dist/page/index.html': '<p>' }
  expect(faults(page)).toEqual(['the page in dist/page has no licences beside it'])
  expect(faults({ ...page, 'dist/page/third-party-licences.md': '# Licenses' })).toEqual([])
})
