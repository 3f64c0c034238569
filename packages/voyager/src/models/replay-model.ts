import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { ModelProfile } from '@langchain/core/language_models/profile'
import type { AIMessageChunk, BaseMessage } from '@langchain/core/messages'
import type { ChatResult } from '@langchain/core/outputs'
import type { Runnable } from '@langchain/core/runnables'
import type { ModelFault } from '@voyager-mc/core'
import { readCassette, type CassetteEntry } from './cassette.ts'
import { cassetteAnswers, type CassetteAnswers } from './cassette-answers.ts'
import { CassetteError } from './cassette-error.ts'
import { chatCassetteRequest, haveOneShape, offersTools, type CassetteRequest } from './cassette-request.ts'
import { toMessage, type RecordedAnswer } from './recorded-answer.ts'

interface ReplayModelOptions {
  /** Refuses requests that differ in any letter from the recorded ones; default false. */
  readonly isExact?: boolean
  /** Name of the model whose answers are given; another one's are refused. Absent gives those of every recorded model. */
  readonly model?: string
}

/**
 * A chat model that answers from a cassette and asks nobody. Positions and counts of two runs differ in their last digits,
 * so a request that was never made gets the next answer of its role, unless it offers other tools; without one left it
 * throws `CassetteError` with the parts in which it differs from what was recorded.
 */
export async function replayModel(
  file: string,
  { isExact = false, model }: ReplayModelOptions = {},
): Promise<BaseChatModel> {
  const entries = await readCassette(file, { kind: 'chat', model })
  return new ReplayingModel({ file, isExact, entries, answers: cassetteAnswers(entries) })
}

interface Replay {
  readonly file: string
  readonly isExact: boolean
  readonly entries: readonly CassetteEntry[]
  readonly answers: CassetteAnswers
}

class ReplayingModel extends BaseChatModel {
  readonly #replay: Replay

  constructor(replay: Replay) {
    super({})
    this.#replay = replay
  }

  _llmType(): string {
    return 'replay'
  }

  /** Says of itself what the recording shows: tools hold the form of replies where they did so then. */
  override get profile(): ModelProfile {
    const takesTools = this.#replay.entries.some(offersTools)
    return { toolCalling: takesTools, structuredOutput: takesTools }
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
    const { file, isExact, entries, answers } = this.#replay
    const request = chatCassetteRequest(messages, options)
    const answer = answers.answer(isExact ? { key: request.key } : request)
    if (answer === undefined) {
      const asked = messages.at(-1)?.text.slice(0, 80) ?? ''
      const differences = answers.differences(request)
      const unlike =
        differences.length === 0
          ? ''
          : `; the recorded request most like it differs in ${listed(differences)}`
      throw new CassetteError(
        `The cassette ${file} holds no answer to "${asked}"${unlike}; record the run anew.`,
        { fault: faultOf(request, entries) },
      )
    }
    // Written by recordModel, and lines that are not JSON were refused.
    const message = toMessage(answer as RecordedAnswer)
    return { generations: [{ text: message.text, message }] }
  }
}

/** The fault of a request whose tools nothing recorded was offered, as a provider that takes none says it. */
function faultOf(request: CassetteRequest, entries: readonly CassetteEntry[]): ModelFault | undefined {
  return offersTools(request) && !entries.some((entry) => haveOneShape(request, entry))
    ? { kind: 'bad-request', remedy: 'request' }
    : undefined
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 4)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} others`
    : shown.join(', ')
}
