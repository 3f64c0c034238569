import { expect, test } from 'vitest'
import { startGrace } from './start-grace.ts'

function stoppedClock() {
  let pass: () => void = () => undefined
  const sleeping = new Promise<void>((resolve) => {
    pass = resolve
  })
  return { clock: { now: () => 0, sleep: () => sleeping }, pass: () => pass() }
}

const never = () => new Promise<void>(() => undefined)
const { signal: lost } = new AbortController()

test('waits for work that ends in time and passes its failure on', async () => {
  const { clock } = stoppedClock()
  const grace = startGrace(clock, { graceMs: 100, lost })
  let isDone = false
  await grace.wait(async () => {
    isDone = true
  })
  expect(isDone).toBe(true)
  await expect(grace.wait(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('leaves work alone that does not end, and all that comes after', async () => {
  const { clock, pass } = stoppedClock()
  const grace = startGrace(clock, { graceMs: 100, lost })
  const waiting = grace.wait(never)
  pass()
  await waiting
  await grace.wait(never)
})

test('tells the work when the time is over', async () => {
  const { clock, pass } = stoppedClock()
  const grace = startGrace(clock, { graceMs: 100, lost })
  let told: unknown
  const waiting = grace.wait((signal) => {
    signal.addEventListener('abort', () => {
      told = signal.reason
    })
    return never()
  })
  pass()
  await waiting
  expect(told).toMatchObject({ name: 'TimeoutError' })
})

test('ends with the connection', async () => {
  const grace = startGrace(stoppedClock().clock, { graceMs: 100, lost: AbortSignal.abort() })
  await grace.wait(never)
})
