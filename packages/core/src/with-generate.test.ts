import { expect, test } from 'vitest'
import type { ActionAgent } from './roles.ts'
import { makeObservation } from './testing/index.ts'
import { withGenerate } from './with-generate.ts'

const request = { task: { name: 'x' }, observation: makeObservation(), skills: [] }
const program = { name: 'go', source: 'async function go(bot) {}' }

test('keeps the plan of an agent and its number of skills, and writes otherwise', async () => {
  class Planner implements ActionAgent {
    readonly mostSkills = 9
    readonly #names = ['stick']
    async generate(): Promise<never> {
      throw new Error('It was not to be asked.')
    }
    async plannedNames(): Promise<readonly string[]> {
      return this.#names
    }
  }
  const agent = withGenerate(new Planner(), async () => program)
  expect(await agent.generate(request)).toEqual(program)
  expect(await agent.plannedNames?.(request)).toEqual(['stick'])
  expect(agent.mostSkills).toBe(9)
})

test('adds no abilities to an agent that has none', () => {
  const generate: ActionAgent['generate'] = async () => program
  expect(Object.keys(withGenerate({ generate }, generate))).toEqual(['generate'])
})
