import { expect, test } from 'vitest'
import { readModelFault } from './read-model-fault.ts'

const failure = (fields: object): Error => Object.assign(new Error('failed'), fields)

test.each([
  [{ status: 401 }, 'unauthorized', 'setup'],
  [{ status: 403 }, 'forbidden', 'setup'],
  [{ status: 404 }, 'not-found', 'setup'],
  [{ status: 402 }, 'quota', 'setup'],
  [{ status: 429, code: 'insufficient_quota' }, 'quota', 'setup'],
  [{ status: 429, error: { code: 'insufficient_quota' } }, 'quota', 'setup'],
  [{ status: 429, message: 'You exceeded your current quota.' }, 'quota', 'setup'],
  [{ status: 429, message: 'Rate limit reached.' }, 'rate-limit', 'wait'],
  [{ response: { status: 429 } }, 'rate-limit', 'wait'],
  [{ status: 429, message: 'You exceeded your current quota. [{"retryDelay":"7s"}]' }, 'rate-limit', 'wait'],
  [{ status: 429, code: 'insufficient_quota', headers: { 'retry-after': '7' } }, 'quota', 'setup'],
  [{ status_code: 404, message: 'model not found, try pulling it first' }, 'not-found', 'setup'],
  [{ status: 400, message: 'API key not valid. Please pass a valid API key.' }, 'unauthorized', 'setup'],
  [
    { status: 400, message: 'The input token count (9) exceeds the maximum number of tokens allowed (8).' },
    'context-length',
    'request',
  ],
  [{ message: 'The model returned no content. Block reason: SAFETY.' }, 'content-policy', 'request'],
  [{ status: 400, code: 'context_length_exceeded' }, 'context-length', 'request'],
  [{ status: 413 }, 'context-length', 'request'],
  [{ name: 'ContextOverflowError' }, 'context-length', 'request'],
  [{ status: 400, code: 'content_policy_violation' }, 'content-policy', 'request'],
  [{ status: 400, error: { code: 'content_filter' } }, 'content-policy', 'request'],
  [{ status: 403, message: 'Blocked by our usage policy.' }, 'content-policy', 'request'],
  [{ status: 422 }, 'bad-request', 'request'],
  [{ status: 408 }, 'time-out', 'wait'],
  [{ status: 500 }, 'server-error', 'wait'],
  [{ status: 529, message: 'too many input tokens on this machine' }, 'server-error', 'wait'],
  [{ name: 'TimeoutError', message: 'Request timed out.' }, 'time-out', 'wait'],
  [{ cause: { code: 'ECONNREFUSED' } }, 'unreachable', 'wait'],
  [{ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } }, 'certificate', 'setup'],
  [{ message: "Cannot read properties of undefined (reading 'map')" }, 'unreadable', 'wait'],
  [{ message: 'Received empty response from chat model call.' }, 'unreadable', 'wait'],
])('%o is %s, which is for %s', (fields, kind, remedy) => {
  expect(readModelFault(failure(fields))).toMatchObject({ kind, remedy })
})

test('takes what is no error for a model that cannot be reached', () => {
  expect(readModelFault('offline')).toEqual({ kind: 'unreachable', remedy: 'wait' })
  expect(readModelFault(undefined)).toEqual({ kind: 'unreachable', remedy: 'wait' })
})

test.each([
  [new Headers({ 'retry-after': '2' }), 2000],
  [{ 'retry-after': '0.5' }, 500],
  [new Headers({ 'retry-after-ms': '250', 'retry-after': '9' }), 250],
  [new Headers({ 'retry-after': 'Thu, 01 Jan 1970 00:01:00 GMT' }), 50_000],
  [new Headers({ 'retry-after': 'Thu, 01 Jan 1970 00:00:01 GMT' }), 0],
  [new Headers({ 'retry-after': '-5' }), undefined],
  [new Headers({ 'retry-after': 'soon' }), undefined],
  [{ 'retry-after': 7 }, undefined],
  [undefined, undefined],
])('the pause of %o is %s ms', (headers, expected) => {
  const { retryAfterMs } = readModelFault(failure({ status: 429, headers }), { now: () => 10_000 })
  expect(retryAfterMs).toBe(expected)
})

test.each([
  [{ errorDetails: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7.5s' }] }, 7500],
  [{ message: '[429] quota [{"retryDelay":"12s"}]' }, 12_000],
  [{ errorDetails: [{ retryDelay: 'soon' }] }, undefined],
  [{ errorDetails: [{ retryDelay: '99999999999s' }] }, undefined],
  [{ headers: { 'retry-after': '2' }, errorDetails: [{ retryDelay: '7s' }] }, 2000],
])('the pause that the body of %o asks for is %s ms', (fields, expected) => {
  expect(readModelFault(failure({ status: 429, ...fields })).retryAfterMs).toBe(expected)
})

test('survives details that hold themselves', () => {
  const details: Record<string, unknown> = {}
  details['self'] = details
  expect(readModelFault(failure({ status: 429, errorDetails: details })).kind).toBe('rate-limit')
})

test('survives an error that is its own cause', () => {
  const error = failure({ status: 500 })
  error.cause = error
  expect(readModelFault(error).kind).toBe('server-error')
})
