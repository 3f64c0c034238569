import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepLicences } from '../internal/keep-licences.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'licences-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

/** A module of a package in a folder of modules; the package has a licence file or none. */
function moduleOf(name: string, licence?: string): string {
  const folder = join(directory, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'MIT' }))
  if (licence !== undefined) writeFileSync(join(folder, 'LICENSE.md'), licence)
  return join(folder, 'index.js')
}

/** Texts that the plugin emits for a bundle of these modules. */
function emitted(...moduleIds: readonly string[]): readonly string[] {
  const texts: string[] = []
  const emitter = {
    emitFile({ source }: { source: string }) {
      texts.push(source)
      return ''
    },
  }
  keepLicences().generateBundle.call(emitter, undefined, { 'index.js': { type: 'chunk', moduleIds } })
  return texts
}

test('the licences of what is bundled are written once each', () => {
  const tool = moduleOf('@scope/tool', 'Be kind.')
  expect(emitted('/repository/src/index.ts', tool, tool)).toEqual(['@scope/tool 1.2.3, MIT\n\nBe kind.\n'])
})

test('a bundle of our own modules has none', () => {
  expect(emitted('/repository/src/index.ts')).toEqual([])
})

test('a package without a licence file cannot be bundled', () => {
  expect(() => emitted(moduleOf('nameless'))).toThrow('nameless has no licence file')
})
