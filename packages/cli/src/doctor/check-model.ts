import { parseModelName } from '@voyager-mc/voyager/preset'
import { askEndpoint, type EndpointAnswer } from './ask-endpoint.ts'
import { checkEmbeddings } from './check-embeddings.ts'
import { checkReplies } from './check-replies.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Finding } from './finding.ts'
import type { ModelCheck, ModelSettings } from './model-check.ts'
import { isOpenAi, keyVariableOf } from './model-key.ts'

/** Variables, signal and time limits of the checks. */
interface CheckModelOptions extends Pick<Terminal, 'variables' | 'signal'> {
  /** Time for the list of models, in milliseconds. */
  readonly listTimeoutMs?: number
  /** Time for one answer, in milliseconds. */
  readonly replyTimeoutMs?: number
}

const openAiUrl = 'https://api.openai.com/v1'

/** Whether the model has a key, is where it should be, exists, answers and keeps to a format, and whether embeddings come. */
export async function checkModel(
  settings: ModelSettings,
  { variables, signal, listTimeoutMs = 10_000, replyTimeoutMs = 60_000 }: CheckModelOptions,
): Promise<readonly Finding[]> {
  const { model, baseUrl } = settings
  const limits = { signal, listTimeoutMs, replyTimeoutMs }
  if (model === undefined) {
    const detail = 'none is set, so the rules of the tech tree decide'
    const key = variables['OPENAI_API_KEY'] || undefined
    return [{ name: 'model', status: 'ok', detail }, ...(await checkEmbeddings(settings, { ...limits, key }))]
  }
  const variable = baseUrl === undefined ? keyVariableOf(model) : 'OPENAI_API_KEY'
  const key = variable === undefined ? undefined : variables[variable] || undefined
  const check: ModelCheck = { model, baseUrl, key, ...limits }
  const keyFinding = checkKey(check, variable)
  if (keyFinding.status === 'problem') return [keyFinding, ...(await checkEmbeddings(settings, check))]
  const urlFindings = await checkUrl({
    ...check,
    baseUrl: baseUrl ?? (isOpenAi(model) ? variables['OPENAI_BASE_URL'] || openAiUrl : undefined),
  })
  // Where nothing listens or the key is refused, the same would be said once more.
  const isDead = urlFindings.some(({ status }) => status === 'problem')
  return [
    keyFinding,
    ...urlFindings,
    ...(isDead ? [] : await checkReplies(check)),
    ...(await checkEmbeddings(settings, check)),
  ]
}

function checkKey({ model, baseUrl, key }: ModelCheck, variable: string | undefined): Finding {
  const name = 'model key'
  if (key !== undefined) return { name, status: 'ok', detail: `${variable} is set` }
  if (baseUrl !== undefined)
    return { name, status: 'ok', detail: 'none is set, as servers of one’s own want none' }
  if (variable === undefined)
    return { name, status: 'ok', detail: `which variable ${model} reads one from is not known here` }
  const remedy = `Set ${variable}, or pass --base-url for a server that wants no key`
  return { name, status: 'problem', detail: `${variable} is not set`, remedy }
}

async function checkUrl({
  model,
  baseUrl,
  key,
  signal,
  listTimeoutMs,
}: ModelCheck): Promise<readonly Finding[]> {
  if (baseUrl === undefined) return []
  const { model: wanted } = parseModelName(model, { isAtEndpoint: true })
  const limit = AbortSignal.any([signal, AbortSignal.timeout(listTimeoutMs)])
  const answer = await askEndpoint({ baseUrl, key, signal: limit })
  return describeAnswer(answer, { baseUrl, wanted })
}

function describeAnswer(
  answer: EndpointAnswer,
  { baseUrl, wanted }: { readonly baseUrl: string; readonly wanted: string },
): readonly Finding[] {
  const [url, exists] = ['model URL', 'model name']
  switch (answer.status) {
    case 'silent': {
      const detail = `${baseUrl} does not answer (${answer.reason})`
      return [
        { name: url, status: 'problem', detail, remedy: 'Start the model server, or correct --base-url' },
      ]
    }
    case 'refused': {
      const isKey = answer.httpStatus === 401 || answer.httpStatus === 403
      const detail = `${baseUrl} ${isKey ? 'refuses the key' : 'lists no models'} (HTTP ${answer.httpStatus})`
      return isKey
        ? [{ name: url, status: 'problem', detail, remedy: 'Set OPENAI_API_KEY to a key it takes' }]
        : [{ name: url, status: 'warning', detail, remedy: 'Check the URL; it often ends in /v1' }]
    }
    case 'unreadable': {
      const detail = `${baseUrl}/models is no list of models`
      return [{ name: url, status: 'warning', detail, remedy: 'Check the URL; it often ends in /v1' }]
    }
    case 'listed': {
      const found: Finding = { name: url, status: 'ok', detail: `${baseUrl} answers` }
      if (answer.models.includes(wanted))
        return [found, { name: exists, status: 'ok', detail: `${wanted} is among its models` }]
      const remedy =
        answer.models.length === 0 ? 'Load it there' : `Take one of ${answer.models.slice(0, 5).join(', ')}`
      const detail = `${wanted} is not among its ${answer.models.length} models`
      return [found, { name: exists, status: 'warning', detail, remedy }]
    }
  }
}
