import { expect, test } from 'vitest'
import { createTurns } from './create-turns.ts'

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

test('runs one piece of work at a time, in the order they were asked for', async () => {
  const turns = createTurns()
  const gate = deferred()
  const seen: string[] = []
  const first = turns.take(async () => {
    seen.push('first begins')
    await gate.promise
    seen.push('first ends')
  })
  const second = turns.take(async () => void seen.push('second'))
  await Promise.resolve()
  gate.resolve()
  await Promise.all([first, second])
  expect(seen).toEqual(['first begins', 'first ends', 'second'])
})

test('goes on after work that failed', async () => {
  const turns = createTurns()
  const failed = turns.take(() => Promise.reject(new Error('broken')))
  const next = turns.take(async () => 3)
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe(3)
})

test('gives up a place in the queue when it is aborted, and the queue goes on without it', async () => {
  const turns = createTurns()
  const gate = deferred()
  const first = turns.take(() => gate.promise)
  const controller = new AbortController()
  let isRun = false
  const second = turns.take(
    async () => {
      isRun = true
    },
    { signal: controller.signal },
  )
  const third = turns.take(async () => 3)
  controller.abort(new Error('stop'))
  await expect(second).rejects.toThrow('stop')
  gate.resolve()
  await first
  expect(await third).toBe(3)
  expect(isRun).toBe(false)
})
