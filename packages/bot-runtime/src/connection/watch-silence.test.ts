import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { watchSilence } from './watch-silence.ts'

/** A server that can be silent, and a clock that a test moves on. */
function silentServer() {
  const client = new EventEmitter()
  const body = new EventEmitter()
  let now = 0
  let wake: () => void = () => undefined
  let lost = 0
  const missing: string[] = []
  const clock = {
    now: () => now,
    sleep: (_ms: number, { signal }: { readonly signal?: AbortSignal } = {}) =>
      new Promise<void>((resolve, reject) => {
        wake = resolve
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  }
  const silence = watchSilence(client, {
    clock,
    body,
    onSilent(what) {
      lost += 1
      missing.push(what)
    },
  })
  const pass = async (seconds: number, stepMs = 1000): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      now += stepMs
      wake()
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    }
  }
  return { client, body, silence, pass, missing, lost: () => lost }
}

test('half a minute without a packet is told once', async () => {
  const { silence, pass, lost } = silentServer()
  silence.begin()
  await pass(29)
  expect(lost()).toBe(0)
  await pass(40)
  expect(lost()).toBe(1)
})

test('a packet begins the count anew', async () => {
  const { client, body, silence, pass, lost } = silentServer()
  silence.begin()
  await pass(29)
  client.emit('packet')
  body.emit('physicsTick')
  await pass(29)
  expect(lost()).toBe(0)
})

test('nothing counts while nobody waits, and what has counted stays', async () => {
  const { silence, pass, lost } = silentServer()
  silence.begin()()
  await pass(100)
  expect(lost()).toBe(0)
  const stop = silence.begin()
  await pass(20)
  stop()
  await pass(100)
  silence.begin()
  await pass(9)
  expect(lost()).toBe(0)
  await pass(2)
  expect(lost()).toBe(1)
})

test('a process that was busy for a minute does not take that for silence', async () => {
  const { silence, pass, lost } = silentServer()
  silence.begin()
  await pass(5, 60_000)
  expect(lost()).toBe(0)
})

test('a server that was heard lately need not be waited for', async () => {
  const { client, silence, pass } = silentServer()
  silence.begin()
  const { signal } = new AbortController()
  await silence.heard({ signal })
  await pass(5)
  let isHeard = false
  const hearing = silence.heard({ signal }).then(() => {
    isHeard = true
  })
  await pass(3)
  expect(isHeard).toBe(false)
  client.emit('packet')
  await hearing
  await silence.heard({ signal, since: 0 })
  await expect(silence.heard({ signal: AbortSignal.abort(), since: 1 })).rejects.toThrow('aborted')
})

test('a body without ticks for half a minute is told, whatever the server sends', async () => {
  const { client, silence, pass, missing } = silentServer()
  silence.begin()
  for (let second = 0; second < 40; second += 1) {
    client.emit('packet')
    await pass(1)
  }
  expect(missing).toEqual(['tick'])
})
