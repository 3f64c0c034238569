import { expect, test } from 'vitest'
import { hostileLine, sampleRun } from '../testing/sample-run.ts'
import { advanceView, emptyView } from './advance-view.ts'
import { describeRecord } from './describe-record.ts'
import type { RunView } from './run-view.ts'

const viewOf = (count = Infinity): RunView =>
  sampleRun().slice(0, count).reduce(advanceView, emptyView('first'))

test('shows the attempt that goes on', () => {
  expect(viewOf(6)).toMatchObject({
    status: 'running',
    task: { name: 'Mine 1 oak_log', reasoning: 'Wood is the first step.' },
    attempt: 1,
    program: { name: 'mineLog' },
    tasks: [{ status: 'running', attempts: [{ number: 1, status: 'running' }] }],
    spending: { calls: 1, inputTokens: 900, outputTokens: 100, costUsd: 0.01 },
  })
  expect(viewOf(6).program?.outcome).toBeUndefined()
})

test('shows the error of a program with its line, and what was said meanwhile', () => {
  expect(viewOf(7)).toMatchObject({
    program: { outcome: 'failed: No path', line: 2 },
    chat: [{ sender: 'Eve', text: hostileLine, isOwn: false }],
  })
})

test('a new attempt begins without the program and the verdict of the last one', () => {
  const view = viewOf(10)
  expect(view.attempt).toBe(2)
  expect(view.program).toBeUndefined()
  expect(view.critique).toBeUndefined()
})

test('an ended task has its attempts, its skill and what was held first', () => {
  const view = viewOf()
  expect(view.task).toBeUndefined()
  expect(view.tasks).toMatchObject([
    {
      status: 'completed',
      attempts: [
        { number: 1, status: 'failed', critique: 'Walk to a tree.' },
        { number: 2, status: 'succeeded', critique: 'A log is held.' },
      ],
    },
  ])
  expect(view.skills).toMatchObject([{ name: 'mineLog', version: 1, calls: [], retrieved: 0 }])
  expect(view.places).toMatchObject([{ name: 'chest', x: 9, z: -7 }])
  expect(view.path.length).toBeGreaterThan(0)
  expect(view.items).toMatchObject([{ name: 'oak_log', task: 'Mine 1 oak_log' }])
})

test('a skill has its record by later attempts, and the source of each version', () => {
  const later = [
    { type: 'attempt-start', task: { name: 'Craft' }, attempt: 1 },
    {
      type: 'program-write',
      program: { name: 'craft', source: 'async function craft(bot) { await mineLog(bot) }' },
    },
    { type: 'attempt-end', status: 'failed' },
    { type: 'attempt-start', task: { name: 'Craft' }, attempt: 2 },
    {
      type: 'program-write',
      program: { name: 'mineLog', source: 'async function mineLog(bot) { /* 2 */ }' },
    },
    { type: 'attempt-end', status: 'succeeded' },
    { type: 'skill-add', name: 'mineLog', version: 2, task: 'Craft' },
    { type: 'skill-refuse', name: 'mineLog', task: 'Craft', reason: 'slow' },
    {
      type: 'program-write',
      program: { name: 'craft', source: 'async function craft(bot) { await mineLog(bot) }' },
    },
    { type: 'attempt-end', status: 'succeeded' },
    { type: 'skill-add', name: 'craft', version: 1, task: 'Craft' },
  ]
  const view = later.reduce(
    (before, event, index) => advanceView(before, { sequence: 20 + index, atMs: index, event }),
    viewOf(),
  )
  expect(view.skills).toMatchObject([
    {
      name: 'mineLog',
      version: 2,
      passed: 1,
      failed: 1,
      refused: 'slow',
      versions: [{ version: 1 }, { version: 2, source: 'async function mineLog(bot) { /* 2 */ }' }],
    },
    { name: 'craft', calls: ['mineLog'], passed: 0, failed: 0 },
  ])
})

test('an attempt that comes again after the world was lost takes the place of the first', () => {
  const [, , attempt] = sampleRun()
  const again = advanceView(viewOf(3), {
    ...attempt,
    sequence: 3,
    atMs: 5,
    event: attempt?.event ?? { type: '' },
  })
  expect(again.tasks[0]?.attempts).toMatchObject([{ number: 1, sequence: 3 }])
})

test('a skill knows what it calls, and not what only ends like it', () => {
  const write = (name: string, source: string, sequence: number): readonly { type: string }[] => [
    { type: 'program-write', program: { name, source } } as { type: string },
    { type: 'skill-add', name, version: 1, task: String(sequence) } as { type: string },
  ]
  const events = [
    ...write('mine', 'mine', 1),
    ...write('undermine', 'x', 2),
    ...write('build', 'await undermine(bot)', 3),
  ]
  const view = events
    .map((event, sequence) => ({ sequence, atMs: 0, event }))
    .reduce(advanceView, emptyView(''))
  expect(view.skills.at(-1)?.calls).toEqual(['undermine'])
})

test.each([
  null,
  5,
  'text',
  [],
  { type: 'step-end', step: 5 },
  { type: 'task-start', task: null },
  { type: 'own' },
])('an event of any shape only counts: %o', (value) => {
  // Sources of other agents promise nothing.
  const event = (
    typeof value === 'object' && value !== null && 'type' in value ? value : { type: 'x', value }
  ) as {
    type: string
  }
  const view = advanceView(emptyView('x'), { sequence: 0, atMs: 1, event })
  expect(view.records).toBe(1)
  expect(describeRecord({ sequence: 0, atMs: 1, event }).type).toBe(event.type)
})

test('says a record in a short line', () => {
  const lines = sampleRun().map((record) => describeRecord(record).text)
  expect(lines[8]).toBe('Mine 1 oak_log · attempt 1 · failed')
  expect(lines.every((line) => line.length <= 160 && !line.includes('\n'))).toBe(true)
})
