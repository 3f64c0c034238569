import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { RunnableLambda } from '@langchain/core/runnables'
import { BudgetSpentError } from '../ledger/budget.ts'
import { embeddingMark } from '../ledger/embedding-call.ts'

/**
 * The same embeddings, whose calls the ledger of a run counts: LangChain reports those of chat models only. Providers
 * charge for the texts, and count them nowhere that a client shows, so that their tokens are estimated.
 */
export function countEmbeddings<Client extends EmbeddingsInterface>(embeddings: Client): Client {
  const reported =
    <Input extends string | string[], Output>(
      embed: (input: Input) => Promise<Output>,
    ): ((input: Input) => Promise<Output>) =>
    (input) => {
      const leave = { isRefused: false }
      return RunnableLambda.from((text: Input) => {
        // The ledger has been asked by now.
        if (leave.isRefused) throw new BudgetSpentError('the embeddings were not asked any more')
        return embed(text)
      })
        .withConfig({ runName: 'embedding', metadata: embeddingMark(embeddings, leave) })
        .invoke(input)
    }
  const documents = reported((texts: string[]) => embeddings.embedDocuments(texts))
  const query = reported((text: string) => embeddings.embedQuery(text))
  return new Proxy(embeddings, {
    get: (client, name) => {
      if (name === 'embedDocuments') return documents
      if (name === 'embedQuery') return query
      // Its class, model and dimensions name the vectors that are kept.
      return Reflect.get(client, name, client)
    },
  })
}
