import { expect, test } from 'vitest'
import { resolveSettings } from '../options/resolve-settings.ts'
import { openModels } from './open-models.ts'

test.each([
  ['auto', {}, {}],
  ['text', { replyForm: 'text' }, { VOYAGER_REPLY_FORM: 'tool-call' }],
  ['tool-call', {}, { VOYAGER_REPLY_FORM: 'tool-call' }],
])('replies are asked for in the form %s', async (replyForm, flags, variables) => {
  const { settings } = resolveSettings('learn', { flags: { model: 'none', ...flags }, variables })
  expect(await openModels(settings)).toEqual({ replyForm })
})

test('refuses a form of replies that there is not', () => {
  const flags = { replyForm: 'xml' }
  expect(() => resolveSettings('learn', { flags, variables: {} })).toThrow(/--reply-form.*xml.*tool-call/)
})
