import { BaseCallbackHandler, type NewTokenIndices } from '@langchain/core/callbacks/base'
import type { Serialized } from '@langchain/core/load/serializable'
import type { BaseMessage } from '@langchain/core/messages'
import type { LLMResult } from '@langchain/core/outputs'
import { createTurns, definedOf, readModelFault } from '@voyager-mc/core'
import { countFailedTokens, countTokens, estimateTokens, type CountedTokens } from '../ledger/count-tokens.ts'
import type { ModelUseEvent } from '../events/model-use-event.ts'
import { embeddingCallOf, refuseEmbedding } from '../ledger/embedding-call.ts'
import { textOfMessage, textOfReply } from '../exchanges/text-of-message.ts'
import type { CallAhead, ModelUseReporter, ReportModelUseOptions } from './model-use-reporter.ts'
import { answeredBy, cutOf, longestOf, modelOf } from './read-call.ts'

/** Turns every model call of the loop into a `model-use` event, with its step and tokens. */
export function reportModelUse(options: ReportModelUseOptions): ModelUseReporter {
  const handler = new ModelUseHandler(options)
  return { handler, owed: () => handler.owed, settle: () => handler.settle() }
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
  /** Reports that are under way or were refused, the oldest first. */
  readonly #unwritten: Parameters<ReportModelUseOptions['onUse']>[] = []
  readonly #turns = createTurns()
  /** Whether a report was refused, and none was taken since. */
  #isBehind = false
  #isSettled = false

  constructor(options: ReportModelUseOptions) {
    super()
    this.#options = options
  }

  override async handleChainStart(
    _chain: Serialized,
    inputs: unknown,
    runId: string,
    parent?: string,
    _tags?: string[],
    metadata?: Record<string, unknown>,
    _runType?: string,
    name = '',
  ): Promise<void> {
    const embedding = embeddingCallOf(inputs, metadata)
    if (embedding === undefined || name !== 'embedding') {
      this.#chains.set(runId, { name, parent })
      return
    }
    // Nothing is written in reply.
    const call = { ...embedding, maxOutputTokens: 0, role: name, parent: parent ?? '' }
    if (!(await this.#begin(runId, call))) refuseEmbedding(metadata)
  }

  override async handleChainEnd(_outputs: unknown, runId: string): Promise<void> {
    const { parent, messages = [], model = '' } = this.#calls.get(runId) ?? {}
    if (parent === undefined) return this.#endChain(runId)
    const tokens = { inputTokens: estimateTokens(messages), outputTokens: 0, isEstimated: true } as const
    await this.#enter(runId, { parent, tokens, model })
  }

  override async handleChainError(error: unknown, runId: string): Promise<void> {
    if (this.#calls.has(runId)) return this.handleLLMError(error, runId, this.#calls.get(runId)?.parent)
    await this.#endChain(runId)
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
    await this.#begin(runId, { ...call, role, parent })
  }

  /** Whether the call may be made. */
  async #begin(runId: string, call: CallUnderWay): Promise<boolean> {
    const { beforeCall = async () => () => undefined } = this.#options
    const release = await beforeCall(call)
    this.#calls.set(runId, { ...call, ...definedOf({ release }) })
    return release !== undefined
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
    if (this.#options.isEnding?.() === true) return this.#cutOff(runId)
    const { isNonsense: _none, ...tokens } = countFailedTokens(fault, call.messages)
    await this.#enter(runId, { parent, tokens, model: call.model, failure: fault.kind })
  }

  get owed(): readonly ModelUseEvent[] {
    return this.#isBehind ? this.#unwritten.map(([use]) => use) : []
  }

  async settle(): Promise<void> {
    for (const id of this.#calls.keys()) await this.#cutOff(id)
    this.#isSettled = true
    await this.#write()
  }

  /** Reports a call whose end nobody heard of: its request was made, and its prompt may cost. */
  async #cutOff(runId: string): Promise<void> {
    const { model = '', messages = [], parent, release } = this.#calls.get(runId) ?? {}
    if (release === undefined) {
      this.#calls.delete(runId)
      return
    }
    const { isNonsense: _none, ...tokens } = countFailedTokens({ kind: 'time-out' }, messages)
    await this.#enter(runId, { parent, tokens, model, failure: 'aborted' })
  }

  override async handleLLMEnd(output: LLMResult, runId: string, parent?: string): Promise<void> {
    const call = this.#calls.get(runId)
    const { isNonsense = false, ...tokens } = countTokens(output, call?.messages ?? [])
    const model = call === undefined || call.model === '' ? answeredBy(output) : call.model
    const reply = textOfReply(output)
    await this.#enter(runId, {
      parent,
      tokens,
      model,
      isNonsense,
      reply,
      ...definedOf({ cut: cutOf(output) }),
    })
  }

  async #enter(
    runId: string,
    { parent, tokens, model, reply, isNonsense = false, ...ending }: EndedCall,
  ): Promise<void> {
    const { role = '', release, messages = [] } = this.#calls.get(runId) ?? {}
    this.#calls.delete(runId)
    if (this.#isSettled) return
    const use: ModelUseEvent = {
      type: 'model-use',
      step: this.#stepOf(parent),
      ...(role !== '' && { role }),
      ...(model !== '' && { model }),
      ...tokens,
      ...ending,
    }
    const exchange = { messages: messages.map(textOfMessage), ...definedOf({ reply }) }
    this.#unwritten.push([use, { isNonsense, exchange }])
    try {
      await this.#write()
    } catch {
      this.#isBehind = true
      // LangChain would print it and go on. The call is reported with the next one, or by `settle`, which throws.
    } finally {
      release?.()
    }
  }

  #write(): Promise<void> {
    return this.#turns.take(async () => {
      for (;;) {
        const [oldest] = this.#unwritten
        if (oldest === undefined) break
        await this.#options.onUse(...oldest)
        this.#unwritten.shift()
      }
      this.#isBehind = false
    })
  }

  /** A stream that nobody reads to its end reports no end; the chain it belongs to does. */
  async #endChain(runId: string): Promise<void> {
    for (const [id, { parent }] of this.#calls) if (parent === runId) await this.#cutOff(id)
    this.#chains.delete(runId)
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
  /** Text of the reply; absent when there was none. */
  readonly reply?: string
}
