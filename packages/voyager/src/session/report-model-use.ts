import { BaseCallbackHandler } from '@langchain/core/callbacks/base'
import type { Serialized } from '@langchain/core/load/serializable'
import type { LLMResult } from '@langchain/core/outputs'
import type { ModelUseEvent } from '../voyager-event.ts'

/** A callback handler that turns every model call of the loop into a `model-use` event, with its step and tokens. */
export function reportModelUse(onUse: (event: ModelUseEvent) => Promise<void>): BaseCallbackHandler {
  return new ModelUseHandler(onUse)
}

class ModelUseHandler extends BaseCallbackHandler {
  readonly name = 'voyager-model-use'
  // The event has to be in the journal before the next step begins.
  override awaitHandlers = true
  readonly #onUse: (event: ModelUseEvent) => Promise<void>
  /** Names of the chains under way, with their parents, by run id. */
  readonly #chains = new Map<string, { readonly name: string; readonly parent: string | undefined }>()

  constructor(onUse: (event: ModelUseEvent) => Promise<void>) {
    super()
    this.#onUse = onUse
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

  override async handleLLMEnd(output: LLMResult, _runId: string, parent?: string): Promise<void> {
    await this.#onUse({ type: 'model-use', step: this.#stepOf(parent), ...tokensOf(output) })
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
  'propose',
  'retrieve',
  'generate',
  'execute',
  'evaluate',
  'add-skill',
  'record',
])

function tokensOf({ generations }: LLMResult): Pick<ModelUseEvent, 'inputTokens' | 'outputTokens'> {
  const generation = generations[0]?.[0]
  if (generation === undefined || !('message' in generation)) return {}
  // A chat generation carries its message; providers that count attach `usage_metadata` to it.
  const { usage_metadata: usage } = generation.message as {
    readonly usage_metadata?: { readonly input_tokens: number; readonly output_tokens: number }
  }
  return usage === undefined ? {} : { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens }
}
