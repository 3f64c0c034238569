import {
  fakeEnvironment,
  makeStepResult,
  manualClock,
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
} from '@voyager-mc/core/testing'
import { createSkillLibrary, type ManagedSkillLibrary } from '@voyager-mc/skill-library'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { attempts, tasks } from '../stop-conditions/stop-conditions.ts'
import { makeRoles, passed, refused } from '../testing/make-roles.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'

const chop = { name: 'chop', source: 'async function chop(bot) {}' }
const build = { name: 'build', source: 'async function build(bot) { await chop(bot) }' }

async function libraryWithChop(clock = manualClock()): Promise<ManagedSkillLibrary> {
  const library = createSkillLibrary({ clock, lifecycle: { paroleAfterMs: 1000 } })
  await library.add(chop, { name: 'Chop a tree' })
  return library
}

/** Attempts in a row that all write `build`; the critic passes those it is told to. */
async function attempt(
  skillLibrary: ManagedSkillLibrary,
  verdicts: readonly boolean[],
  outcome: 'completed' | 'interrupted' = 'completed',
): Promise<readonly VoyagerEvent[]> {
  const run = createVoyager({
    ...makeRoles({
      skillLibrary,
      curriculum: scriptedCurriculum([{ name: 'Build a hut' }]),
      actionAgent: scriptedActionAgent(build),
      critic: scriptedCritic((_request, call) => (verdicts[call - 1] === true ? passed : refused)),
      environment: fakeEnvironment({
        onStep: () => makeStepResult({ outcome: { status: outcome, message: '' } }),
      }),
    }),
    attemptsPerTask: 1,
  }).learn({ until: attempts(verdicts.length) })
  const events: VoyagerEvent[] = []
  for await (const event of run) events.push(event)
  return events
}

async function chopOf(library: ManagedSkillLibrary): Promise<unknown> {
  const { status, use } = (await library.versions('chop'))[0] ?? {}
  return { status, successes: use?.successes, failures: use?.failures }
}

test('a skill that stops working for the programs that call it is quarantined, and comes back when it works', async () => {
  const library = await libraryWithChop()
  await attempt(library, [true, false, false, false])
  expect(await chopOf(library)).toEqual({ status: 'active', successes: 1, failures: 3 })
  await attempt(library, [false])
  expect(await chopOf(library)).toEqual({ status: 'quarantined', successes: 1, failures: 4 })
  await attempt(library, [true])
  expect(await chopOf(library)).toEqual({ status: 'active', successes: 2, failures: 4 })
})

test('a skill that never helps retires, is not shown any more, and is tried again later', async () => {
  const clock = manualClock()
  const library = await libraryWithChop(clock)
  const events = await attempt(
    library,
    Array.from({ length: 9 }, () => false),
  )
  expect(await chopOf(library)).toEqual({ status: 'retired', successes: 0, failures: 9 })
  const shown = events.flatMap((event) => (event.type === 'skill-retrieve' ? [event.skills.length] : []))
  expect(shown).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0])
  await clock.advance(1000)
  await attempt(library, [true])
  expect(await chopOf(library)).toEqual({ status: 'active', successes: 1, failures: 9 })
})

test('an interrupted program says nothing about the skills it calls', async () => {
  const library = await libraryWithChop()
  await attempt(library, [false], 'interrupted')
  expect(await chopOf(library)).toEqual({ status: 'active', successes: 0, failures: 0 })
})

test('a library that cannot count costs the count, not the attempt', async () => {
  const library = await libraryWithChop()
  const recordUses = async (): Promise<never> => {
    throw new TypeError('full')
  }
  const events = await attempt({ ...library, recordUses }, [true])
  expect(events.filter(({ type }) => type === 'role-error')).not.toEqual([])
  expect(events.map(({ type }) => type)).toContain('skill-add')
})

test('a program the library refuses completes its task and does not count as learned', async () => {
  const starts: unknown[] = []
  const skillLibrary = createSkillLibrary({
    promote: async (_program, _task, { start } = {}) => {
      starts.push(start)
      return { status: 'failed', detail: 'No hut stood there.' }
    },
  })
  const environment = fakeEnvironment()
  const run = createVoyager(makeRoles({ skillLibrary, environment })).learn({ until: tasks(1) })
  const events: VoyagerEvent[] = []
  for await (const event of run) events.push(event)
  const { skills, completed } = await run.result
  expect({ skills, completed }).toEqual({ skills: [], completed: ['Mine 1 oak_log'] })
  expect(events.find(({ type }) => type === 'skill-refuse')).toEqual({
    type: 'skill-refuse',
    name: 'mineLog',
    version: 1,
    task: 'Mine 1 oak_log',
    reason: 'No hut stood there.',
  })
  expect(starts).toEqual([await environment.reset()])
})
