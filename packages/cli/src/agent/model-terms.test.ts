import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveSettings } from '../options/resolve-settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelTermsOf } from './model-terms.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'model-terms-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

function termsOf(flags: Readonly<Record<string, string>>): ReturnType<typeof modelTermsOf> {
  const { settings } = resolveSettings('learn', {
    flags,
    variables: {},
    config: { file: 'voyager.config.json', values: {} },
  })
  return modelTermsOf(settings)
}

function tableOf(content: unknown): string {
  const file = join(directory, 'prices.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('are those of the program where nobody says otherwise', async () => {
  expect(await termsOf({})).toEqual({})
})

test('are the prices of a file over the known ones, and a patience', async () => {
  const file = tableOf({ 'gpt-4o': { input: 9, output: 8 }, mine: { input: 0, output: 2, cachedInput: 1 } })
  const { prices, recovery } = await termsOf({ priceTable: file, modelPatienceMs: '60000' })
  expect(prices).toMatchObject({
    'gpt-4o': { input: 9, output: 8 },
    mine: { input: 0, output: 2, cachedInput: 1 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
  })
  expect(recovery).toEqual({ modelPatienceMs: 60_000 })
})

test.each([
  ['no JSON', 'no', 'write an object of models'],
  ['a list', [], 'write an object of models'],
  ['a price without output', { mine: { input: 1 } }, 'give mine its input and output'],
  ['a negative price', { mine: { input: -1, output: 1 } }, 'give mine its input and output'],
  ['a price in words', { mine: { input: '1', output: 1 } }, 'give mine its input and output'],
  [
    'a price of something else',
    { mine: { input: 1, output: 1, images: 3 } },
    'give mine its input and output',
  ],
  ['no price', { mine: null }, 'give mine its input and output'],
])('are refused from a file with %s', async (_name, content, remedy) => {
  await expect(termsOf({ priceTable: tableOf(content) })).rejects.toThrow(remedy)
})

test('are refused from a file that is not there', async () => {
  await expect(termsOf({ priceTable: join(directory, 'none.json') })).rejects.toThrow(
    'name a JSON file that can be read.',
  )
})
