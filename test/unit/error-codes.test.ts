import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

// Errors of duplicate installations are told apart by their code, so that no two classes may share one.
test('every error class of every package has a code of its own', () => {
  const codes = globSync('packages/*/src/**/*-error.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/super\(\s*'([a-z-]+)'/g)].map(([, code]) => code),
  )
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([])
})
