import { expect, test } from 'vitest'
import { cutToBytes, longestReplyBytes, replyCutOf } from './reply-ending.ts'

test.each([
  [{ finish_reason: 'length' }, 'length'],
  [{ stop_reason: 'max_tokens' }, 'length'],
  [{ finishReason: 'MAX_TOKENS' }, 'length'],
  [{ done_reason: 'length' }, 'length'],
  [{ finishReason: 'model_length' }, 'length'],
  [{ incomplete_details: { reason: 'max_output_tokens' } }, 'length'],
  [{ finish_reason: 'content_filter' }, 'content-filter'],
  [{ stop_reason: 'refusal' }, 'content-filter'],
  [{ finishReason: 'SAFETY' }, 'content-filter'],
  [{ finish_reason: 'stop' }, undefined],
  [{ finish_reason: 'tool_calls' }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('%o means %s', (metadata, cut) => {
  expect(replyCutOf(metadata)).toBe(cut)
})

test('takes 256 kB and not a byte more', () => {
  const whole = 'x'.repeat(longestReplyBytes)
  expect(cutToBytes(whole)).toBe(whole)
  expect(cutToBytes(`${whole}y`)).toBe(whole)
})

test('never cuts a character in half', () => {
  const text = '😀'.repeat(100_000)
  const cut = cutToBytes(text)
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(longestReplyBytes)
  expect(cut).toBe('😀'.repeat(cut.length / 2))
})
