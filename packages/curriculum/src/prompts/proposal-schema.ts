import { z } from 'zod'

/** Schema of the reply; the text of the format in the prompt is generated from it. */
export const proposalSchema: z.ZodObject<{ reasoning: z.ZodString; task: z.ZodString }> = z.object({
  reasoning: z.string().describe('why this is the right next task, in one to three sentences'),
  task: z.string().describe('the task as one short phrase'),
})
