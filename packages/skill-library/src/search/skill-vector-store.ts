import { Document, type DocumentInterface } from '@langchain/core/documents'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { VectorStore } from '@langchain/core/vectorstores'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import { exactNearestIndex } from './exact-nearest-index.ts'
import { loadHnsw } from './hnsw-nearest-index.ts'
import { growingNearestIndex } from './growing-nearest-index.ts'
import type { NearestIndex, NearestIndexFactory } from './nearest-index.ts'
import type { SimilarityStore } from './similarity-store.ts'

export interface SkillVectorStoreOptions {
  /** The graph to use; the default is `hnswlib-node` when it loads, else the exact search, with a notice. */
  readonly factory?: NearestIndexFactory
  readonly onNotice?: OnSkillNotice
}

/** A document of the index, with the label its vector has. */
export interface IndexedDocument {
  readonly id: string
  readonly label: number
  readonly text: string
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * A LangChain vector store in process: cosine similarity over an HNSW graph, with ids that can be updated and deleted,
 * and growth without a fixed capacity. Scores are similarities: 1 is best.
 */
export class SkillVectorStore extends VectorStore implements SimilarityStore {
  declare FilterType: (document: DocumentInterface) => boolean
  readonly givesSimilarities = true
  private readonly options: SkillVectorStoreOptions
  private readonly documents = new Map<number, IndexedDocument>()
  private readonly labels = new Map<string, number>()
  private factory: Promise<NearestIndexFactory> | undefined
  private index: NearestIndex | undefined
  private nextLabel = 0

  constructor(embeddings: EmbeddingsInterface, options: SkillVectorStoreOptions = {}) {
    super(embeddings, {})
    this.options = options
  }

  override _vectorstoreType(): string {
    return 'voyager-skills'
  }

  static override async fromDocuments(
    documents: DocumentInterface[],
    embeddings: EmbeddingsInterface,
    options: SkillVectorStoreOptions = {},
  ): Promise<SkillVectorStore> {
    const store = new SkillVectorStore(embeddings, options)
    await store.addDocuments(documents)
    return store
  }

  static override async fromTexts(
    texts: string[],
    metadatas: Record<string, unknown>[] | Record<string, unknown>,
    embeddings: EmbeddingsInterface,
    options: SkillVectorStoreOptions = {},
  ): Promise<SkillVectorStore> {
    const documents = texts.map((pageContent, index) => {
      const metadata = Array.isArray(metadatas) ? (metadatas[index] ?? {}) : metadatas
      return new Document({ pageContent, metadata })
    })
    return SkillVectorStore.fromDocuments(documents, embeddings, options)
  }

  /** Count of documents that can be found. */
  get size(): number {
    return this.documents.size
  }

  /** Every document that can be found. */
  entries(): readonly IndexedDocument[] {
    return [...this.documents.values()]
  }

  override async addDocuments(
    documents: DocumentInterface[],
    options: { readonly ids?: readonly string[] } = {},
  ): Promise<string[]> {
    const vectors = await this.embeddings.embedDocuments(documents.map(({ pageContent }) => pageContent))
    return this.addVectors(vectors, documents, options)
  }

  /** Adds vectors under the given ids, the documents' ids, or new ones; an id in use is replaced. */
  override async addVectors(
    vectors: number[][],
    documents: DocumentInterface[],
    { ids }: { readonly ids?: readonly string[] } = {},
  ): Promise<string[]> {
    if (vectors.length !== documents.length) {
      throw new InvalidArgumentError(
        'vectors',
        vectors.length,
        `pass one per document (${documents.length}).`,
      )
    }
    const first = vectors[0]
    if (first === undefined) return []
    const index = (this.index ??= (await this.loadFactory()).create(first.length))
    for (const vector of vectors) assertFits(vector, index.dimensions)
    return documents.map((document, at) => {
      const label = this.nextLabel
      this.nextLabel += 1
      const id = ids?.[at] ?? document.id ?? `document-${label}`
      this.remove(id)
      index.add(label, vectors[at] ?? [])
      this.documents.set(label, { id, label, text: document.pageContent, metadata: document.metadata })
      this.labels.set(id, label)
      return id
    })
  }

  /** Takes documents out by id; unknown ids are ignored. */
  override async delete({ ids = [] }: { readonly ids?: readonly string[] } = {}): Promise<void> {
    for (const id of ids) this.remove(id)
  }

  override async similaritySearchVectorWithScore(
    query: number[],
    k: number,
    filter?: this['FilterType'],
  ): Promise<[Document, number][]> {
    if (this.index === undefined || this.size === 0 || k < 1) return []
    assertFits(query, this.index.dimensions)
    const accepts = (label: number): boolean => {
      const entry = this.documents.get(label)
      return entry !== undefined && (filter?.(toDocument(entry)) ?? true)
    }
    const found = this.index.search(query, { limit: k, ...(filter === undefined ? {} : { accepts }) })
    return found.flatMap(({ label, similarity }) => {
      const entry = this.documents.get(label)
      return entry === undefined ? [] : [[toDocument(entry), similarity] as [Document, number]]
    })
  }

  private remove(id: string): void {
    const label = this.labels.get(id)
    if (label === undefined) return
    this.labels.delete(id)
    this.documents.delete(label)
    this.index?.remove(label)
  }

  private loadFactory(): Promise<NearestIndexFactory> {
    const choose = async (): Promise<NearestIndexFactory> => {
      if (this.options.factory !== undefined) return this.options.factory
      const hnsw = await loadHnsw()
      if (hnsw !== undefined) return growingNearestIndex(hnsw)
      this.options.onNotice?.({
        type: 'exact-search',
        message: 'hnswlib-node is not installed or did not load, so skills are compared one by one.',
      })
      return exactNearestIndex
    }
    return (this.factory ??= choose())
  }
}

function toDocument({ id, text, metadata }: IndexedDocument): Document {
  return new Document({ id, pageContent: text, metadata: { ...metadata } })
}

// The native code takes a wrong length or NaN without complaint and gives wrong neighbours ever after.
function assertFits(vector: readonly number[], dimensions: number): void {
  if (vector.length !== dimensions) {
    throw new InvalidArgumentError(
      'vector',
      `${vector.length} long`,
      `this index holds vectors of ${dimensions}.`,
    )
  }
  if (!vector.every(Number.isFinite)) {
    throw new InvalidArgumentError(
      'vector',
      vector.find((value) => !Number.isFinite(value)),
      'pass finite numbers.',
    )
  }
}
