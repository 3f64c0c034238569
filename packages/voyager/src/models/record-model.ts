import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager'
import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { AIMessageChunk, BaseMessage } from '@langchain/core/messages'
import type { ChatGenerationChunk, ChatResult } from '@langchain/core/outputs'
import { ModelUnavailableError } from '@voyager-mc/core'
import { appendEntry } from './cassette.ts'
import { chatCassetteRequest } from './cassette-request.ts'
import { DelegatingModel } from './delegating-model.ts'
import { toRecordedAnswer } from './recorded-answer.ts'

/** The same chat model, whose answers are also appended to a cassette; failures are not recorded. */
export function recordModel(model: BaseChatModel, file: string): BaseChatModel {
  return new RecordingModel(model, file)
}

class RecordingModel extends DelegatingModel {
  readonly #file: string

  constructor(model: BaseChatModel, file: string) {
    super(model)
    this.#file = file
  }

  override async _generate(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    const result = await super._generate(messages, options, manager)
    await this.#keep(result.generations[0]?.message, messages, options)
    return result
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    let whole: AIMessageChunk | undefined
    for await (const chunk of super._streamResponseChunks(messages, options, manager)) {
      // Chat models stream chunks of their own kind of message; the base type allows any.
      const piece = chunk.message as AIMessageChunk
      whole = whole === undefined ? piece : whole.concat(piece)
      yield chunk
    }
    await this.#keep(whole, messages, options)
  }

  async #keep(
    message: BaseMessage | undefined,
    messages: readonly BaseMessage[],
    options: this['ParsedCallOptions'],
  ): Promise<void> {
    if (message === undefined)
      throw new ModelUnavailableError('The model gave no answer; check its name and its URL.')
    // Clients differ in what they tell of a request; most name the model, and some read the options without asking for them.
    const { model }: { readonly model?: unknown } = Object(this.inner.invocationParams(options))
    const named = typeof model === 'string' && { model }
    const answer = { ...toRecordedAnswer(message), ...named }
    await appendEntry(
      { kind: 'chat', ...named, ...chatCassetteRequest(messages, options), answer },
      { file: this.#file, holder: this.inner },
    )
  }
}
