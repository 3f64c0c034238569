import { Document } from '@langchain/core/documents'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type { VectorStore } from '@langchain/core/vectorstores'
import { redactSecrets, secretsOf } from '@voyager-mc/core'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import { mixVectors } from './mix-vectors.ts'
import type { QueryPart } from './query-parts.ts'
import type { SearchEntry } from './search-text.ts'
import { givesSimilarities } from './similarity-store.ts'

export interface CreateSkillVectorsOptions {
  readonly embeddings: EmbeddingsInterface
  readonly vectorStore: VectorStore
  readonly onNotice: OnSkillNotice
}

/** The part of the search that compares vectors; it survives an embedding service that is away. */
export interface SkillVectors {
  /** Embeds and adds entries; those that cannot be embedded now wait for the next query. */
  add(entries: readonly SearchEntry[]): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** Similarity of the nearest records to the weighted parts, by key. */
  similarities(parts: readonly QueryPart[], limit: number): Promise<Map<string, number>>
}

// Vectors of a large library at once are a hundred megabytes of numbers.
const entriesPerBatch = 256

/** Makes the vectors of a search that holds nothing yet. */
export function createSkillVectors({
  embeddings,
  vectorStore,
  onNotice,
}: CreateSkillVectorsOptions): SkillVectors {
  const waiting = new Map<string, SearchEntry>()
  /** Texts in the vector store, by key. */
  const held = new Map<string, string>()
  let canDelete = true

  const embed = async (entries: readonly SearchEntry[]): Promise<void> => {
    const missing = entries.filter(({ key, text }) => held.get(key) !== text)
    for (let at = 0; at < missing.length; at += entriesPerBatch) {
      const batch = missing.slice(at, at + entriesPerBatch)
      const documents = batch.map(toDocument)
      const vectors = await embeddings.embedDocuments(documents.map(({ pageContent }) => pageContent))
      await vectorStore.addVectors(vectors, documents, { ids: batch.map(({ key }) => key) })
      for (const { key, text } of batch) held.set(key, text)
    }
  }
  return {
    async add(entries) {
      try {
        await embed(entries)
      } catch (error) {
        for (const entry of entries) waiting.set(entry.key, entry)
        const what = entries.length === 1 ? `the skill ${entries[0]?.name}` : `${entries.length} skills`
        onNotice({
          type: 'embedding-failed',
          message: `The vector of ${what} could not be made (${redactSecrets(String(error), { secrets: secretsOf(embeddings) })}); it is tried again at the next query.`,
        })
      }
    },
    async remove(keys) {
      for (const key of keys) waiting.delete(key)
      if (!canDelete || keys.length === 0) return
      try {
        await vectorStore.delete({ ids: [...keys] })
        for (const key of keys) held.delete(key)
      } catch (error) {
        canDelete = false
        onNotice({
          type: 'index-delete-unsupported',
          message: `The vector store cannot delete (${String(error)}); old vectors stay and are filtered out.`,
        })
      }
    },
    async similarities(parts, limit) {
      if (waiting.size > 0) {
        await embed([...waiting.values()])
        waiting.clear()
      }
      // Cosine similarity is linear in the query, so one search with the mixed vector scores the parts apart.
      const vectors = await Promise.all(parts.map(({ text }) => embeddings.embedQuery(text)))
      const mixed = mixVectors(vectors, parts)
      // Some stores complain when asked for more than they hold.
      const wanted = Math.min(canDelete ? limit : limit * 2, held.size)
      const pairs = wanted === 0 ? [] : await vectorStore.similaritySearchVectorWithScore(mixed, wanted)
      return scoresOf(pairs, givesSimilarities(vectorStore))
    },
  }
}

/** Scores by key; other stores give distances or similarities, so only their order is relied upon. */
function scoresOf(pairs: readonly [Document, number][], areSimilarities: boolean): Map<string, number> {
  return new Map(
    pairs.map(([{ metadata }, score], rank) => [
      `${String(metadata['name'])}@${String(metadata['version'])}`,
      areSimilarities ? score : 1 - rank / pairs.length,
    ]),
  )
}

function toDocument({ key, text, name, version }: SearchEntry): Document {
  return new Document({ id: key, pageContent: text, metadata: { name, version } })
}
