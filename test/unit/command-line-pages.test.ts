import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commandLinePages } from '../../docs/generate/write-command-line.ts'

const docs = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs')

test.each(Object.entries(commandLinePages))('docs/%s says what the table of options says', (file, render) => {
  // `npm run docs` writes it anew.
  expect(readFileSync(join(docs, file), 'utf8')).toBe(`${render()}\n`)
})
