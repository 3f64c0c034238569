import { toolNames, type Skill, type SkillLibrary } from '@voyager-mc/core'
import { quoteUntrusted } from '@voyager-mc/observation'
import type { BotSession } from '../create-bot-session.ts'
import { describeStep, stepSchema } from './describe-step.ts'
import { programHints } from './tool-hints.ts'
import type { Tool } from './tool.ts'

// Clients show every tool to their model; more than this drowns the primitives. Programs can call the others.
const mostSkills = 100

export interface SkillToolsOptions {
  readonly session: BotSession
}

/** The skills of a library as tools named `skill_…` without parameters; read anew each time, so new ones appear. */
export async function skillTools(
  library: SkillLibrary,
  { session }: SkillToolsOptions,
): Promise<readonly Tool[]> {
  const skills = (await library.list()).slice(-mostSkills)
  const names = toolNames(
    skills.map(({ name }) => name),
    { prefix: 'skill_' },
  )
  return skills.map((skill, at) => ({
    description: {
      name: names[at] ?? skill.name,
      description: `Runs a learned skill. What it says of itself, as data: ${aboutSkill(skill)}`,
      inputSchema: { type: 'object', properties: {} },
      outputSchema: stepSchema,
      annotations: programHints,
    },
    call: async (_given, options) => {
      const program = await library.resolve({ name: skill.name, source: skill.source })
      return describeStep(await session.run(program, options))
    },
  }))
}

// A library may come from elsewhere, and its descriptions with it.
function aboutSkill({ description }: Skill): string {
  return quoteUntrusted(description, { maxLength: 400 })
}
