import { readFileSync } from 'node:fs'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { StepResult } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { Situation } from '../prompts/situation.ts'

/** First event of a run. */
export const runStart: VoyagerEvent = {
  type: 'run-start',
  mode: 'learn',
  resumed: false,
  observation: makeObservation(),
}

/** Events of the attempts of a run whose programs and observations are as long as those of a recorded one. */
export function* recordedAttempts(count: number): Generator<readonly VoyagerEvent[]> {
  const text = readFileSync(new URL('../prompts/situations.json', import.meta.url), 'utf8')
  const situations = JSON.parse(text) as readonly Situation[] // written by record-situations.ts
  for (let at = 0; at < count; at += 1) {
    const { step, skills = [] } = situations[at % situations.length] ?? {}
    if (step !== undefined) yield attempt(at, { step, source: skills[0]?.source ?? '' })
  }
}

/** Events of the same attempts with as little in them as there can be: a hundred thousand fit on a small disk. */
export function* shortAttempts(count: number): Generator<readonly VoyagerEvent[]> {
  for (let at = 0; at < count; at += 1)
    yield attempt(at, { step: makeStepResult(), source: `async function mine${at}(bot) {}` })
}

// More different tasks than the game has, and still few enough to make the longest run in half a minute.
const differentTasks = 20_000

/** Two attempts at each task, the second of which succeeds. */
function attempt(
  at: number,
  { step, source }: { readonly step: StepResult; readonly source: string },
): readonly VoyagerEvent[] {
  const task = { name: `Mine ${Math.floor(at / 2) % differentTasks} stone` }
  const success = at % 2 === 1
  const number = success ? 2 : 1
  const status = success ? 'succeeded' : 'failed'
  return [
    ...(success ? [] : [{ type: 'task-start', task, resumed: false } as const]),
    { type: 'attempt-start', task, attempt: number },
    { type: 'skill-retrieve', skills: ['mineStone', 'craftFurnace'] },
    { type: 'program-write', program: { name: `mine${at}`, source } },
    { type: 'step-end', step },
    { type: 'critique-end', critique: { success, reasoning: 'The inventory was compared.', feedback: '' } },
    { type: 'attempt-end', task, attempt: number, status, durationMs: 1000 },
    ...(success ? [{ type: 'task-end', task, status: 'completed', attempts: 2 } as const] : []),
  ]
}
