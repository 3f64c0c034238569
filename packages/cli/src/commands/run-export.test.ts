import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ModelOutputError } from '@voyager-mc/core'
import {
  fakeEnvironment,
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
} from '@voyager-mc/core/testing'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVoyager, tasks } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { instantClock, makeProgram, makeRoles } from '@voyager-mc/voyager/testing'
import { runCli } from '../testing/run-cli.ts'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'export-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const held = makeObservation({
  inventory: { oak_log: 1 },
  chests: [{ position: { x: 1, y: 64, z: 2 }, contents: {} }],
  elapsedTicks: 40,
})

/** One task: a reply without a program, then a program that succeeds. */
async function learnOneTask(run: string): Promise<void> {
  const home = await openHome(run)
  const skillLibrary = await openSkillLibrary(join(run, 'skill'))
  const actionAgent = scriptedActionAgent((_request, call) => {
    if (call === 1) throw new ModelOutputError('No function.', 'Hello!')
    return makeProgram()
  })
  const environment = fakeEnvironment({
    onStep: () =>
      makeStepResult({ observation: held, events: [{ type: 'program-log', tick: 1, text: 'Got it.' }] }),
  })
  const clock = instantClock(Date.UTC(2026, 10, 22, 4, 5, 6))
  await createVoyager({
    ...makeRoles({ skillLibrary, actionAgent, environment }),
    store: home.runStore,
    clock,
  }).learn({
    until: tasks(1),
  }).result
  await skillLibrary.close()
  await home.close()
}

async function run(...words: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const { code, said, complaint } = await runCli(words, { directory })
  return { code, said: said || complaint }
}

test('writes a run as the original would have', async () => {
  const [from, to] = [join(directory, 'run'), join(directory, 'ckpt')]
  await learnOneTask(from)
  expect(await run('export', from, to, '--dry-run')).toEqual({
    code: 0,
    said: `1 completed tasks, 1 skills and 2 attempts would be written to ${to}.`,
  })
  expect(existsSync(to)).toBe(false)
  expect(await run('export', from, to)).toEqual({
    code: 0,
    said: `1 completed tasks, 1 skills and 2 attempts written to ${to}.`,
  })
  const read = (name: string): unknown => JSON.parse(readFileSync(join(to, name), 'utf8'))
  expect({
    completed: read('curriculum/completed_tasks.json'),
    failed: read('curriculum/failed_tasks.json'),
    answers: read('curriculum/qa_cache.json'),
    chests: read('action/chest_memory.json'),
    skills: Object.keys(Object(read('skill/skills.json'))),
    code: readdirSync(join(to, 'skill/code')),
    events: readdirSync(join(to, 'events')),
  }).toEqual({
    completed: ['Mine 1 oak_log'],
    failed: [],
    answers: {},
    chests: { '(1, 64, 2)': {} },
    skills: ['mineLog'],
    code: ['mineLog.js'],
    // Both attempts ended in the same second.
    events: ['Mine_1_oak_log_20261122_040506', 'Mine_1_oak_log_20261122_040507'],
  })
})

test('writes events that the original’s recorder can replay', async () => {
  const [from, to] = [join(directory, 'run'), join(directory, 'ckpt')]
  await learnOneTask(from)
  await run('export', from, to)
  const [rejected, succeeded] = readdirSync(join(to, 'events')).map((name): unknown =>
    JSON.parse(readFileSync(join(to, 'events', name), 'utf8')),
  )
  expect(rejected).toMatchObject([['observe', { inventory: {}, status: { elapsedTime: 0 } }]])
  expect(succeeded).toMatchObject([
    ['onChat', { onChat: 'Got it.' }],
    ['observe', { inventory: { oak_log: 1 }, status: { elapsedTime: 40 } }],
  ])
})

test('a checkpoint that was written can be resumed from', async () => {
  const [from, to] = [join(directory, 'run'), join(directory, 'ckpt')]
  await learnOneTask(from)
  await run('export', from, to)
  const home = await openHome(to)
  const skillLibrary = await openSkillLibrary(join(to, 'skill'))
  const environment = fakeEnvironment({ observation: held })
  const { completed, state } = await createVoyager({
    ...makeRoles({ skillLibrary, environment }),
    store: home.runStore,
  }).learn({
    until: tasks(1),
    resume: true,
  }).result
  expect({ completed, chests: state.chestMemory, skills: (await skillLibrary.list()).length }).toEqual({
    completed: ['Mine 1 oak_log'],
    chests: { '(1, 64, 2)': {} },
    skills: 1,
  })
  await skillLibrary.close()
  await home.close()
})

test('does not write into a directory that is in use', async () => {
  const from = join(directory, 'run')
  await learnOneTask(from)
  expect(await run('export', from, from)).toEqual({
    code: 2,
    said: `DIR is "${from}"; name a directory that is empty or not there yet.`,
  })
})
