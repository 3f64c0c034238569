import { expect, test } from 'vitest'
import * as exchange from './exchange/index.ts'
import * as root from './index.ts'
import * as record from './record/index.ts'
import * as testing from './testing/index.ts'

test('the package exports exactly this', () => {
  expect(Object.keys(root).sort()).toEqual([
    'HashingEmbeddings',
    'KeptEmbeddings',
    'SkillLibraryError',
    'SkillStoreError',
    'SkillVectorStore',
    'UnknownSkillError',
    'asRetriever',
    'asTools',
    'createSkillLibrary',
    'describeFromSyntax',
    'describeWithModel',
    'loadHnsw',
    'memorySkillStore',
    'openSkillLibrary',
    'parseSkillRecord',
    'sqliteSkillStore',
  ])
})

test('the record subpath exports exactly this', () => {
  expect(Object.keys(record).sort()).toEqual(['SkillStoreError', 'parseSkillRecord'])
})

test('the exchange subpath exports exactly this', () => {
  expect(Object.keys(exchange).sort()).toEqual([
    'exportBundle',
    'exportHnswLibFolder',
    'exportOriginalFolder',
    'exportSkillMdFolders',
    'exportSkillsTo',
    'importHnswLibFolder',
    'importOriginalFolder',
    'importSkillLines',
    'importSkillMdFolders',
    'importSkillsFrom',
    'mergeLibraries',
    'parseBundle',
  ])
})

test('the testing subpath exports exactly this', () => {
  expect(Object.keys(testing).sort()).toEqual(['makeSkillRecordForTest', 'testSkillStore'])
})
