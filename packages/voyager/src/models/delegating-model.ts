import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager'
import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { BaseChatModel, type LangSmithParams } from '@langchain/core/language_models/chat_models'
import type { ModelProfile } from '@langchain/core/language_models/profile'
import type { AIMessageChunk, BaseMessage } from '@langchain/core/messages'
import type { ChatGenerationChunk, ChatResult } from '@langchain/core/outputs'
import type { Runnable } from '@langchain/core/runnables'

/** A chat model that another one works for; subclasses do something before or after a call. */
export abstract class DelegatingModel extends BaseChatModel {
  protected readonly inner: BaseChatModel

  constructor(inner: BaseChatModel) {
    // Calls of the inner model go past its own callbacks.
    super(inner.callbacks === undefined ? {} : { callbacks: inner.callbacks })
    this.inner = inner
    // A model that cannot stream leaves the method of the base class, which only throws.
    const canStream = inner._streamResponseChunks !== BaseChatModel.prototype._streamResponseChunks
    this.disableStreaming = inner.disableStreaming || !canStream
  }

  _llmType(): string {
    return 'delegating' // asked for by the constructor of the base class, when there is no inner model yet
  }

  override get profile(): ModelProfile {
    return this.inner.profile
  }

  override _identifyingParams(): Record<string, unknown> {
    return this.inner._identifyingParams()
  }

  override invocationParams(options?: this['ParsedCallOptions']): unknown {
    return this.inner.invocationParams(options)
  }

  override getLsParams(options: this['ParsedCallOptions']): LangSmithParams {
    return this.inner.getLsParams(options)
  }

  override bindTools(
    tools: Parameters<NonNullable<BaseChatModel['bindTools']>>[0],
    options?: Partial<this['ParsedCallOptions']>,
  ): Runnable<BaseLanguageModelInput, AIMessageChunk> {
    // Bound tools travel as call options, which the model inside reads; the base type does not name them.
    return this.withConfig({ tools, ...options } as Partial<this['ParsedCallOptions']>)
  }

  override async _generate(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    return this.inner._generate(messages, options, manager)
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    yield* this.inner._streamResponseChunks(messages, options, manager)
  }
}
