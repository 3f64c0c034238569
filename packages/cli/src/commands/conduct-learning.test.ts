import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resolveSettings } from '../options/resolve-settings.ts'
import { readKeptSettings } from '../runs/read-kept-settings.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { askedLearning } from './asked-learning.ts'
import type { CommandInput } from './command.ts'
import { InterruptedError } from '../faults/interrupted-error.ts'
import { conductLearning, type LearningJob } from './conduct-learning.ts'

let directory: string
let run: string
beforeEach(() => {
  said.length = 0
  directory = mkdtempSync(join(tmpdir(), 'conduct-learning-'))
  run = join(directory, 'run')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const said: string[] = []
const terminal: Terminal = {
  say: (text) => said.push(text),
  warn: () => undefined,
  signal: new AbortController().signal,
  directory: '/nowhere',
  variables: {},
}

function inputOf(flags: Readonly<Record<string, unknown>>): CommandInput {
  const sources = { flags, variables: {} }
  return {
    words: [],
    known: [],
    ...resolveSettings('learn', sources),
    over: (kept) => resolveSettings('learn', { ...sources, kept }),
  }
}

test('a run keeps its settings before its world is opened, so that one killed there goes on as it began', async () => {
  const asked = await askedLearning(inputOf({ run, seed: '7', until: 'none', attempts: '9' }))
  let kept: unknown
  const play = async (): Promise<never> => {
    kept = await readKeptSettings(run)
    throw new Error('killed')
  }
  await expect(conductLearning(asked, { terminal, resumeLine: '', play })).rejects.toThrow('killed')
  expect(kept).toMatchObject({ seed: 7, until: 'none', attempts: 9, model: 'none' })
})

test('a run begins where an earlier one was killed before it wrote anything', async () => {
  writeFileSync(join(directory, 'home.db'), '')
  const { isResumed } = await askedLearning(inputOf({ run: directory }))
  expect(isResumed).toBe(false)
})

test.each([
  [true, ['Go on:   voyager resume x']],
  [false, []],
])('a run that is stopped while it opens names the line that goes on: %j', async (isResumed, lines) => {
  const asked = await askedLearning(inputOf({ run }))
  const stopped = AbortSignal.abort(new InterruptedError('Stopped by Ctrl-C.'))
  const job = conductLearning(
    { ...asked, isResumed },
    {
      terminal: { ...terminal, signal: stopped },
      resumeLine: 'voyager resume x',
      play: async () => stopped.throwIfAborted() as never,
    },
  )
  await expect(job).rejects.toThrow('Stopped by Ctrl-C.')
  expect(said.filter((line) => line.startsWith('Go on'))).toEqual(lines)
})

test('lines of JSON begin with the stages of opening', async () => {
  const asked = await askedLearning(inputOf({ run, json: true }))
  const play = async ({ display }: LearningJob): Promise<never> => {
    display.stage('World: an embedded one')
    throw new Error('ended')
  }
  await expect(conductLearning(asked, { terminal, resumeLine: '', play })).rejects.toThrow('ended')
  expect(said.map((line): unknown => JSON.parse(line))).toEqual([
    { type: 'stage', text: expect.stringContaining(`Run: ${run}`) },
    { type: 'stage', text: expect.stringContaining('Roles: ') },
    { type: 'stage', text: 'World: an embedded one' },
  ])
})
