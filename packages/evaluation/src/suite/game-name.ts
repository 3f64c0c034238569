import { z } from 'zod'

/** Name of an item, a block or a creature. */
export const gameName: z.ZodType<string> = z
  .string()
  .regex(/^[a-z0-9_]{1,64}$/, 'use a name of the game such as oak_log')
