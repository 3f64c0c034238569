import { PassThrough } from 'node:stream'
import { makeObservation } from '@voyager-mc/core/testing'
import type { LearnResult, VoyagerEvent } from '@voyager-mc/voyager'
import { initialRunState } from '@voyager-mc/voyager/journal'
import { expect, test } from 'vitest'
import { createDisplay } from './create-display.ts'
import type { DisplayClock } from './display-clock.ts'

const task = { name: 'Mine 1 oak_log' }
const events: readonly VoyagerEvent[] = [
  { type: 'run-start', mode: 'learn', resumed: false, observation: makeObservation() },
  { type: 'task-start', task, resumed: false },
  { type: 'attempt-start', task, attempt: 1 },
  { type: 'attempt-end', task, attempt: 1, status: 'succeeded', durationMs: 1200 },
  { type: 'skill-add', name: 'mineOakLog', version: 1, task: task.name },
  { type: 'task-end', task, status: 'completed', attempts: 1 },
]
const result: LearnResult = {
  reason: 'condition-met',
  detail: 'oak_log unlocked',
  completed: [task.name],
  failed: [],
  skills: ['mineOakLog'],
  attempts: 1,
  state: { ...initialRunState, attempts: 1, elapsedMs: 61_000 },
}
const place = { run: 'runs/first', resume: 'voyager resume runs/first' }

/** A clock that stands still, with hands to move its timers. */
function stoppedClock(): DisplayClock & { readonly strike: () => void; readonly running: () => number } {
  const calls = new Set<() => void>()
  return {
    nowMs: () => 0,
    every: (_intervalMs, call) => {
      calls.add(call)
      return () => calls.delete(call)
    },
    strike: () => {
      for (const call of calls) call()
    },
    running: () => calls.size,
  }
}

function show(json: boolean): { readonly said: readonly string[]; readonly complaints: readonly string[] } {
  const said: string[] = []
  const complaints: string[] = []
  const display = createDisplay({
    terminal: { say: (text) => said.push(text), warn: (text) => complaints.push(text) },
    json,
    attempts: 160,
    clock: stoppedClock(),
  })
  display.stage('World: opening')
  display.notice('A skill was repaired.')
  for (const event of events) display.show(event)
  display.close(result, place)
  return { said, complaints }
}

test('writes plain lines where nobody draws', () => {
  expect(show(false).said.join('\n')).toMatchInlineSnapshot(`
    "[0:00] World: opening
    [0:00] A skill was repaired.
    [0:00] Task: Mine 1 oak_log
    [0:00]   attempt 1 succeeded in 1.2 s
    [0:00]   at 0 64 0 · health 20/20 · food 20/20 · armour none
    [0:00]   holds nothing · skills 0 · 1 of 160 attempts · world time 0:00
    [0:00]   learned mineOakLog

    attempts              1
    tasks                 1 completed, 0 failed
    skills                1
    different items       0
    deaths                0
    wall time             1:01
    world time            0:00

    Ended: oak_log unlocked.
    Learned: mineOakLog
    Run:     runs/first
    Look:    voyager report runs/first
    Go on:   voyager resume runs/first"
  `)
})

test('writes one JSON value a line when data is wanted, and everything else to standard error', () => {
  const { said, complaints } = show(true)
  expect(said.map((line): unknown => JSON.parse(line).type)).toEqual([
    'stage',
    ...events.map(({ type }) => type),
    'result',
  ])
  expect(complaints).toEqual(['A skill was repaired.'])
})

test('draws on a terminal until the end and leaves the last picture', () => {
  const clock = stoppedClock()
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 40 })
  // The parts of a terminal's stream that drawing needs.
  const screen = { stream: stream as unknown as NodeJS.WriteStream, columns: 80, hasColours: false }
  const display = createDisplay({
    terminal: { say: () => undefined, warn: () => undefined, screen },
    attempts: 160,
    clock,
  })
  display.stage('World: opening')
  for (const event of events) display.show(event)
  clock.strike()
  display.close(result, place)
  display.end()
  const written = String(stream.read())
  expect(written).toContain('learned mineOakLog')
  expect(written.trimEnd().endsWith('Go on:   voyager resume runs/first')).toBe(true)
  expect(clock.running()).toBe(0)
})

test('says what interrupted a run', () => {
  const said: string[] = []
  const display = createDisplay({
    terminal: { say: (text) => said.push(text), warn: () => undefined },
    attempts: 160,
  })
  display.close({ ...result, reason: 'aborted' }, { ...place, interrupt: 'Stopped by Ctrl-C.' })
  expect(said.join('\n')).toMatch(/Stopped by Ctrl-C\.\n[^]*voyager resume runs\/first$/)
})

test('tells once of a write that is tried again, and again when the next one fails', () => {
  const said: string[] = []
  const display = createDisplay({
    terminal: { say: (text) => said.push(text), warn: () => undefined },
    json: false,
    attempts: 160,
    clock: stoppedClock(),
  })
  const fault: VoyagerEvent = { type: 'store-error', message: 'The disk is full.', retryInMs: 1000 }
  const other: VoyagerEvent = { type: 'store-error', message: 'The disk is gone.', retryInMs: 1000 }
  const mended: VoyagerEvent = { type: 'attempt-start', task, attempt: 1 }
  const last: VoyagerEvent = { type: 'store-error', message: 'Somebody else has the run.' }
  for (const event of [fault, fault, other, mended, other, last]) display.show(event)
  expect(said).toEqual([
    '[0:00] Saving failed and is tried again: The disk is full.',
    '[0:00] Saving failed and is tried again: The disk is gone.',
    '[0:00] Saving failed and is tried again: The disk is gone.',
  ])
})

test('tells of what whoever pays for a model should know, and of no other call', () => {
  const said: string[] = []
  const display = createDisplay({
    terminal: { say: (text) => said.push(text), warn: () => undefined },
    json: false,
    attempts: 160,
    clock: stoppedClock(),
  })
  const use = { type: 'model-use', step: 'generate', inputTokens: 1, outputTokens: 1 } as const
  display.show(use)
  display.show({ ...use, cut: 'length', notice: 'The reply was cut off at its longest length.' })
  expect(said).toEqual(['[0:00]   model: The reply was cut off at its longest length.'])
})
