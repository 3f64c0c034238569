import { expect, test } from 'vitest'
import { untilAborted } from './until-aborted.ts'

test('gives the result of work that ends before the signal', async () => {
  expect(await untilAborted(Promise.resolve(3), { signal: new AbortController().signal })).toBe(3)
})

test.each([
  ['before', (controller: AbortController) => controller.abort(new Error('stop'))],
  ['after', (controller: AbortController) => queueMicrotask(() => controller.abort(new Error('stop')))],
])("rejects with the signal's reason when aborted %s the call", async (_when, abort) => {
  const controller = new AbortController()
  abort(controller)
  const never = new Promise(() => undefined)
  await expect(untilAborted(never, { signal: controller.signal })).rejects.toThrow('stop')
})

test('leaves no unhandled failure of work nobody waits for', async () => {
  const work = Promise.reject(new Error('late'))
  await expect(untilAborted(work, { signal: AbortSignal.abort(new Error('stop')) })).rejects.toThrow('stop')
})

test('rejects with a reason of its own when one is made', async () => {
  const wait = untilAborted(Promise.resolve(3), {
    signal: AbortSignal.abort('x'),
    reasonOf: () => new Error('halted'),
  })
  await expect(wait).rejects.toThrow('halted')
})
