import { BaseCallbackHandler, type NewTokenIndices } from '@langchain/core/callbacks/base'
import type { Serialized } from '@langchain/core/load/serializable'
import type { BaseMessage } from '@langchain/core/messages'
import type { LLMResult } from '@langchain/core/outputs'
import { countTokens } from '../ledger/count-tokens.ts'
import type { ProgramTextEvent } from '../program-text-event.ts'
import type { ModelUseEvent } from '../voyager-event.ts'

/** Who hears of model calls. */
export interface ReportModelUseOptions {
  readonly onUse: (event: ModelUseEvent) => Promise<void>
  /** Hears a program while it is written. */
  readonly onText?: (event: ProgramTextEvent) => void
  /** Called before each call. */
  readonly beforeCall?: () => void
}

/** A callback handler that turns every model call of the loop into a `model-use` event, with its step and tokens. */
export function reportModelUse(options: ReportModelUseOptions): BaseCallbackHandler {
  return new ModelUseHandler(options)
}

interface CallUnderWay {
  readonly role: string
  readonly model: string
  readonly messages: readonly BaseMessage[]
}

class ModelUseHandler extends BaseCallbackHandler {
  readonly name = 'voyager-model-use'
  // The event has to be in the journal before the next step begins.
  override awaitHandlers = true
  readonly #options: ReportModelUseOptions
  /** Names of the chains under way, with their parents, by run id. */
  readonly #chains = new Map<string, { readonly name: string; readonly parent: string | undefined }>()
  readonly #calls = new Map<string, CallUnderWay>()

  constructor(options: ReportModelUseOptions) {
    super()
    this.#options = options
  }

  override handleChainStart(
    _chain: Serialized,
    _inputs: unknown,
    runId: string,
    parent?: string,
    _tags?: string[],
    _metadata?: Record<string, unknown>,
    _runType?: string,
    name = '',
  ): void {
    this.#chains.set(runId, { name, parent })
  }

  override handleChainEnd(_outputs: unknown, runId: string): void {
    this.#chains.delete(runId)
  }

  override handleChainError(_error: unknown, runId: string): void {
    this.#chains.delete(runId)
  }

  override handleChatModelStart(
    _model: Serialized,
    [messages = []]: BaseMessage[][],
    runId: string,
    parent = '',
    extra: Record<string, unknown> = {},
    _tags?: string[],
    metadata: Record<string, unknown> = {},
    // The name of a call stays with the outermost part of a model that retries or falls back.
    role = this.#chains.get(parent)?.name ?? '',
  ): void {
    this.#options.beforeCall?.()
    this.#calls.set(runId, { role, model: modelOf(extra, metadata), messages })
  }

  override handleLLMNewToken(text: string, _place: NewTokenIndices, replyId: string, parent?: string): void {
    if (text !== '' && this.#stepOf(parent) === 'generate')
      this.#options.onText?.({ type: 'program-text', replyId, text })
  }

  override handleLLMError(_error: unknown, runId: string): void {
    this.#calls.delete(runId)
  }

  override async handleLLMEnd(output: LLMResult, runId: string, parent?: string): Promise<void> {
    const { role = '', model: asked = '', messages = [] } = this.#calls.get(runId) ?? {}
    const model = asked === '' ? answeredBy(output) : asked
    this.#calls.delete(runId)
    await this.#options.onUse({
      type: 'model-use',
      step: this.#stepOf(parent),
      ...(role !== '' && { role }),
      ...(model !== '' && { model }),
      ...countTokens(output, messages),
    })
  }

  #stepOf(runId: string | undefined): string {
    let id = runId
    while (id !== undefined) {
      const chain = this.#chains.get(id)
      if (chain === undefined) break
      if (steps.has(chain.name)) return chain.name
      id = chain.parent
    }
    return 'unknown'
  }
}

const steps: ReadonlySet<string> = new Set([
  'decompose',
  'propose',
  'retrieve',
  'generate',
  'execute',
  'evaluate',
  'add-skill',
  'record',
])

/** A replayed answer says itself which model it is of. */
function answeredBy({ generations }: LLMResult): string {
  const name: unknown = Object(generations[0]?.[0]).message?.response_metadata?.model_name
  return typeof name === 'string' ? name : ''
}

/** Providers differ in where they say which model is asked. */
function modelOf(extra: Record<string, unknown>, metadata: Record<string, unknown>): string {
  const parameters = Object(extra['invocation_params'])
  const name: unknown = parameters.model ?? parameters.model_name ?? metadata['ls_model_name']
  return typeof name === 'string' ? name : ''
}
