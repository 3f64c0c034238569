import { Document } from '@langchain/core/documents'
import { BaseRetriever } from '@langchain/core/retrievers'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'

export interface AsRetrieverOptions {
  /** At most this many skills per query. */
  readonly limit?: number
}

/** A library as a LangChain retriever: the query is a task, the documents are sources with their description. */
export function asRetriever(
  library: ManagedSkillLibrary,
  { limit = 5 }: AsRetrieverOptions = {},
): BaseRetriever {
  return new SkillRetriever(library, limit)
}

class SkillRetriever extends BaseRetriever {
  override lc_namespace = ['voyager', 'skills']
  private readonly library: ManagedSkillLibrary
  private readonly limit: number

  constructor(library: ManagedSkillLibrary, limit: number) {
    super({})
    this.library = library
    this.limit = limit
  }

  override async _getRelevantDocuments(query: string): Promise<Document[]> {
    const matches = await this.library.search({ task: { name: query } }, { limit: this.limit })
    return matches.map(({ skill, score }) => {
      const { name, description, task, version, source } = skill
      return new Document({
        id: name,
        pageContent: source,
        metadata: { name, description, task, version, score },
      })
    })
  }
}
