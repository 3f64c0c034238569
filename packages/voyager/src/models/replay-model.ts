import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { AIMessageChunk, BaseMessage } from '@langchain/core/messages'
import type { ChatResult } from '@langchain/core/outputs'
import type { Runnable } from '@langchain/core/runnables'
import { answersOf, readCassette, requestKey, type CassetteQuery } from './cassette.ts'
import { CassetteError } from './cassette-error.ts'
import { chatRequestOf, seriesOf } from './chat-request.ts'
import { toMessage, type RecordedAnswer } from './recorded-answer.ts'

export interface ReplayModelOptions {
  /** Refuses requests that differ in any letter from the recorded ones; default false. */
  readonly isExact?: boolean
}

/**
 * A chat model that answers from a cassette and asks nobody. Positions and counts of two runs differ in their last digits,
 * so a request that was never made gets the next answer of its role; without one left it throws `CassetteError`.
 */
export async function replayModel(
  file: string,
  { isExact = false }: ReplayModelOptions = {},
): Promise<BaseChatModel> {
  const answerOf = answersOf(await readCassette(file), 'chat')
  return new ReplayingModel(file, isExact ? ({ key }) => answerOf({ key }) : answerOf)
}

class ReplayingModel extends BaseChatModel {
  readonly #file: string
  readonly #answerOf: (query: CassetteQuery) => unknown

  constructor(file: string, answerOf: (query: CassetteQuery) => unknown) {
    super({})
    this.#file = file
    this.#answerOf = answerOf
  }

  _llmType(): string {
    return 'replay'
  }

  override bindTools(
    tools: Parameters<NonNullable<BaseChatModel['bindTools']>>[0],
    options?: Partial<this['ParsedCallOptions']>,
  ): Runnable<BaseLanguageModelInput, AIMessageChunk> {
    // Bound tools travel as call options, which is where the key is made of; the base type does not name them.
    return this.withConfig({ tools, ...options } as Partial<this['ParsedCallOptions']>)
  }

  async _generate(messages: BaseMessage[], options: this['ParsedCallOptions']): Promise<ChatResult> {
    options.signal?.throwIfAborted()
    const answer = this.#answerOf({
      key: requestKey(chatRequestOf(messages, options)),
      series: seriesOf(messages),
    })
    if (answer === undefined) {
      const asked = messages.at(-1)?.text.slice(0, 80) ?? ''
      throw new CassetteError(
        `The cassette ${this.#file} holds no answer to "${asked}"; record the run anew.`,
      )
    }
    // Written by recordModel, and lines that are not JSON were refused.
    const message = toMessage(answer as RecordedAnswer)
    return { generations: [{ text: message.text, message }] }
  }
}
