import { ModelOutputError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { askWithFeedback, type ReadReply, type RefusedReply } from './ask-with-feedback.ts'
import type { ModelReply } from './invoke-model.ts'

const read = (text: string): ReadReply<number> =>
  Number.isNaN(Number(text))
    ? { status: 'refused', problem: `${text} is no number.` }
    : { status: 'read', value: Number(text) }

test('shows every refused reply with its problem until one can be read', async () => {
  const replies = ['a', 'b', '3']
  const seen: (readonly RefusedReply[])[] = []
  const ask = async (refused: readonly RefusedReply[]): Promise<ModelReply> => {
    seen.push([...refused])
    return { text: replies[refused.length] ?? '' }
  }
  expect(await askWithFeedback({ ask, read, maxReplies: 3 })).toBe(3)
  expect(seen.map((refused) => refused.map(({ problem }) => problem))).toEqual([
    [],
    ['a is no number.'],
    ['a is no number.', 'b is no number.'],
  ])
})

test('throws the last reply when no reply can be read', async () => {
  const error = await askWithFeedback({ ask: async () => ({ text: 'x' }), read, maxReplies: 2 }).catch(
    (caught: unknown) => caught,
  )
  expect(ModelOutputError.isInstance(error) && error.rawText).toBe('x')
  expect(String(error)).toContain('No usable reply after 2 of 2 tries: x is no number.')
})

test('lets a failing call through', async () => {
  const failure = new Error('offline')
  const ask = async (): Promise<ModelReply> => Promise.reject(failure)
  await expect(askWithFeedback({ ask, read, maxReplies: 3 })).rejects.toBe(failure)
})

test('tells the parser which reply is the last one', async () => {
  const positions: boolean[] = []
  await askWithFeedback({
    ask: async () => ({ text: 'x' }),
    read: (text, { isLast }) => {
      positions.push(isLast)
      return isLast ? { status: 'read', value: text } : { status: 'refused', problem: 'not yet' }
    },
    maxReplies: 3,
  })
  expect(positions).toEqual([false, false, true])
})

test.each([
  ['length', 'cut off'],
  ['content-filter', 'content filter'],
  ['too-long', 'first 256 kB'],
] as const)('tells the model that its reply was not whole (%s)', async (cut, words) => {
  const seen: string[] = []
  const ask = async (refused: readonly RefusedReply[]): Promise<ModelReply> => {
    seen.push(...refused.map(({ problem }) => problem))
    return refused.length === 0 ? { text: 'a', cut } : { text: '3' }
  }
  expect(await askWithFeedback({ ask, read, maxReplies: 2 })).toBe(3)
  expect(seen).toEqual([expect.stringMatching(new RegExp(`${words}.* a is no number\\.$`))])
})
