export { createSkillLibrary, type CreateSkillLibraryOptions } from './library/create-skill-library.ts'
export { openSkillLibrary, type OpenSkillLibraryOptions } from './exchange/open-skill-library.ts'
export type {
  ManagedSkillLibrary,
  SkillFinding,
  SkillMatch,
  VerifyOptions,
} from './library/managed-skill-library.ts'
export type {
  ImportConflict,
  ImportReport,
  ImportFromOptions,
  ImportSkillsOptions,
  RefusedSkill,
  RenamedSkill,
  ReplacedSkill,
} from './library/import-report.ts'
export type { PromoteSkill, PromoteSkillOptions } from './library/promote-skill.ts'
export { memorySkillStore } from './stores/memory-skill-store.ts'
export { sqliteSkillStore, type SqliteSkillStoreOptions } from './stores/sqlite-skill-store.ts'
export type { SaveSkillsResult, SkillStore, StoredSkills } from './stores/skill-store.ts'
export type { ForeignSkill } from './record/foreign-skill.ts'
export type { LifecyclePolicy } from './record/lifecycle.ts'
export { parseSkillRecord, type ParsedSkillRecord } from './record/parse-skill-record.ts'
export type { OnSkillNotice, SkillNotice } from './record/skill-notice.ts'
export type {
  PromotionVerdict,
  SkillRecord,
  SkillStart,
  SkillStatus,
  SkillUse,
} from './record/skill-record.ts'
export { describeFromSyntax } from './describe/describe-from-syntax.ts'
export type { DescribeRequest, DescribeSkill } from './describe/describe-skill.ts'
export { describeWithModel, type DescribingModel } from './describe/describe-with-model.ts'
export { HashingEmbeddings, type HashingEmbeddingsOptions } from './embeddings/hashing-embeddings.ts'
export { KeptEmbeddings, type KeptEmbeddingsOptions } from './embeddings/kept-embeddings.ts'
export type { StoredVectors, VectorStorage } from './embeddings/vector-storage.ts'
export { loadHnsw } from './search/hnsw-nearest-index.ts'
export type { NearestIndex, NearestIndexFactory, Neighbour } from './search/nearest-index.ts'
export {
  SkillVectorStore,
  type IndexedDocument,
  type SkillVectorStoreOptions,
} from './search/skill-vector-store.ts'
export { asRetriever, type AsRetrieverOptions } from './exchange/as-retriever.ts'
export { asTools, type AsToolsOptions } from './exchange/as-tools.ts'
export { SkillLibraryError } from './errors/skill-library-error.ts'
export { SkillStoreError } from './errors/skill-store-error.ts'
export { UnknownSkillError } from './errors/unknown-skill-error.ts'
