import type { Critique, Program } from '@voyager-mc/core'
import {
  fakeEnvironment,
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
} from '@voyager-mc/core/testing'
import type { VoyagerRoles } from '../session/voyager-roles.ts'
import { fakeSkillLibrary } from './fake-skill-library.ts'

/** A critique that passes the attempt. */
export const passed: Critique = { success: true, reasoning: 'It is there.', feedback: '' }

/** A critique that sends the agent back to work. */
export const refused: Critique = {
  success: false,
  reasoning: 'Nothing changed.',
  feedback: 'Find a tree first.',
}

/** A program by name. */
export function makeProgram(name = 'mineLog'): Program {
  return { name, source: `async function ${name}(bot) {}` }
}

/** Roles that succeed at everything at once; override what the test is about. */
export function makeRoles(overrides: Partial<VoyagerRoles> = {}): VoyagerRoles {
  return {
    environment: fakeEnvironment(),
    curriculum: scriptedCurriculum([{ name: 'Mine 1 oak_log' }]),
    actionAgent: scriptedActionAgent(makeProgram()),
    critic: scriptedCritic(passed),
    skillLibrary: fakeSkillLibrary(),
    ...overrides,
  }
}
