import { readdirSync } from 'node:fs'
import { createColumnEdits } from '../columns/column-edits.ts'
import { createColumnStore } from '../columns/column-store.ts'
import { expect, test } from 'vitest'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { createRecipeIndex } from '../rules/index.ts'
import { createMechanics } from './create-mechanics.ts'

test('every mechanic file is registered under its own name', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.mechanic.ts'))
    .map((file) => file.replace('.mechanic.ts', ''))
  const mechanics = createMechanics({
    recipes: createRecipeIndex(loadRegistry('1.19.4')),
    columns: createColumnStore({
      generate: () => {
        throw new Error('No column is needed.')
      },
      minY: { overworld: 0, the_nether: 0, the_end: 0 },
      edits: createColumnEdits(),
    }),
    clientWorld: { hasColumn: () => false, streamNow: () => undefined, forget: () => undefined },
  })
  expect(mechanics.map(({ name }) => name).sort()).toEqual(files.sort())
})
