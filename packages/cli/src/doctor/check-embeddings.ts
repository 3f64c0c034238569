import { untilAborted } from '@voyager-mc/core'
import { describeError } from './ask-endpoint.ts'
import type { ModelCheck, ModelSettings } from './model-check.ts'
import type { Finding } from './finding.ts'
import { makeEmbeddings } from '../agent/make-embeddings.ts'

const name = 'embeddings'
const remedy = 'Correct --embeddings, or leave it out'

/** Whether embeddings come, and whether texts and questions get vectors of one length. */
export async function checkEmbeddings(
  { embeddings: model, baseUrl }: ModelSettings,
  { key, signal, replyTimeoutMs }: Pick<ModelCheck, 'key' | 'signal' | 'replyTimeoutMs'>,
): Promise<readonly Finding[]> {
  if (model === undefined) return [{ name, status: 'ok', detail: 'none are set, so words are compared' }]
  try {
    const embeddings = await makeEmbeddings(
      { model, baseUrl, key },
      { maxRetries: 0, timeoutMs: replyTimeoutMs },
    )
    const question = await untilAborted(embeddings.embedQuery('oak_log'), { signal })
    const [text = []] = await untilAborted(embeddings.embedDocuments(['Mines one oak log.']), { signal })
    if (question.length === 0 || !question.every(Number.isFinite) || text.length !== question.length) {
      const detail = `${model} gives vectors of ${question.length} and ${text.length} numbers`
      return [{ name, status: 'problem', detail, remedy }]
    }
    return [{ name, status: 'ok', detail: `${model} gives vectors of ${question.length} numbers` }]
  } catch (error) {
    const detail = `${model} does not answer (${describeError(error, { key, baseUrl })})`
    return [{ name, status: 'problem', detail, remedy }]
  }
}
