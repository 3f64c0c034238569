import { manualClock } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { createSkillLibrary } from './create-skill-library.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'

const task = { name: 'Mine 1 wood log' }

describe('recordUses', () => {
  const deep = { name: 'top', source: `async function top(bot) { await mid(bot); unknown() }` }

  async function threeSkills(): Promise<ManagedSkillLibrary> {
    const skills = createSkillLibrary({ clock: manualClock() })
    await skills.add({ name: 'low', source: 'async function low(bot) {}' }, task)
    await skills.add({ name: 'mid', source: 'async function mid(bot) { await low(bot) }' }, task)
    return skills
  }
  const uses = async (skills: ManagedSkillLibrary): Promise<readonly (readonly number[])[]> =>
    (await skills.records()).map(({ use }) => [use.successes, use.failures])

  test('counts a success of every skill a program calls, transitively', async () => {
    const skills = await threeSkills()
    await skills.recordUses(deep, 'succeeded')
    expect(await uses(skills)).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('counts a failure of the skills a program calls itself', async () => {
    const skills = await threeSkills()
    await skills.recordUses(deep, 'failed')
    expect(await uses(skills)).toEqual([
      [0, 0],
      [0, 1],
    ])
  })
})
