import { InvalidArgumentError, type Program, type SkillLibrary } from '@voyager-mc/core'
import { renderObservation } from '@voyager-mc/observation'
import type { BotSession } from '../create-bot-session.ts'
import { describeStep, stepSchema } from './describe-step.ts'
import { programHints } from './tool-hints.ts'
import type { Tool } from './tool.ts'

/** `observe`: what the bot sees, as text, for clients that read no resources. */
export function observeTool({ session }: { readonly session: BotSession }): Tool {
  return {
    description: {
      name: 'observe',
      description: 'Looks around: position, time, health, inventory, blocks, creatures and chests nearby.',
      inputSchema: { type: 'object', properties: {} },
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    call: async (_given, options) => ({
      content: [{ type: 'text', text: renderObservation(await session.observe(options)) }],
    }),
  }
}

export interface ProgramToolOptions {
  readonly session: BotSession
  readonly skillLibrary?: SkillLibrary | undefined
}

/** `run_program`: a whole program in the sandbox, which may call primitives and skills by name. */
export function programTool({ session, skillLibrary }: ProgramToolOptions): Tool {
  return {
    description: {
      name: 'run_program',
      description:
        'Runs JavaScript in the sandbox of the bot. Declare an async function whose only parameter is bot; ' +
        'the resource voyager://primitives lists what it can call, beside learned skills.',
      inputSchema: {
        type: 'object',
        properties: {
          name: { type: 'string', description: 'the function to call, such as makePlanks' },
          source: { type: 'string', description: 'its code, with helper functions' },
        },
        required: ['name', 'source'],
      },
      outputSchema: stepSchema,
      annotations: programHints,
    },
    call: async (given, options) => {
      const program = readProgram(given)
      const resolved = (await skillLibrary?.resolve(program)) ?? program
      return describeStep(await session.run(resolved, options))
    },
  }
}

function readProgram({ name, source }: Readonly<Record<string, unknown>>): Program {
  if (typeof name !== 'string' || !/^[A-Za-z_$][\w$]*$/.test(name))
    throw new InvalidArgumentError('name', name, 'pass the name of the function to call.')
  if (typeof source !== 'string' || source.trim() === '')
    throw new InvalidArgumentError('source', source, 'pass the code as text.')
  return { name, source }
}
