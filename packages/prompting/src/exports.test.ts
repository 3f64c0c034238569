import { expect, test } from 'vitest'
import * as prompting from './index.ts'

test('exports exactly the planned values', () => {
  expect(Object.keys(prompting).sort()).toEqual([
    'askReadable',
    'askWithFeedback',
    'describeCut',
    'invokeModel',
    'parseLenientJson',
    'renderFormat',
    'roleRunnable',
    'situationMessage',
    'withToolCall',
  ])
})
