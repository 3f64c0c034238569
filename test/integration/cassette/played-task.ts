/** A task as a model proposed it, and its replies when it was asked for a program, in order. */
export interface PlayedTask {
  readonly task: string
  readonly replies: readonly string[]
}

/** A reply as the prompt asks for it: a plan and the program in a fence. */
export function reply(plan: string, code: string): string {
  return `Plan:\n1) ${plan}\nCode:\n\`\`\`javascript\n${code.trim()}\n\`\`\``
}
