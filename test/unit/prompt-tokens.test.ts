import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { benchmark } from '../../bench/prompts.bench.ts'

test('prompts of action, critic and curriculum take less than half of the original’s tokens, the critic always asked', async () => {
  const mean = (await benchmark.measure()).at(-1)
  expect(mean?.['what']).toMatch(/^mean of \d\d/)
  expect(Number.parseFloat(String(mean?.['share, critic always asked (target 50 %)']))).toBeLessThanOrEqual(
    40,
  )
})

test('the first page and the guide to prompts have the tokens that are measured', async () => {
  const mean = (await benchmark.measure()).at(-1)
  const [original = 0, ours = 0] = [
    'original (action + critic + curriculum)',
    'ours (action + critic + curriculum)',
  ].map((column) =>
    String(mean?.[column])
      .split(' + ')
      .reduce((sum, tokens) => sum + Number(tokens), 0),
  )
  const read = (page: string): string => readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')
  const [, told = ''] = /Prompts of an attempt, tokens \|(.*)/.exec(read('README.md')) ?? []
  const [, guided = ''] = /\| `prompts` +\|(.*)/.exec(read('docs/guides/own-prompts.md')) ?? []
  const tokens = [original, ours].map((count) => count.toLocaleString('en'))
  expect([told, guided].map((row) => row.match(/\d,\d{3}/g))).toEqual([tokens, tokens])
  expect(guided).toContain(String(mean?.['share, critic always asked (target 50 %)']))
})
