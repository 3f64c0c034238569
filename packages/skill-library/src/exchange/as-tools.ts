import { tool, type StructuredToolInterface } from '@langchain/core/tools'
import { toolNames, type Environment, type Skill, type StepResult } from '@voyager-mc/core'
import { z } from 'zod'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'

export interface AsToolsOptions {
  /** Runs the skills. */
  readonly environment: Environment
  /** The skills to offer; the default is every active one. */
  readonly skills?: readonly Skill[]
  readonly timeoutMs?: number
}

/**
 * Skills as LangChain tools without parameters: calling one runs the skill and answers what happened, as JSON. Names that a
 * provider would refuse are changed.
 */
export async function asTools(
  library: ManagedSkillLibrary,
  { environment, skills, timeoutMs }: AsToolsOptions,
): Promise<StructuredToolInterface[]> {
  const offered = skills ?? (await library.list())
  const names = toolNames(offered.map(({ name }) => name))
  return offered.map(({ name, description, source }, at) =>
    tool(
      async (_input, config) => {
        const program = await library.resolve({ name, source })
        const step = await environment.step(program, {
          ...(timeoutMs === undefined ? {} : { timeoutMs }),
          ...(config?.signal === undefined ? {} : { signal: config.signal }),
        })
        await library.recordUse(name, step.outcome.status === 'completed' ? 'succeeded' : 'failed')
        return JSON.stringify(summarise(step))
      },
      { name: names[at] ?? name, description: description || `Runs ${name}.`, schema: z.object({}) },
    ),
  )
}

/** The part of a step a model needs to go on. */
function summarise({ outcome, observation, events }: StepResult): Readonly<Record<string, unknown>> {
  const said = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
  return {
    outcome,
    said,
    inventory: observation.inventory,
    health: observation.health,
    position: observation.position,
  }
}
