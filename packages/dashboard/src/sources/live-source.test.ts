import { expect, test } from 'vitest'
import { liveSource } from './live-source.ts'

test('gives what was told, then what is told, until the end', async () => {
  const source = liveSource()
  source.tell({ type: 'a' })
  const seen: string[] = []
  const reading = (async () => {
    for await (const { sequence, event } of source.follow({ from: 0 })) seen.push(`${sequence} ${event.type}`)
  })()
  await Promise.resolve()
  source.tell({ type: 'b' })
  source.end()
  await reading
  expect(seen).toEqual(['0 a', '1 b'])
})

test('forgets the oldest records and keeps their numbers', async () => {
  const source = liveSource({ kept: 2 })
  for (let index = 0; index < 10; index += 1) source.tell({ type: String(index) })
  source.end()
  const records = await Array.fromAsync(source.follow({ from: 0 }))
  expect(records.at(-1)).toMatchObject({ sequence: 9, event: { type: '9' } })
  expect(records.length).toBeLessThan(4)
})

test('ends with its signal', async () => {
  const caller = new AbortController()
  const reading = Array.fromAsync(liveSource().follow({ from: 0, signal: caller.signal }))
  caller.abort()
  await expect(reading).resolves.toEqual([])
})

test('tells glances to who listens', () => {
  const source = liveSource()
  const seen: unknown[] = []
  const stop = source.onGlance?.((glance) => seen.push(glance.health))
  const glance = { position: { x: 0, y: 0, z: 0 }, dimension: 'overworld', health: 3, food: 4 }
  source.glance(glance)
  stop?.()
  source.glance(glance)
  expect(seen).toEqual([3])
})
