import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  McpError,
  type GetPromptResult,
  type Prompt,
} from '@modelcontextprotocol/sdk/types.js'

interface OfferedPrompt {
  readonly description: Prompt
  write(given: Readonly<Record<string, string>>): string
}

// Longest argument, in characters; a goal is a sentence.
const longestArgument = 500

const offered: readonly OfferedPrompt[] = [
  {
    description: {
      name: 'reach_goal',
      description: 'Play until a goal is reached.',
      arguments: [{ name: 'goal', description: 'such as Craft 1 iron_pickaxe', required: true }],
    },
    write: ({ goal }) =>
      [
        `Reach this goal in Minecraft with the bot that your tools control: ${goal}`,
        'Call observe first, and again whenever a tool fails. Prefer one tool call with a count to many.',
        'Use a skill_… tool that does it already. A tool that answers with isError says what is missing: get that first.',
        'Stop when the inventory, the equipment or the world shows that the goal is reached, and say what shows it.',
      ].join('\n'),
  },
  {
    description: {
      name: 'write_program',
      description: 'Write one program for a task and run it.',
      arguments: [{ name: 'task', description: 'such as Mine 8 cobblestone', required: true }],
    },
    write: ({ task }) =>
      [
        `Write a JavaScript program for this task of a Minecraft bot: ${task}`,
        'Read the resource voyager://primitives for what it may call, and call observe for where the bot is.',
        'Its main function is async and takes bot alone; loops have a limit; calls that give promises are awaited.',
        'Run it with run_program. When it fails, mend it by what the answer says, three times at most.',
      ].join('\n'),
  },
]

/** Answers what clients ask about prompts: ways to begin that a person picks from a menu. */
export function servePrompts({ server }: McpServer): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: offered.map(({ description }) => description),
  }))
  server.setRequestHandler(GetPromptRequestSchema, ({ params }): GetPromptResult => {
    const prompt = offered.find(({ description }) => description.name === params.name)
    if (prompt === undefined)
      throw new McpError(ErrorCode.InvalidParams, `There is no prompt named ${JSON.stringify(params.name)}.`)
    const given = params.arguments ?? {}
    for (const { name } of prompt.description.arguments ?? []) checkArgument(name, given[name])
    return { messages: [{ role: 'user', content: { type: 'text', text: prompt.write(given) } }] }
  })
}

function checkArgument(name: string, value: string | undefined): void {
  const length = value?.trim().length ?? 0
  if (length > 0 && length <= longestArgument) return
  const given = value === undefined ? 'is missing' : `has ${length} characters`
  throw new McpError(
    ErrorCode.InvalidParams,
    `The argument ${name} ${given}; pass a text of 1 to ${longestArgument} characters.`,
  )
}
