import { expect, test } from 'vitest'
import { cookieOf, createLinks, isFromHere } from './access.ts'

const hosts = ['127.0.0.1:4000', 'localhost:4000']

test.each([
  ['127.0.0.1:4000', undefined, true],
  ['LOCALHOST:4000', 'http://localhost:4000', true],
  ['127.0.0.1:4000', 'http://127.0.0.1:4000', true],
  [undefined, undefined, false],
  ['evil.example:4000', undefined, false],
  ['127.0.0.1:4001', undefined, false],
  ['127.0.0.1:4000.evil.example', undefined, false],
  ['127.0.0.1:4000', 'http://evil.example', false],
  ['127.0.0.1:4000', 'https://127.0.0.1:4000', false],
  ['127.0.0.1:4000', 'null', false],
])('a request to %s from %s is let in: %s', (host, origin, expected) => {
  expect(isFromHere({ host, origin }, hosts)).toBe(expected)
})

test('each link has its own right, and nothing else has one', () => {
  const { tokens, accessOf } = createLinks()
  expect(accessOf(tokens.full)).toBe('full')
  expect(accessOf(tokens.read)).toBe('read')
  for (const wrong of [undefined, '', tokens.full.slice(1), `${tokens.read}x`])
    expect(accessOf(wrong)).toBeUndefined()
  expect(tokens.full).toHaveLength(32)
})

test('finds one cookie among others', () => {
  expect(cookieOf('a=1; voyager-4=x=y; b=2', 'voyager-4')).toBe('x=y')
  expect(cookieOf('xvoyager-4=1', 'voyager-4')).toBeUndefined()
  expect(cookieOf(undefined, 'voyager-4')).toBeUndefined()
})
