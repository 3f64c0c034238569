import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { watchInterrupts } from './watch-interrupts.ts'

afterEach(() => vi.useRealTimers())

function watch() {
  const signals = new EventEmitter()
  const output = new EventEmitter()
  const complaints: string[] = []
  const exits: number[] = []
  const interrupts = watchInterrupts({
    signals,
    output,
    warn: (text) => complaints.push(text),
    exit: (code) => exits.push(code),
  })
  return { signals, output, complaints, exits, ...interrupts }
}

test.each([
  ['SIGINT', 'Stopped by Ctrl-C.'],
  ['SIGTERM', 'Stopped by SIGTERM.'],
  ['SIGHUP', 'Stopped by SIGHUP.'],
])('%s ends what is under way', (name, message) => {
  const { signals, signal, exits, end } = watch()
  signals.emit(name)
  end()
  expect({ reason: String(signal.reason.message), exits }).toEqual({ reason: message, exits: [] })
})

test('a second Ctrl-C ends the process at once, with one line', () => {
  const { signals, complaints, exits, end } = watch()
  signals.emit('SIGINT')
  signals.emit('SIGINT')
  end()
  expect({ complaints, exits }).toEqual({
    complaints: ['Stopped at once by a second Ctrl-C; what was committed is kept.'],
    exits: [130],
  })
})

test('what does not end within ten seconds is ended', () => {
  vi.useFakeTimers()
  const { signals, exits, end } = watch()
  signals.emit('SIGTERM')
  vi.advanceTimersByTime(9999)
  expect(exits).toEqual([])
  vi.advanceTimersByTime(1)
  end()
  expect(exits).toEqual([130])
})

test('a reader who has gone ends what is under way, with one line', () => {
  const { output, signal, complaints, end } = watch()
  output.emit('error', new Error('write EPIPE'))
  output.emit('error', new Error('write EPIPE'))
  end()
  expect({ isAborted: signal.aborted, complaints }).toEqual({
    isAborted: true,
    complaints: ['Stopped, because nobody reads the output any more; everything is saved.'],
  })
})

test('nothing listens any more at the end', () => {
  const { signals, output, end } = watch()
  end()
  expect([...signals.eventNames(), ...output.eventNames()]).toEqual([])
})
