import { expect, test } from 'vitest'
import * as prompting from './index.ts'

test('exports exactly the planned values', () => {
  expect(Object.keys(prompting).sort()).toEqual([
    'askReadable',
    'askWithFeedback',
    'createReplyAsker',
    'describeCut',
    'invokeModel',
    'parseLenientJson',
    'renderFormat',
    'replyFormat',
    'roleRunnable',
    'situationMessage',
    'withToolCall',
  ])
})
