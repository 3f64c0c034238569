import { ModelOutputError, type ActionAgent, type SkillQuery } from '@voyager-mc/core'
import { scriptedCritic, scriptedCurriculum } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeRoles, refused } from '../testing/make-roles.ts'

/** Queries that the library hears while an agent with this plan works on one task. */
async function queriesOf(
  plannedNames: ActionAgent['plannedNames'],
  settings: { readonly retrievedSkills?: number } = {},
): Promise<readonly SkillQuery[]> {
  const asked: SkillQuery[] = []
  const library = fakeSkillLibrary()
  const roles = makeRoles({
    skillLibrary: {
      ...library,
      async retrieve(query, options) {
        asked.push(query)
        return library.retrieve(query, options)
      },
    },
  })
  const actionAgent = { ...roles.actionAgent, ...(plannedNames && { plannedNames }) }
  await createVoyager({ ...roles, actionAgent, clock: instantClock(), ...settings }).learn({
    until: tasks(1),
  }).result
  return asked
}

test('asks for skills by what the plan of the agent goes over', async () => {
  const [query] = await queriesOf(async () => ['iron_ore', 'furnace'])
  expect(query?.names).toEqual(['iron_ore', 'furnace'])
})

test('shows as many skills as the agent can use, and as many as the run sets before that', async () => {
  const limits = async (settings: object): Promise<unknown> => {
    const asked: unknown[] = []
    const library = fakeSkillLibrary()
    const roles = makeRoles({
      skillLibrary: {
        ...library,
        async retrieve(query, options) {
          asked.push(options?.limit)
          return library.retrieve(query, options)
        },
      },
    })
    const actionAgent = { ...roles.actionAgent, mostSkills: 9 }
    await createVoyager({ ...roles, actionAgent, clock: instantClock(), ...settings }).learn({
      until: tasks(1),
    }).result
    return asked[0]
  }
  expect(await limits({})).toBe(9)
  expect(await limits({ retrievedSkills: 2 })).toBe(2)
})

test('asks by the task alone when the agent has no plan, or cannot make one', async () => {
  expect((await queriesOf(undefined))[0]).not.toHaveProperty('names')
  const refusing = async (): Promise<never> => {
    throw new ModelOutputError('No plan.', 'x')
  }
  expect((await queriesOf(refusing))[0]).not.toHaveProperty('names')
})

test('asks nothing when skills are switched off', async () => {
  expect(await queriesOf(async () => ['iron_ore'], { retrievedSkills: 0 })).toEqual([])
})

test('tells the agent of every other skill, and does without when the library cannot say', async () => {
  const told: (readonly string[] | undefined)[] = []
  const library = fakeSkillLibrary()
  for (const outline of [
    async () => [{ name: 'mineDirt', description: 'Mines dirt.' }],
    async (): Promise<never> => {
      throw new Error('It is broken.')
    },
  ]) {
    const roles = makeRoles({ skillLibrary: { ...library, outline } })
    const actionAgent: ActionAgent = {
      generate(request, options) {
        told.push(request.otherSkills?.map(({ name }) => name))
        return roles.actionAgent.generate(request, options)
      },
    }
    await createVoyager({ ...roles, actionAgent, clock: instantClock() }).learn({ until: tasks(1) }).result
  }
  expect(told[0]).toEqual(['mineDirt'])
  expect(told.at(-1)).toBeUndefined()
})

test('asks for what the same task lacked when it failed before, and tells the agent of it', async () => {
  const needs: (string | undefined)[] = []
  const told: (number | undefined)[] = []
  const library = fakeSkillLibrary()
  const skillLibrary = {
    ...library,
    async retrieve(query: SkillQuery) {
      needs.push(query.need)
      return library.retrieve(query)
    },
  }
  const task = { name: 'Mine 1 oak_log' }
  const roles = makeRoles({
    skillLibrary,
    curriculum: scriptedCurriculum([task, { name: 'Mine 1 dirt' }, task]),
    critic: scriptedCritic(refused),
  })
  const actionAgent: ActionAgent = {
    generate(request, options) {
      told.push(request.earlierFailures?.count)
      return roles.actionAgent.generate(request, options)
    },
  }
  await createVoyager({ ...roles, actionAgent, attemptsPerTask: 2, clock: instantClock() }).learn({
    until: tasks(3),
  }).result
  expect(told).toEqual([undefined, undefined, undefined, undefined, 1, undefined])
  expect(needs[0]).toBeUndefined()
  expect(needs[4]).toBe('Find a tree first.')
})
