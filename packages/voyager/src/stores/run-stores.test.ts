import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { testRunStore } from '../testing/test-run-store.ts'
import type { Durability } from './durability.ts'
import { fileRunStore } from './file-run-store.ts'
import { memoryRunStore } from './memory-run-store.ts'

describe('memoryRunStore', () => testRunStore({ test, open: () => memoryRunStore() }))

describe.each<Durability>(['process', 'power'])('fileRunStore that outlives the %s', (durability) => {
  const directory = mkdtempSync(join(tmpdir(), 'run-store-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  testRunStore({ test, open: (place) => fileRunStore(join(directory, place), { durability }) })
})
