import type { ActionAgent } from './roles.ts'

/** The same agent with another way to write programs: its plan and its number of skills stay. */
export function withGenerate(agent: ActionAgent, generate: ActionAgent['generate']): ActionAgent {
  const { mostSkills } = agent
  const plannedNames = agent.plannedNames?.bind(agent)
  const countedItems = agent.countedItems?.bind(agent)
  return {
    generate,
    ...(plannedNames && { plannedNames }),
    ...(countedItems && { countedItems }),
    ...(mostSkills !== undefined && { mostSkills }),
  }
}
