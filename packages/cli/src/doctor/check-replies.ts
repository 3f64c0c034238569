import { definedOf } from '@voyager-mc/core'
import { describeError } from './ask-endpoint.ts'
import type { ModelCheck } from './model-check.ts'
import type { Finding } from './finding.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { loadPreset } from '../agent/load-preset.ts'

const name = 'model'

/** Whether the model answers, and in a format that the critic can read. */
export async function checkReplies({
  model,
  baseUrl,
  key,
  signal,
  replyTimeoutMs,
}: ModelCheck): Promise<readonly Finding[]> {
  const { createChatModel } = await loadPreset()
  const limit = AbortSignal.timeout(replyTimeoutMs)
  try {
    const chat = await createChatModel({
      name: model,
      timeoutMs: replyTimeoutMs,
      ...definedOf({ baseUrl, apiKey: key }),
    })
    const { text } = await chat.invoke(request, { signal: AbortSignal.any([signal, limit]) })
    if (text.trim() === '')
      return [
        {
          name,
          status: 'warning',
          detail: `${model} answers with an empty text`,
          remedy: 'Take another model',
        },
      ]
    return [{ name, status: 'ok', detail: `${model} answers` }, await judgeReply(text)]
  } catch (error) {
    const isLate = limit.aborted && !signal.aborted
    const reason = isLate
      ? `nothing came within ${replyTimeoutMs} ms`
      : describeError(error, { key, baseUrl })
    const detail = `${model} does not answer (${reason})`
    return [{ name, status: 'problem', detail, remedy: isLate ? lateRemedy : remedyFor(statusOf(error)) }]
  }
}

const request =
  'Reply with this JSON and nothing else: {"reasoning": "one log is held", "success": true, "critique": ""}'
const lateRemedy = 'Wait until the server has loaded the model, or take a smaller one'

async function judgeReply(text: string): Promise<Finding> {
  const { parseCritique } = await loadOptional('@voyager-mc/critic', () => import('@voyager-mc/critic'))
  const name = 'structured output'
  const read = parseCritique(text)
  if (read.status === 'read' && read.value.success)
    return { name, status: 'ok', detail: 'the model answers in the format it was asked for' }
  return {
    name,
    status: 'warning',
    detail: 'the model does not answer in the format it was asked for',
    remedy: 'Expect rejected replies; a larger model makes fewer',
  }
}

function remedyFor(status = 0): string {
  if (status === 401 || status === 403) return 'Set a key that the provider takes'
  if (status === 404) return 'Correct the name of the model, or the URL'
  if (status === 429) return 'Wait, or raise the limit of the account'
  if (status >= 500) return 'Look at the log of the model server, and try again'
  return 'Check its name, its key and the URL'
}

function statusOf(error: unknown): number | undefined {
  const status: unknown = Object(error).status
  return typeof status === 'number' ? status : undefined
}
