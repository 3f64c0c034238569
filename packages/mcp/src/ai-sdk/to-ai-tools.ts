import { dynamicTool, jsonSchema, type ToolSet } from 'ai'
import { definedOf, type PrimitiveDescription, type SkillLibrary } from '@voyager-mc/core'
import type { BotSession } from '../create-bot-session.ts'
import { describeError } from '../tools/describe-error.ts'
import { primitiveTools } from '../tools/primitive-tools.ts'
import { observeTool, programTool } from '../tools/program-tools.ts'
import { skillTools } from '../tools/skill-tools.ts'
import type { Tool } from '../tools/tool.ts'

export interface ToAiToolsOptions {
  readonly session: BotSession
  /** Primitives to offer as tools; those of the session's environment by default. */
  readonly primitives?: readonly PrimitiveDescription[]
  /** Its skills become tools named `skill_…`. */
  readonly skillLibrary?: SkillLibrary
  /** Whether the model may run programs of its own in the sandbox: true by default. */
  readonly allowPrograms?: boolean
}

/** Primitives and skills as tools of Vercel's AI SDK; a call answers with text, and says when it failed. */
export async function toAiTools({
  session,
  primitives = session.primitives ?? [],
  skillLibrary,
  allowPrograms = true,
}: ToAiToolsOptions): Promise<ToolSet> {
  const tools = [
    observeTool({ session }),
    ...primitiveTools(primitives, { session }),
    ...(allowPrograms ? [programTool({ session, skillLibrary })] : []),
    ...(skillLibrary === undefined ? [] : await skillTools(skillLibrary, { session })),
  ]
  return Object.fromEntries(tools.map((tool) => [tool.description.name, toAiTool(tool)]))
}

function toAiTool(tool: Tool): ToolSet[string] {
  const { description } = tool
  return dynamicTool({
    description: description.description ?? description.name,
    inputSchema: jsonSchema(description.inputSchema),
    async execute(input, { abortSignal }) {
      const given =
        typeof input === 'object' && input !== null ? Object.fromEntries(Object.entries(input)) : {}
      const { content, isError } = await tool
        .call(given, definedOf({ signal: abortSignal }))
        .catch(describeError)
      const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
      return isError ? `Failed.\n${text}` : text
    },
  })
}
