import { expect, test } from 'vitest'
import { pick } from './pick.ts'

test('takes the named fields, and adds none', () => {
  const options: { limit: number; name: string; signal?: AbortSignal } = { limit: 0, name: 'x' }
  const picked = pick(options, ['limit', 'signal'])
  expect(picked).toEqual({ limit: 0 })
  expect(Object.keys(picked)).toEqual(['limit'])
})
