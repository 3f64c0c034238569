import { expect, test } from 'vitest'
import type { Block } from '../bot/block.ts'
import { signLines } from './sign-lines.ts'

// Only the data of the block are read.
const sign = (blockEntity: unknown): Block => ({ blockEntity }) as unknown as Block

test.each([
  [
    'the lines before 1.20',
    { Text1: '{"text":"Home"}', Text2: '{"text":""}', Text3: '"east"' },
    ['Home', 'east'],
    [],
  ],
  [
    'both sides since 1.20',
    { front_text: { messages: ['{"text":"a"}', '""'] }, back_text: { messages: ['"b"'] } },
    ['a'],
    ['b'],
  ],
  ['parts of a line', { Text1: '{"text":"a","extra":["b",{"text":"c"}]}' }, ['abc'], []],
  ['plain text and what is no JSON', { Text1: 'mine', Text2: '{broken' }, ['mine', '{broken'], []],
  ['data in place of JSON', { front_text: { messages: [{ text: 'a' }] } }, ['a'], []],
  ['a blank sign', {}, [], []],
  ['nothing', undefined, [], []],
])('reads %s', (_what, data, front, back) => {
  expect(signLines(sign(data))).toEqual({ front, back })
})

test('a line of any length is cut', () => {
  expect(signLines(sign({ Text1: 'a'.repeat(9000) })).front[0]).toHaveLength(400)
})
