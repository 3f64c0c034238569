// Takes ten situations out of a run's directory: node bench/prompts/record-situations.ts RUN_DIRECTORY
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Observation, PreviousAttempt, Skill, Task } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { readRecords } from '@voyager-mc/voyager/home'
import type { Situation } from './situation.ts'

const [directory = ''] = process.argv.slice(2)
const events = (await readRecords(directory)).map(({ event }) => event)
// The library's own file.
const library = JSON.parse(await readFile(join(directory, 'skill/skills.json'), 'utf8')) as Record<
  string,
  { readonly code: string }
>
const situations = situationsOf(events)
const later = situations.filter(({ previous }) => previous !== undefined)
const first = situations.filter(({ previous }) => previous === undefined)
const chosen = [...later, ...first.slice(later.length - 10)].slice(0, 10)
const file = join(dirname(fileURLToPath(import.meta.url)), 'situations.json')
await writeFile(file, `${JSON.stringify(chosen)}\n`)
console.log(
  `${chosen.length} of ${situations.length} situations, ${later.length} of them after a failed attempt.`,
)

function situationsOf(all: readonly VoyagerEvent[]): readonly Situation[] {
  const found: Situation[] = []
  let [before, task]: [Observation | undefined, Task | undefined] = [undefined, undefined]
  let [skills, previous, pending]: [readonly Skill[], PreviousAttempt | undefined, PreviousAttempt] = [
    [],
    undefined,
    {},
  ]
  for (const event of all) {
    if (event.type === 'run-start') before = event.observation
    if (event.type === 'task-start') [task, previous] = [event.task, undefined]
    if (event.type === 'attempt-start') pending = {}
    if (event.type === 'skill-retrieve') skills = event.skills.map(toSkill)
    if (event.type === 'program-write') pending = { ...pending, program: event.program }
    if (event.type === 'program-reject') pending = { ...pending, problem: event.problem }
    if (event.type === 'critique-end') pending = { ...pending, critique: event.critique }
    if (event.type === 'step-end' && before !== undefined && task !== undefined) {
      const { step } = event
      found.push({ task, before, skills, step, ...(previous && { previous }) })
      pending = { ...pending, step }
      before = step.observation
    }
    if (event.type === 'attempt-end') previous = pending
  }
  return found
}

function toSkill(name: string): Skill {
  return { name, source: library[name]?.code ?? '', description: '', task: '', version: 1 }
}
