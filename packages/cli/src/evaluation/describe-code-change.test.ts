import { expect, test } from 'vitest'
import { describeCodeChange } from './describe-code-change.ts'

const code = { version: '1.0.0', commit: '0123456789ab' }

test('code that stayed the same is not told of', () => {
  expect(describeCodeChange(code, { ...code })).toBeUndefined()
})

test.each([
  [{ ...code, commit: 'ba9876543210' }, 'from 0123456789ab to ba9876543210:'],
  [{ ...code, changes: 'fedcba' }, 'from 0123456789ab to 0123456789ab with changes fedcba:'],
])('a commit or a change while trials were played is told of', (after, told) => {
  expect(describeCodeChange(code, after)).toContain(told)
})
