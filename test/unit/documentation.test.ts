import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { collectFences } from '../integration/collect-fences.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('the README of the repository', () => {
  const readme = read('README.md')

  test('names every example', () => {
    const examples = globSync('examples/*.ts', { cwd: root }).map((path) => basename(path, '.ts'))
    expect(examples.length).toBeGreaterThanOrEqual(17)
    expect(examples.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })

  test('has a row for every package', () => {
    const packages = globSync('packages/*/package.json', { cwd: root }).map((path) => basename(dirname(path)))
    expect(packages.filter((name) => !readme.includes(`| [${name}](packages/${name})`))).toEqual([])
  })
})

describe('the pages', () => {
  const pages = globSync(
    ['*.md', 'packages/*/README.md', 'docs/*.md', 'docs/{concepts,guides,decisions}/*.md'],
    {
      cwd: root,
    },
  )

  test('print no words that sell', () => {
    const words = /\b(simply|just|easily|powerful|robust|seamless)\b/i
    // Addresses of other people's pages have the words that they have.
    const prose = (page: string): string => read(page).replaceAll(/https?:[^\s)]+/g, '')
    expect(pages.filter((page) => words.test(prose(page)))).toEqual([])
  })

  test('of packages begin with a program and what it prints; the command line has none', () => {
    const programs = collectFences(root)
    const silent = pages
      .filter((page) => /^packages\/(?!cli\/)/.test(page))
      .filter((page) => programs.find(({ place }) => place.startsWith(page))?.output === undefined)
    expect(silent).toEqual([])
  })

  test('of concepts show their picture', () => {
    const concepts = pages.filter((page) => page.startsWith('docs/concepts/'))
    const lacking = concepts.filter(
      (page) => !read(page).includes(`(/pictures/${basename(page, '.md')}.svg)`),
    )
    expect(lacking).toEqual([])
  })
})
