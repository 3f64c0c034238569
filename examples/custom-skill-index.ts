// Any LangChain vector store can be the library's index; this one is forty lines over a Map.
//   node examples/custom-skill-index.ts
import assert from 'node:assert/strict'
import type { Document } from '@langchain/core/documents'
import { VectorStore } from '@langchain/core/vectorstores'
import { createSkillLibrary, HashingEmbeddings } from '@voyager-mc/skill-library'

interface Entry {
  readonly vector: readonly number[]
  readonly document: Document
}

class MapVectorStore extends VectorStore {
  readonly entries: Map<string, Entry> = new Map()

  _vectorstoreType(): string {
    return 'map'
  }

  async addVectors(
    vectors: number[][],
    documents: Document[],
    { ids = [] }: { readonly ids?: readonly string[] } = {},
  ): Promise<string[]> {
    return documents.map((document, index) => {
      const id = ids[index] ?? document.id ?? String(this.entries.size)
      this.entries.set(id, { vector: vectors[index] ?? [], document })
      return id
    })
  }

  async addDocuments(documents: Document[], options: { ids?: string[] } = {}): Promise<string[]> {
    const texts = documents.map(({ pageContent }) => pageContent)
    return this.addVectors(await this.embeddings.embedDocuments(texts), documents, options)
  }

  override async delete({ ids = [] }: { readonly ids?: readonly string[] } = {}): Promise<void> {
    for (const id of ids) this.entries.delete(id)
  }

  async similaritySearchVectorWithScore(query: number[], limit: number): Promise<[Document, number][]> {
    const product = ({ vector }: Entry): number =>
      vector.reduce((sum, value, index) => sum + value * (query[index] ?? 0), 0)
    return [...this.entries.values()]
      .map((entry): [Document, number] => [entry.document, product(entry)])
      .sort(([, a], [, b]) => b - a)
      .slice(0, limit)
  }
}

const embeddings = new HashingEmbeddings()
const index = new MapVectorStore(embeddings, {})
const library = createSkillLibrary({ embeddings, index })
for (const [name, task] of [
  ['mineWood', 'Mine 3 wood log'],
  ['killZombie', 'Kill 1 zombie'],
  ['cookBeef', 'Cook 1 beef'],
] as const) {
  await library.add({ name, source: `async function ${name}(bot) {}` }, { name: task })
}
const [found] = await library.retrieve({ task: { name: 'Kill 2 zombie' } }, { limit: 1 })
console.log(found?.name, index.entries.size)
assert.equal(found?.name, 'killZombie')
assert.equal(index.entries.size, 3)
await library.close()
