import * as z from 'zod'
import type { ChestMemory } from '../state/chest-memory.ts'

/** Names of the readable checkpoint documents inside a store. */
export const checkpointDocuments = {
  config: 'config.json',
  completedTasks: 'curriculum/completed_tasks.json',
  failedTasks: 'curriculum/failed_tasks.json',
  qaCache: 'curriculum/qa_cache.json',
  chestMemory: 'action/chest_memory.json',
} as const

/** `completed_tasks.json` and `failed_tasks.json`: task names, as the original writes them. */
export const taskNamesSchema: z.ZodType<readonly string[]> = z.array(z.string())

/** `qa_cache.json`: questions to answers, as the original writes them. */
export const qaCacheSchema: z.ZodType<Readonly<Record<string, string>>> = z.record(z.string(), z.string())

/** `chest_memory.json`: positions to contents or `Unknown`, as the original writes them. */
export const chestMemorySchema: z.ZodType<ChestMemory> = z.record(
  z.string(),
  z.union([z.literal('Unknown'), z.record(z.string(), z.number())]),
)
