import { expect, test } from 'vitest'
import { startRun } from './run.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'

const event = (attempts: number): VoyagerEvent => ({ type: 'death-loop', attempts, recovery: 'reset' })

async function collect(events: AsyncIterable<VoyagerEvent>): Promise<readonly VoyagerEvent[]> {
  const all: VoyagerEvent[] = []
  for await (const each of events) all.push(each)
  return all
}

test('gives every iterator every event', async () => {
  const run = startRun(async (publish) => {
    publish(event(1))
    await Promise.resolve()
    publish(event(2))
  })
  expect(await Promise.all([collect(run), collect(run)])).toEqual([
    [event(1), event(2)],
    [event(1), event(2)],
  ])
})

test('throws the run’s error from the loop', async () => {
  const run = startRun(async () => Promise.reject(new RangeError('no')))
  await expect(collect(run)).rejects.toThrow('no')
})

test('keeps running when the loop is left', async () => {
  const run = startRun(async (publish) => {
    publish(event(1))
    publish(event(2))
    return 'done'
  })
  for await (const _first of run) break
  expect(await run.result).toBe('done')
})

test('ends at once for an iterator that comes too late', async () => {
  const run = startRun(async (publish) => publish(event(1)))
  await run.result
  expect(await collect(run)).toEqual([])
})
