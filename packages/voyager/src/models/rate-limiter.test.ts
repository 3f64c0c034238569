import { expect, test } from 'vitest'
import { instantClock } from '../testing/instant-clock.ts'
import { createRateLimiter, type CreateRateLimiterOptions } from './rate-limiter.ts'

/** When each call of these tokens may begin, in seconds; each is over at once and used what it was to use. */
async function begins(options: CreateRateLimiterOptions, tokens: readonly number[]): Promise<number[]> {
  const clock = instantClock()
  const limiter = createRateLimiter({ ...options, clock })
  const seconds: number[] = []
  for (const count of tokens) {
    const permit = await limiter.acquire(count)
    seconds.push(clock.now() / 1000)
    permit.release(count)
  }
  return seconds
}

test.each<[string, CreateRateLimiterOptions, number[], number[]]>([
  ['no limit', {}, [1e9, 1e9, 1e9], [0, 0, 0]],
  ['two requests a minute', { requestsPerMinute: 2 }, [1, 1, 1, 1, 1], [0, 0, 60, 60, 120]],
  ['tokens', { tokensPerMinute: 100 }, [60, 40, 1, 100], [0, 0, 60, 120]],
  ['a call above the limit, alone', { tokensPerMinute: 100 }, [10, 500, 10], [0, 60, 120]],
])('keeps to %s', async (_name, options, tokens, seconds) => {
  expect(await begins(options, tokens)).toEqual(seconds)
})

test('counts what a call really used', async () => {
  const clock = instantClock()
  const limiter = createRateLimiter({ tokensPerMinute: 100, clock })
  const permit = await limiter.acquire(10)
  permit.release(100)
  await limiter.acquire(1)
  expect(clock.now()).toBe(60_000)
})

test('lets no more calls run at the same time than allowed, and the others in order', async () => {
  const limiter = createRateLimiter({ maxConcurrent: 1, clock: instantClock() })
  const begun: string[] = []
  const permits = ['a', 'b', 'c'].map(async (name) => {
    const permit = await limiter.acquire(1)
    begun.push(name)
    return permit
  })
  const first = await permits[0]
  expect(begun).toEqual(['a'])
  first?.release()
  ;(await permits[1])?.release()
  await permits[2]
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('ends a wait with the reason of its signal and goes on with the next', async () => {
  const limiter = createRateLimiter({ maxConcurrent: 1, clock: instantClock() })
  const first = await limiter.acquire(1)
  const stop = new AbortController()
  const second = limiter.acquire(1, { signal: stop.signal })
  const third = limiter.acquire(1)
  const reason = new Error('enough')
  stop.abort(reason)
  await expect(second).rejects.toBe(reason)
  first.release()
  await third
})

test.each([{ requestsPerMinute: 0 }, { tokensPerMinute: Number.NaN }, { maxConcurrent: -1 }])(
  'refuses %j',
  (options) => {
    expect(() => createRateLimiter(options)).toThrow('use a number of at least 1.')
  },
)
