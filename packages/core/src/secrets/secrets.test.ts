import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redactError } from './redact-error.ts'
import { redactSecrets } from './redact-secrets.ts'
import { redactUrl } from './redact-url.ts'
import { secretsOf } from './secrets-of.ts'

/** Keys and passwords of any characters but space; a mark of their own keeps them from being part of other text. */
const secret = fc
  .string({ minLength: 8, maxLength: 60, unit: 'grapheme-ascii' })
  .map((text) => `Q${text.replaceAll(' ', '_')}7`)
const around = fc.string({ maxLength: 40 })

test('no encoding of a secret is left in a text', () => {
  fc.assert(
    fc.property(secret, around, around, (key, before, after) => {
      const echoes = [key, encodeURIComponent(key), JSON.stringify(key), Buffer.from(key).toString('base64')]
      for (const echo of echoes) {
        const shown = redactSecrets(`${before}${echo}${after}`, { secrets: [key] })
        expect(shown).not.toContain(echo)
        expect(shown).not.toContain(key)
      }
    }),
  )
})

test('an error of any shape loses the secrets of the client that threw it', () => {
  fc.assert(
    fc.property(secret, (key) => {
      const client = {
        lc_kwargs: { apiKey: key },
        deep: [{ defaultHeaders: { Authorization: `Bearer ${key}` } }],
      }
      const inner = Object.assign(new Error(`body: {"key":${JSON.stringify(key)}}`), { code: key })
      const thrown = Object.assign(new Error(`Incorrect API key provided: ${key}`, { cause: inner }), {
        status: 401,
        headers: new Headers({ 'x-echo': encodeURIComponent(key) }),
        request: { body: key },
      })
      const shown = inspect(redactError(thrown, { secrets: secretsOf(client) }), {
        depth: 20,
        showHidden: true,
      })
      expect(shown).not.toContain(key)
      expect(shown).not.toContain(encodeURIComponent(key))
    }),
  )
})

test('the password of a URL is left out of the URL and known as a secret', () => {
  fc.assert(
    fc.property(secret, (password) => {
      const url = new URL('http://models.example/v1')
      url.username = 'user'
      url.password = encodeURIComponent(password)
      expect(redactUrl(url.href)).toBe('http://models.example/v1')
      const shown = redactSecrets(`Cannot reach ${url.href}, ${password}`, {
        secrets: secretsOf({ baseURL: url.href }),
      })
      expect(shown).not.toContain(password)
      expect(shown).not.toContain(url.password)
    }),
  )
})

describe('without being told, a text loses', () => {
  test.each([
    'Incorrect API key provided: sk-proj-abcdef1234567890.',
    'fetch http://user:hunter2@models.example/v1 failed',
    'authorization: Bearer abcdef123456',
    '{"apiKey":"abcdef123456"}',
    'x-api-key=abcdef123456',
    'AIzaSyA1234567890abcdefghijklmnopqrstu is no key',
    'password: hunter2',
  ])('the secret in %s', (text) => {
    expect(redactSecrets(text)).toContain('[redacted]')
    expect(redactSecrets(text)).not.toMatch(/hunter2|abcdef123456|AIzaSy/)
  })
})

test.each([
  'The critic model did not answer: 429 slow down; wait.',
  'Mine 3 iron_ore with a stone_pickaxe.',
  'max tokens: 4096, task-end at http://127.0.0.1:8080/v1',
  'The task desk-organizer-of-mine is done.',
])('leaves %s as it is', (text) => {
  expect(redactSecrets(text)).toBe(text)
})

test('text that is used loses only what was named', () => {
  const program = 'const password = "planks12345"; // sk-proj-abcdef1234567890'
  expect(redactSecrets(program, { secrets: ['another-key'], shapes: false })).toBe(program)
  expect(redactSecrets('await obtain("planks")', { secrets: ['planks'], shapes: false })).toContain('planks')
})

test('the placeholder of servers without keys is no secret', () => {
  expect(secretsOf({ apiKey: 'none', lc_aliases: { apiKey: 'openai_api_key' } })).toEqual([])
})

test('finds secrets in circles, lists and basic credentials, and calls no getter', () => {
  const holder: Record<string, unknown> = {
    tokens: ['first-token'],
    bound: { inner: { client: { options: { apiKey: 'deep-down-key' } } } },
    headers: { authorization: `Basic ${Buffer.from('user:hunter22').toString('base64')}` },
    maxTokens: 4096,
    get apiKey() {
      throw new Error('a getter was called')
    },
  }
  holder['self'] = holder
  expect(secretsOf(holder)).toEqual(expect.arrayContaining(['first-token', 'deep-down-key', 'hunter22']))
})

test.each([
  ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
  ['https://user@host.example/v1', 'https://host.example/v1'],
  ['https://host.example/v1?api-key=abc&version=2', 'https://host.example/v1?version=2'],
  ['no url', 'no url'],
])('%s is shown as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown)
})

test('survives an error that is its own cause, and what is no error', () => {
  const error = new Error('x')
  error.cause = error
  expect(redactError(error).message).toBe('x')
  expect(redactError('password: hunter2').message).toBe('password: [redacted]')
})
