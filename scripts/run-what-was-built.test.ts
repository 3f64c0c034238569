import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const hook = pathToFileURL(join(import.meta.dirname, 'run-what-was-built.mjs')).href

const manifest = {
  name: '@voyager-mc/one',
  type: 'module',
  exports: { '.': './src/index.ts', './part': './src/part/index.ts' },
  publishConfig: {
    exports: { '.': { default: './dist/index.js' }, './part': { default: './dist/part/index.js' } },
  },
}

/** What programs of a workspace print whose package `one` was built, but for its entry `part`. */
function workspace() {
  const root = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('package.json', '{ "type": "module" }')
  write('packages/one/package.json', JSON.stringify(manifest))
  write('packages/one/src/index.ts', 'export const from: string = "source"')
  write('packages/one/src/part/index.ts', 'export const from: string = "source"')
  write('packages/one/src/program.ts', 'console.log("source")')
  write('packages/one/dist/index.js', 'export const from = "built"')
  write('packages/one/dist/program.js', 'console.log("built")')
  mkdirSync(join(root, 'node_modules/@voyager-mc'), { recursive: true })
  symlinkSync(join(root, 'packages/one'), join(root, 'node_modules/@voyager-mc/one'), 'junction')
  return {
    write,
    run: (file: string): string =>
      execFileSync(process.execPath, ['--import', hook, join(root, file)], { encoding: 'utf8' }).trim(),
  }
}

test('a program gets a package as it was built, and the sources of an entry that was not', () => {
  const { write, run } = workspace()
  write(
    'program.ts',
    `import { from } from '@voyager-mc/one'
    import { from as part } from '@voyager-mc/one/part'
    console.log(from, part)`,
  )
  expect(run('program.ts')).toBe('built source')
})

test('a program of a package is started as it was built', () => {
  expect(workspace().run('packages/one/src/program.ts')).toBe('built')
})

test('a source that is asked for by its path is the source', () => {
  const { write, run } = workspace()
  write('program.ts', `import { from } from './packages/one/src/index.ts'; console.log(from)`)
  expect(run('program.ts')).toBe('source')
})
