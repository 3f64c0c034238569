import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type { VectorStore } from '@langchain/core/vectorstores'
import {
  systemClock,
  type CallOptions,
  type Clock,
  type Observation,
  type Program,
  type Task,
} from '@voyager-mc/core'
import { abortable } from './abortable.ts'
import { createAddSkill } from './create-add-skill.ts'
import { createSkillFinder } from './create-skill-finder.ts'
import { createSkillReaders } from './create-skill-readers.ts'
import { createSkillUpkeep } from './create-skill-upkeep.ts'
import { createUseCounter } from './create-use-counter.ts'
import { describeFromSyntax } from './describe/describe-from-syntax.ts'
import type { DescribeSkill } from './describe/describe-skill.ts'
import { CachedEmbeddings } from './embeddings/cached-embeddings.ts'
import { embeddingIdOf } from './embeddings/embedding-id.ts'
import { HashingEmbeddings } from './embeddings/hashing-embeddings.ts'
import { createLibraryState } from './library-state.ts'
import { defaultLifecyclePolicy, type LifecyclePolicy } from './lifecycle.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'
import { createSkillSearch } from './search/skill-search.ts'
import { SkillVectorStore } from './search/skill-vector-store.ts'
import type { OnSkillNotice } from './skill-notice.ts'
import type { PromotionVerdict } from './skill-record.ts'
import { memorySkillStore } from './stores/memory-skill-store.ts'
import type { SkillStore } from './stores/skill-store.ts'

/** What a promotion gate is told beside the program and its task. */
export interface PromoteSkillOptions extends CallOptions {
  /** What the agent saw before the attempt that passed; absent when nobody knows. */
  readonly start?: Observation
}

/** Replays a new skill, with the skills it calls as `modules`, before it is admitted; the verdict is kept with it. */
export type PromoteSkill = (
  program: Program,
  task: Task,
  options?: PromoteSkillOptions,
) => Promise<PromotionVerdict>

export interface CreateSkillLibraryOptions {
  /** Where skills are kept; the default forgets them with the process. */
  readonly store?: SkillStore
  /** The default needs no model: hashed words, synonyms and word parts. */
  readonly embeddings?: EmbeddingsInterface
  /** Names the embedding in caches; the default is made of its class, model and dimensions. */
  readonly embeddingId?: string
  /** Any LangChain vector store; the default is ours, saved in the store's cache folder. */
  readonly index?: VectorStore
  /** Writes descriptions; the default reads the syntax tree. A failing one is replaced by the default. */
  readonly describe?: DescribeSkill
  /** Asked before a skill is admitted; the default admits every skill. */
  readonly promote?: PromoteSkill
  /** Names a skill may not take, such as those of primitives. */
  readonly reservedNames?: readonly string[]
  readonly lifecycle?: Partial<LifecyclePolicy>
  readonly clock?: Clock
  readonly onNotice?: OnSkillNotice
}

/** Makes a skill library; the store is read at the first call. */
export function createSkillLibrary({
  store = memorySkillStore(),
  embeddings = new HashingEmbeddings(),
  embeddingId = embeddingIdOf(embeddings),
  describe = describeFromSyntax,
  promote,
  reservedNames = [],
  lifecycle = {},
  clock = systemClock,
  onNotice = () => undefined,
  index,
}: CreateSkillLibraryOptions = {}): ManagedSkillLibrary {
  const embedder = withCache(embeddings, embeddingId, store)
  const vectorStore = index ?? new SkillVectorStore(embedder, { embeddingId, onNotice })
  const search = createSkillSearch({ embeddings: embedder, vectorStore, onNotice })
  const nowMs = (): number => clock.now()
  const policy = { ...defaultLifecyclePolicy, ...lifecycle }
  const reserved = new Set(reservedNames)
  const state = createLibraryState({
    store,
    search,
    vectorStore,
    reservedNames: reserved,
    nowMs,
    onNotice,
  })
  return {
    ...createSkillReaders({ state, onNotice }),
    ...createSkillFinder({ state, search, policy, nowMs, onNotice, readOnly: store.readOnly === true }),
    ...createSkillUpkeep({ state, reservedNames: reserved, nowMs, onNotice }),
    ...createUseCounter({ state, policy, nowMs, onNotice }),
    add: createAddSkill({ state, describe, promote, reservedNames: reserved, nowMs, onNotice }),
    open: (options) => abortable(state.open(), options),
    close: () => state.close(),
  }
}

/** Vectors that cost money or time are kept beside the store; our own are made faster than read. */
function withCache(embeddings: EmbeddingsInterface, modelId: string, store: SkillStore): EmbeddingsInterface {
  const directory = store.cacheDirectory
  if (directory === undefined || store.readOnly === true) return embeddings
  if (embeddings instanceof HashingEmbeddings || embeddings instanceof CachedEmbeddings) return embeddings
  return new CachedEmbeddings(embeddings, { directory, modelId })
}
