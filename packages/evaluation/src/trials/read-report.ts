import { z } from 'zod'
import type { TrialReport } from './trial-agent.ts'
import { skillsSchema, tokensSchema } from './trial-result.ts'

const reportSchema = z.object({
  claim: z.boolean().exactOptional(),
  tokens: tokensSchema.exactOptional(),
  spent: z.literal('tokens').exactOptional(),
  skills: skillsSchema.exactOptional(),
  note: z.string().exactOptional(),
}) satisfies z.ZodType<TrialReport>

/** Account of an agent, or why it is none: who wrote the agent may return anything. Nothing at all is an empty account. */
export function readReport(data: unknown): { readonly report: TrialReport } | { readonly fault: string } {
  const read = reportSchema.safeParse(data ?? {})
  if (read.success) return { report: read.data }
  const [{ path, message } = { path: [], message: 'it has the wrong shape' }] = read.error.issues
  const place = path.length === 0 ? '' : `${path.map(String).join('.')}: `
  return { fault: `The agent gave an account that is none: ${place}${message}.` }
}
