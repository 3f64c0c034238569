// A critic of your own is an object with one method; the rest of the agent stays as it is.
//   node examples/custom-critic.ts
import assert from 'node:assert/strict'
import type { Critic } from '@voyager-mc/core'
import { fakeEnvironment, scriptedActionAgent, scriptedCurriculum } from '@voyager-mc/core/testing'
import { createSkillLibrary } from '@voyager-mc/skill-library'
import { createVoyager, tasks } from '@voyager-mc/voyager'

const unharmed: Critic = {
  async evaluate({ before, step }) {
    const lost = before.health - step.observation.health
    const feedback = lost > 0 ? `You lost ${lost} health; keep away from mobs and ledges.` : ''
    return { success: lost <= 0, reasoning: `Health changed by ${-lost}.`, feedback }
  },
}

const voyager = createVoyager({
  environment: fakeEnvironment(),
  curriculum: scriptedCurriculum([{ name: 'Explore' }]),
  actionAgent: scriptedActionAgent({ name: 'walk', source: 'async function walk(bot) {}' }),
  critic: unharmed,
  skillLibrary: createSkillLibrary(),
})
const { completed, skills } = await voyager.learn({ until: tasks(1) }).result
console.log({ completed, skills })
assert.deepEqual({ completed, skills }, { completed: ['Explore'], skills: ['walk'] })
