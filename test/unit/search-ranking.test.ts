import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { boostDocument, boostTerm, processTerm, prefix } from '../../docs/.vitepress/rank-pages.ts'
import { sourceOf } from '../../docs/.vitepress/source-of.ts'
import { nameImport } from '../../docs/generate/dress-reference.ts'
import { namesIn } from '../../docs/generate/check-reference.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

test('guides come before concepts, concepts before what is looked up', () => {
  const weights = ['/guides/stop', '/concepts/critic', '/benchmarks', '/reference/critic/index'].map((page) =>
    boostDocument(page, 'critic'),
  )
  expect(weights).toEqual([...weights].sort((one, other) => other - one))
  expect(new Set(weights).size).toBe(4)
})

test('the whole name of a symbol leads to the symbol, part of it or a plain word does not', () => {
  expect(processTerm('createCritic', 'title')).toContain('=createcritic')
  expect(processTerm('createCritic', 'text')).toBe('createcritic')
  expect(processTerm('Critic', 'title')).toBe('critic')
  expect([prefix('=create'), prefix('create')]).toEqual([false, true])
  expect(boostDocument('/reference/critic/functions/createCritic', '=createcritic')).toBeGreaterThan(
    boostDocument('/guides/custom-critic', 'createcritic'),
  )
})

test('small words of a question are left out, and common verbs count for little', () => {
  expect([processTerm('the'), processTerm('my')]).toEqual([[], []])
  // Ends of "can't" and "it's", at which words are parted.
  expect([processTerm('t'), processTerm('s')]).toEqual([[], []])
  expect(boostTerm('run')).toBeLessThan(boostTerm('budget'))
})

test('functions for the search stand alone, for the browser gets them as text', () => {
  // What VitePress does with them.
  const copy = runInNewContext(`(${boostDocument.toString()})`) as typeof boostDocument
  expect(copy('/guides/stop', 'stop')).toBe(boostDocument('/guides/stop', 'stop'))
})

test('a generated page is edited where it comes from', () => {
  const pages = [
    'packages/critic.md',
    'examples/resume.md',
    'troubleshooting.md',
    'reference/core/interfaces/Critic.md',
    'guides/stop.md',
  ]
  const sources = pages.map((page) => sourceOf(page))
  expect(sources).toEqual([
    'packages/critic/README.md',
    'examples/resume.ts',
    'docs/generate/write-errors.ts',
    'packages/core/src/index.ts',
    'docs/guides/stop.md',
  ])
  const kept = globSync('docs/generate/{write,render}-*.ts', { cwd: root })
  expect(kept.length).toBeGreaterThan(15)
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([])
})

test('the page of a symbol says what it is and how it is imported', () => {
  const page = nameImport('# Critic&lt;T&gt;\n\nWords.\n', 'core/interfaces/Critic.md')
  expect(page).toBe(
    "# Critic\n\nInterface of [core](../index.md).\n\n```text\nimport type { Critic } from '@voyager-mc/core'\n```\n\nWords.\n",
  )
})

test('names of an entry are read from lists and from declarations', () => {
  expect(namesIn("export { a, type B, c as d } from './x.ts'\n// export { e }\nexport const f = 1")).toEqual([
    'a',
    'B',
    'd',
    'f',
  ])
})
