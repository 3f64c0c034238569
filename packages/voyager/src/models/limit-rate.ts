import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager'
import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { BaseMessage } from '@langchain/core/messages'
import type { ChatGenerationChunk, ChatResult } from '@langchain/core/outputs'
import { estimateTokens } from '../ledger/count-tokens.ts'
import { DelegatingModel } from './delegating-model.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { totalTokensOf } from './recorded-answer.ts'

/** The same chat model, each of whose calls waits for its turn; further tries of a call after a fault have their own pauses. */
export function limitRate(model: BaseChatModel, limiter: RateLimiter): BaseChatModel {
  return new LimitedModel(model, limiter)
}

class LimitedModel extends DelegatingModel {
  readonly #limiter: RateLimiter

  constructor(model: BaseChatModel, limiter: RateLimiter) {
    super(model)
    this.#limiter = limiter
  }

  override async _generate(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    const permit = await this.#limiter.acquire(estimateTokens(messages), options)
    let used: number | undefined
    try {
      const result = await super._generate(messages, options, manager)
      const [generation] = result.generations
      used = generation && totalTokensOf(generation.message)
      return result
    } finally {
      permit.release(used)
    }
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const permit = await this.#limiter.acquire(estimateTokens(messages), options)
    let used: number | undefined
    try {
      for await (const chunk of super._streamResponseChunks(messages, options, manager)) {
        used = totalTokensOf(chunk.message) ?? used
        yield chunk
      }
    } finally {
      permit.release(used)
    }
  }
}
