import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { testRunStore } from '../testing/test-run-store.ts'
import { fileRunStore } from './file-run-store.ts'
import { memoryRunStore } from './memory-run-store.ts'

describe('memoryRunStore', () => testRunStore({ test, open: () => memoryRunStore() }))

describe('fileRunStore', () => {
  const directory = mkdtempSync(join(tmpdir(), 'run-store-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  testRunStore({ test, open: (place) => fileRunStore(join(directory, place)) })
})
