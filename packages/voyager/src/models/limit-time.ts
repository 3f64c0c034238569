import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager'
import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { BaseMessage } from '@langchain/core/messages'
import type { ChatGenerationChunk, ChatResult } from '@langchain/core/outputs'
import { untilAborted } from '@voyager-mc/core'
import { DelegatingModel } from './delegating-model.ts'

/** The same chat model, each of whose calls ends by its time and with its signal, whether its client obeys them or not. */
export function limitTime(model: BaseChatModel, timeoutMs: number): BaseChatModel {
  return new TimedModel(model, timeoutMs)
}

class TimedModel extends DelegatingModel {
  readonly #timeoutMs: number

  constructor(model: BaseChatModel, timeoutMs: number) {
    super(model)
    this.#timeoutMs = timeoutMs
  }

  override async _generate(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    const signal = this.#limit(options.signal)
    return untilAborted(super._generate(messages, { ...options, signal }, manager), { signal })
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const signal = this.#limit(options.signal)
    const chunks = super._streamResponseChunks(messages, { ...options, signal }, manager)
    try {
      for (;;) {
        const next = await untilAborted(chunks.next(), { signal })
        if (next.done === true) return
        yield next.value
      }
    } finally {
      // A client that still waits for its server would hold this up: it is told to end, and left alone.
      chunks.return(undefined).catch(() => undefined)
    }
  }

  #limit(signal: AbortSignal | undefined): AbortSignal {
    const limit = AbortSignal.timeout(this.#timeoutMs)
    return signal === undefined ? limit : AbortSignal.any([signal, limit])
  }
}
