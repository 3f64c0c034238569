import type { ReplyFault } from './fault-kind.ts'
import type { ProgramReply } from './written-lines.ts'

/** The reply around a program, in the form that prompts ask for, with the faults that strike it as a whole. */
export function renderReply({ source, name }: ProgramReply, faults: ReadonlySet<ReplyFault>): string {
  if (faults.has('refusal')) return 'I am sorry, but I cannot help with that.'
  const idle = `async function ${name}(bot) {\n  bot.chat("What a fine day.");\n}`
  const code = faults.has('off-topic') ? idle : source
  const text = `Explain: I write what the task needs.\nPlan:\n1) Do it.\nCode:\n\`\`\`javascript\n${code}\n\`\`\``
  return faults.has('cut-off') ? text.slice(0, Math.floor(text.length * 0.6)) : text
}
