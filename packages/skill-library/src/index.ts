export { createSkillLibrary, type CreateSkillLibraryOptions } from './library/create-skill-library.ts'
export type { PromoteSkill, PromoteSkillOptions } from './library/promote-skill.ts'
export { resolveProgram, type ResolvedProgram } from './compose/resolve-program.ts'
export type { SkillLookup } from './compose/skill-lookup.ts'
export { describeFromSyntax } from './describe/describe-from-syntax.ts'
export { type DescribeRequest, type DescribeSkill } from './describe/describe-skill.ts'
export { describeWithModel, type DescribingModel } from './describe/describe-with-model.ts'
export { CachedEmbeddings, type CachedEmbeddingsOptions } from './embeddings/cached-embeddings.ts'
export { embeddingIdOf } from './embeddings/embedding-id.ts'
export { HashingEmbeddings, type HashingEmbeddingsOptions } from './embeddings/hashing-embeddings.ts'
export { LibraryLockedError } from './errors/library-locked-error.ts'
export { SkillLibraryError } from './errors/skill-library-error.ts'
export { SkillStoreError } from './errors/skill-store-error.ts'
export { UnknownSkillError } from './errors/unknown-skill-error.ts'
export type {
  ImportConflict,
  ImportReport,
  ImportSkillsOptions,
  ManagedSkillLibrary,
  SkillFinding,
  SkillMatch,
  VerifyOptions,
} from './library/managed-skill-library.ts'
export type { OnSkillNotice, SkillNotice } from './record/skill-notice.ts'
export {
  skillRecordSchema,
  skillSchemaVersion,
  type PromotionVerdict,
  type SkillRecord,
  type SkillStart,
  type SkillStatus,
  type SkillUse,
} from './record/skill-record.ts'
export type { ForeignSkill } from './record/foreign-skill.ts'
export type { SkillStore, StoredSkills } from './stores/skill-store.ts'
export { fileSkillStore, type FileSkillStoreOptions } from './stores/file-skill-store.ts'
export { memorySkillStore } from './stores/memory-skill-store.ts'
export { defaultLifecyclePolicy, type LifecyclePolicy } from './record/lifecycle.ts'
export { exactNearestIndex } from './search/exact-nearest-index.ts'
export { loadHnsw } from './search/hnsw-nearest-index.ts'
export type { NearestIndex, NearestIndexFactory, Neighbour } from './search/nearest-index.ts'
export { SkillVectorStore, type SkillVectorStoreOptions } from './search/skill-vector-store.ts'
export type { LoadIndexResult } from './search/skill-index.ts'
export type { IndexedDocument } from './search/index-files.ts'
export { asRetriever, type AsRetrieverOptions } from './exchange/as-retriever.ts'
export { asTools, type AsToolsOptions } from './exchange/as-tools.ts'
export {
  type ExportHnswLibFolderOptions,
  type HnswLibClass,
  exportHnswLibFolder,
  importHnswLibFolder,
} from './exchange/community-hnswlib.ts'
export { mergeLibraries } from './exchange/merge-libraries.ts'
export { exportOriginalFolder, importOriginalFolder } from './exchange/original-folder.ts'
export { exportBundle, parseBundle, type SkillBundle } from './exchange/skill-bundle.ts'
export { exportSkillMdFolders, importSkillMdFolders } from './exchange/skill-md-folders.ts'
