import { openDatabase } from '@voyager-mc/core/sqlite'
import { describe, expect, test } from 'vitest'
import { testRunStore } from '../testing/test-run-store.ts'
import { memoryRunStore } from './memory-run-store.ts'
import { sqliteRunStore } from './sqlite-run-store.ts'

describe('memoryRunStore', () => testRunStore({ test, expect, open: () => memoryRunStore() }))

describe('sqliteRunStore', () =>
  testRunStore({ test, expect, open: () => sqliteRunStore(openDatabase(':memory:')) }))
