import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createRequestGate } from './create-request-gate.ts'

const refuse = createRequestGate({
  token: 'a-long-enough-token',
  path: '/mcp',
  allowedOrigins: ['http://localhost:5173'],
})
const good = { host: '127.0.0.1:4001', authorization: 'Bearer a-long-enough-token' }

function statusOf(headers: Readonly<Record<string, string>>, url = '/mcp'): number | undefined {
  // The gate reads nothing else of a request.
  return refuse({ headers, url } as unknown as IncomingMessage)?.status
}

test('lets the token in, under every name of this machine', () => {
  expect(statusOf(good)).toBeUndefined()
  expect(statusOf({ ...good, host: 'localhost' })).toBeUndefined()
  expect(statusOf({ ...good, host: '[::1]:4001' })).toBeUndefined()
  expect(statusOf({ ...good, origin: 'http://localhost:5173' })).toBeUndefined()
})

test.each([
  ['a name that was bound to this machine', { ...good, host: 'evil.example:4001' }, 403],
  ['a name that begins like this machine', { ...good, host: 'localhost.evil.example' }, 403],
  ['no name', { authorization: good.authorization }, 403],
  ['a web page', { ...good, origin: 'http://evil.example' }, 403],
  ['a page that hides its origin', { ...good, origin: 'null' }, 403],
  ['no token', { host: good.host }, 401],
  ['another token', { ...good, authorization: 'Bearer a-long-enough-tokem' }, 401],
  ['a part of the token', { ...good, authorization: 'Bearer a-long' }, 401],
  ['the token without its word', { ...good, authorization: 'a-long-enough-token' }, 401],
])('refuses %s', (_what, headers, status) => {
  expect(statusOf(headers)).toBe(status)
})

test('knows one path', () => {
  expect(statusOf(good, '/other')).toBe(404)
  expect(statusOf(good, '/mcp?x=1')).toBeUndefined()
})
