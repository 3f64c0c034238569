import { z } from 'zod'

/** Schema of the reply; the text of the format in the prompt is generated from it. */
export const critiqueSchema: z.ZodObject<{
  reasoning: z.ZodString
  success: z.ZodBoolean
  critique: z.ZodString
}> = z.object({
  reasoning: z.string().describe('what the facts show, in one to three sentences'),
  success: z.boolean().describe('true or false'),
  critique: z.string().describe('what is missing and what to do next; empty when success is true'),
})
