import { ModelOutputError, type ActionAgent, type SkillQuery } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeRoles } from '../testing/make-roles.ts'

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
