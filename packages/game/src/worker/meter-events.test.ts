import { expect, test, vi } from 'vitest'
import { meterEvents } from './meter-events.ts'

const line = { type: 'program-log', text: 'x'.repeat(50), tick: 0 } as const

test('forwards events until there is no room, says so once, and begins anew with a new step', () => {
  const forward = vi.fn()
  const onFull = vi.fn()
  const { take, restart } = meterEvents({ mostCharacters: 300, forward, onFull })
  for (let count = 0; count < 9; count += 1) take(line)
  expect(forward).toHaveBeenCalledTimes(3)
  expect(onFull).toHaveBeenCalledOnce()
  restart()
  take(line)
  expect(forward).toHaveBeenCalledTimes(4)
})
