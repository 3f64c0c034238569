import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager'
import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { AIMessageChunk, BaseMessage } from '@langchain/core/messages'
import type { ChatResult } from '@langchain/core/outputs'
import type { Runnable } from '@langchain/core/runnables'
import { ModelUnavailableError } from '@voyager-mc/core'
import { appendEntry, requestKey } from './cassette.ts'
import { chatRequestOf, seriesOf } from './chat-request.ts'
import { toRecordedAnswer } from './recorded-answer.ts'

/** The same chat model, whose answers are also appended to a cassette; failures are not recorded. */
export function recordModel(model: BaseChatModel, file: string): BaseChatModel {
  return new RecordingModel(model, file)
}

class RecordingModel extends BaseChatModel {
  readonly #model: BaseChatModel
  readonly #file: string

  constructor(model: BaseChatModel, file: string) {
    super({})
    this.#model = model
    this.#file = file
  }

  _llmType(): string {
    return 'recorded'
  }

  override invocationParams(options?: this['ParsedCallOptions']): unknown {
    return this.#model.invocationParams(options)
  }

  override bindTools(
    tools: Parameters<NonNullable<BaseChatModel['bindTools']>>[0],
    options?: Partial<this['ParsedCallOptions']>,
  ): Runnable<BaseLanguageModelInput, AIMessageChunk> {
    // Bound tools travel as call options, which is where the key is made of; the base type does not name them.
    return this.withConfig({ tools, ...options } as Partial<this['ParsedCallOptions']>)
  }

  async _generate(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    manager?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    const result = await this.#model._generate(messages, options, manager)
    const [generation] = result.generations
    if (generation === undefined)
      throw new ModelUnavailableError('The model gave no answer; check its name and its URL.')
    const answer = toRecordedAnswer(generation.message)
    await appendEntry(this.#file, {
      kind: 'chat',
      key: requestKey(chatRequestOf(messages, options)),
      series: seriesOf(messages),
      answer,
    })
    return result
  }
}
