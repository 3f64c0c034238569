import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const folder = join(root, '.github', 'workflows')
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

test.each(readdirSync(folder))('%s runs only scripts that there are', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('a release carries a list of what it brings, written where the workflow looks for it', () => {
  const text = readFileSync(join(folder, 'release.yml'), 'utf8')
  expect(text).toContain('- run: npm run sbom\n')
  const [, file = 'no file'] = /--out (\S+)/.exec(scripts['sbom'] ?? '') ?? []
  expect(text).toContain(`path: ${file}\n`)
  expect(scripts['sbom']).toContain('--sbom-format cyclonedx')
  expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain(`/${file}`)
})
