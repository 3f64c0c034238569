import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type { VectorStore } from '@langchain/core/vectorstores'
import { systemClock, untilAborted, type Clock } from '@voyager-mc/core'
import { describeFromSyntax } from '../describe/describe-from-syntax.ts'
import type { DescribeSkill } from '../describe/describe-skill.ts'
import { embeddingIdOf } from '../embeddings/embedding-id.ts'
import { HashingEmbeddings } from '../embeddings/hashing-embeddings.ts'
import { KeptEmbeddings, type KeptEmbeddingsOptions } from '../embeddings/kept-embeddings.ts'
import { defaultLifecyclePolicy, type LifecyclePolicy } from '../record/lifecycle.ts'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import { createSkillSearch } from '../search/skill-search.ts'
import { SkillVectorStore } from '../search/skill-vector-store.ts'
import { memorySkillStore } from '../stores/memory-skill-store.ts'
import type { SkillStore } from '../stores/skill-store.ts'
import { createAddSkill } from './create-add-skill.ts'
import { createSkillFinder } from './create-skill-finder.ts'
import { createSkillReaders } from './create-skill-readers.ts'
import { createSkillUpkeep } from './create-skill-upkeep.ts'
import { createUseCounter } from './create-use-counter.ts'
import { createLibraryState } from './library-state.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'
import type { PromoteSkill } from './promote-skill.ts'

export interface CreateSkillLibraryOptions {
  /** Keeps the skills; the default forgets them with the process. */
  readonly store?: SkillStore
  /** The default needs no model: hashed words, synonyms and word parts. */
  readonly embeddings?: EmbeddingsInterface
  /** Names the embedding beside its vectors; the default is made of its class, model and dimensions. */
  readonly embeddingId?: string
  /** Any LangChain vector store; the default is ours, made of the vectors the store keeps. */
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
  const embedder = withStorage(embeddings, { store, embeddingId, onNotice })
  const vectorStore = index ?? new SkillVectorStore(embedder, { onNotice })
  const search = createSkillSearch({ embeddings: embedder, vectorStore, onNotice })
  const state = createLibraryState({
    store,
    search,
    rules: {
      policy: { ...defaultLifecyclePolicy, ...lifecycle },
      reservedNames: new Set(reservedNames),
      nowMs: () => clock.now(),
      onNotice,
    },
  })
  return {
    embeddings: embedder,
    ...(store.experience && { experience: store.experience }),
    ...createSkillReaders(state),
    ...createSkillFinder(state, search),
    ...createSkillUpkeep(state),
    ...createUseCounter(state),
    add: createAddSkill(state, { describe, promote }),
    open: (options) => untilAborted(state.open(), options),
    close: () => state.close(),
  }
}

/** Keeps vectors with the skills where the store can. */
function withStorage(
  embeddings: EmbeddingsInterface,
  { store, ...options }: Omit<KeptEmbeddingsOptions, 'storage'> & { readonly store: SkillStore },
): EmbeddingsInterface {
  if (store.vectors === undefined) return embeddings
  return new KeptEmbeddings(embeddings, {
    ...options,
    storage: store.vectors,
    readOnly: store.readOnly === true,
  })
}
