import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as testing from './testing/index.ts'

test('the package exports exactly this', () => {
  expect(Object.keys(root).sort()).toEqual([
    'CachedEmbeddings',
    'HashingEmbeddings',
    'LibraryLockedError',
    'SkillLibraryError',
    'SkillStoreError',
    'SkillVectorStore',
    'UnknownSkillError',
    'asRetriever',
    'asTools',
    'createSkillLibrary',
    'defaultLifecyclePolicy',
    'describeFromSyntax',
    'describeWithModel',
    'embeddingIdOf',
    'exactNearestIndex',
    'exportBundle',
    'exportHnswLibFolder',
    'exportOriginalFolder',
    'exportSkillMdFolders',
    'fileSkillStore',
    'importHnswLibFolder',
    'importOriginalFolder',
    'importSkillMdFolders',
    'loadHnsw',
    'memorySkillStore',
    'mergeLibraries',
    'parseBundle',
    'resolveProgram',
    'skillRecordSchema',
    'skillSchemaVersion',
  ])
})

test('the testing subpath exports exactly this', () => {
  expect(Object.keys(testing).sort()).toEqual(['makeSkillRecordForTest', 'testSkillStore'])
})
