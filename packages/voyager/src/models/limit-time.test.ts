import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, AIMessageChunk } from '@langchain/core/messages'
import { ChatGenerationChunk, type ChatResult } from '@langchain/core/outputs'
import { expect, test } from 'vitest'
import { limitTime } from './limit-time.ts'

/** Hears no signal, as some clients do; answers when told to. */
class DeafModel extends BaseChatModel {
  answer: () => void = () => undefined

  _llmType(): string {
    return 'deaf'
  }

  async _generate(): Promise<ChatResult> {
    await new Promise<void>((resolve) => (this.answer = resolve))
    return { generations: [{ text: 'at last', message: new AIMessage('at last') }] }
  }

  override async *_streamResponseChunks(): AsyncGenerator<ChatGenerationChunk> {
    yield new ChatGenerationChunk({ text: 'a', message: new AIMessageChunk('a') })
    await new Promise<void>((resolve) => (this.answer = resolve))
    yield new ChatGenerationChunk({ text: 'b', message: new AIMessageChunk('b') })
  }
}

test('a call of a client that hears no signal ends with it all the same', async () => {
  const stop = new AbortController()
  const call = limitTime(new DeafModel({}), 60_000).invoke('Hello', { signal: stop.signal })
  stop.abort(new Error('enough'))
  await expect(call).rejects.toThrow('enough')
})

test('a stream of a client that hears no signal ends with it all the same', async () => {
  const stop = new AbortController()
  const read = async (): Promise<string> => {
    let text = ''
    const stream = await limitTime(new DeafModel({}), 60_000).stream('Hello', { signal: stop.signal })
    for await (const piece of stream) {
      text += piece.text
      stop.abort(new Error('enough'))
    }
    return text
  }
  await expect(read()).rejects.toThrow('enough')
})

test('a call that is answered in time is answered', async () => {
  const deaf = new DeafModel({})
  const call = limitTime(deaf, 60_000).invoke('Hello')
  while (String(deaf.answer).includes('undefined')) await Promise.resolve()
  deaf.answer()
  expect((await call).text).toBe('at last')
})
