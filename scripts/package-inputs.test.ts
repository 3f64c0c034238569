import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageInputs } from './package-inputs.ts'

const root = join(import.meta.dirname, '..')
const inputs = packageInputs(root)

/** Paths beyond its package that a source names, relative to the repository. */
function placesNamedBy(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/['"]((?:\.\.\/)+[\w@./-]+)['"]/g)].flatMap(([, path = '']) => {
    const place = relative(root, resolve(root, dirname(file), path))
    return place.startsWith('..') ? [] : [place]
  })
}

describe('the inputs of a package', () => {
  test('are its own and those of every package below it', () => {
    const { length } = inputs.get('packages/core') ?? []
    expect(inputs.get('packages/core')).toContain('pnpm-lock.yaml')
    expect(inputs.get('packages/critic')).toEqual(
      expect.arrayContaining(['packages/critic', 'packages/core', 'packages/observation']),
    )
    expect(inputs.get('packages/core')).not.toContain('packages/critic')
    expect(length).toBeLessThan(inputs.get('packages/critic')?.length ?? 0)
  })

  test.each([...inputs])('hold whatever else the files of %s name', (folder, paths) => {
    const missing = globSync(`${folder}/src/**/*.ts`, { cwd: root })
      .flatMap(placesNamedBy)
      .filter((place) => !paths.some((path) => place === path || place.startsWith(`${path}/`)))
    expect([...new Set(missing)]).toEqual([])
  })
})
