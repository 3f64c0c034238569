import { BaseCallbackHandler, type NewTokenIndices } from '@langchain/core/callbacks/base'
import type { Serialized } from '@langchain/core/load/serializable'
import type { BaseMessage } from '@langchain/core/messages'
import type { LLMResult } from '@langchain/core/outputs'
import { cutToBytes, definedOf, readModelFault, replyCutOf, type ReplyCut } from '@voyager-mc/core'
import { countFailedTokens, countTokens, type CountedTokens } from '../ledger/count-tokens.ts'
import type { ProgramTextEvent } from '../events/program-text-event.ts'
import type { ModelUseEvent } from '../events/model-use-event.ts'

/** A call that is about to be made. */
export interface CallAhead {
  readonly model: string
  readonly messages: readonly BaseMessage[]
  /** Longest reply; absent when the client sets no limit. */
  readonly maxOutputTokens?: number
}

/** Listeners to model calls. */
export interface ReportModelUseOptions {
  readonly onUse: (event: ModelUseEvent, facts: CallFacts) => Promise<void>
  /** Hears a program while it is written. */
  readonly onText?: (event: ProgramTextEvent) => void
  /** Called before each call, which waits for it; the result is called when the call is over, undefined when it must not be. */
  readonly beforeCall?: (call: CallAhead) => Promise<(() => void) | undefined>
}

/** Facts about a call that are no part of its event. */
export interface CallFacts {
  /** True when the provider sent a usage that is no count. */
  readonly isNonsense: boolean
}

/** A callback handler that turns every model call of the loop into a `model-use` event, with its step and tokens. */
export function reportModelUse(options: ReportModelUseOptions): BaseCallbackHandler {
  return new ModelUseHandler(options)
}

interface CallUnderWay extends CallAhead {
  readonly role: string
  readonly parent: string
  /** Absent when the call must not be made; some models make it all the same. */
  readonly release?: () => void
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
    this.#endChain(runId)
  }

  override handleChainError(_error: unknown, runId: string): void {
    this.#endChain(runId)
  }

  override async handleChatModelStart(
    _model: Serialized,
    [messages = []]: BaseMessage[][],
    runId: string,
    parent = '',
    extra: Record<string, unknown> = {},
    _tags?: string[],
    metadata: Record<string, unknown> = {},
    // The name of a call stays with the outermost part of a model that retries or falls back.
    role = this.#chains.get(parent)?.name ?? '',
  ): Promise<void> {
    const call = {
      model: modelOf(extra, metadata),
      messages,
      ...definedOf({ maxOutputTokens: longestOf(extra) }),
    }
    const { beforeCall = async () => () => undefined } = this.#options
    const release = await beforeCall(call)
    this.#calls.set(runId, { ...call, role, parent, ...definedOf({ release }) })
  }

  override handleLLMNewToken(text: string, _place: NewTokenIndices, replyId: string, parent?: string): void {
    if (text !== '' && this.#stepOf(parent) === 'generate')
      this.#options.onText?.({ type: 'program-text', replyId, text })
  }

  override async handleLLMError(error: unknown, runId: string, parent?: string): Promise<void> {
    const call = this.#calls.get(runId)
    const fault = readModelFault(error)
    if (call?.release === undefined) {
      this.#calls.delete(runId)
      return
    }
    const { isNonsense: _none, ...tokens } = countFailedTokens(fault, call.messages)
    await this.#enter(runId, { parent, tokens, model: call.model, failure: fault.kind })
  }

  override async handleLLMEnd(output: LLMResult, runId: string, parent?: string): Promise<void> {
    const call = this.#calls.get(runId)
    const { isNonsense = false, ...tokens } = countTokens(output, call?.messages ?? [])
    const model = call === undefined || call.model === '' ? answeredBy(output) : call.model
    await this.#enter(runId, { parent, tokens, model, isNonsense, ...definedOf({ cut: cutOf(output) }) })
  }

  async #enter(
    runId: string,
    { parent, tokens, model, isNonsense = false, ...ending }: EndedCall,
  ): Promise<void> {
    const { role = '', release } = this.#calls.get(runId) ?? {}
    this.#calls.delete(runId)
    try {
      await this.#options.onUse(
        {
          type: 'model-use',
          step: this.#stepOf(parent),
          ...(role !== '' && { role }),
          ...(model !== '' && { model }),
          ...tokens,
          ...ending,
        },
        { isNonsense },
      )
    } finally {
      release?.()
    }
  }

  /** A stream that nobody reads to its end reports no end; the chain it belongs to does. */
  #endChain(runId: string): void {
    this.#chains.delete(runId)
    for (const [id, { parent, release }] of this.#calls) {
      if (parent !== runId) continue
      this.#calls.delete(id)
      release?.()
    }
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

interface EndedCall extends Pick<ModelUseEvent, 'cut' | 'failure'> {
  readonly parent: string | undefined
  readonly tokens: Omit<CountedTokens, 'isNonsense'>
  readonly model: string
  readonly isNonsense?: boolean
}

/** The reply's ending, or its length, tells whether it is whole. */
function cutOf({ generations }: LLMResult): ReplyCut | undefined {
  const generation = generations[0]?.[0]
  const text = generation?.text || String(Object(generation).message?.text ?? '')
  if (cutToBytes(text).length < text.length) return 'too-long'
  return replyCutOf(Object(generation).message?.response_metadata) ?? replyCutOf(generation?.generationInfo)
}

/** Providers differ in how they call the longest reply. */
function longestOf(extra: Record<string, unknown>): number | undefined {
  const { max_tokens, max_completion_tokens, max_output_tokens, maxOutputTokens, num_predict } = Object(
    extra['invocation_params'],
  )
  return [max_tokens, max_completion_tokens, max_output_tokens, maxOutputTokens, num_predict].find(
    (value): value is number => typeof value === 'number' && value > 0,
  )
}

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
