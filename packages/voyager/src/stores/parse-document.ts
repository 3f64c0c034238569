import * as z from 'zod'
import { RunStoreError } from '../errors/run-store-error.ts'
import type { RunStore } from './run-store.ts'

/** Reads a document and checks its shape; absent gives undefined, a wrong shape throws `RunStoreError`. */
export async function parseDocument<Value>(
  store: RunStore,
  { name, schema }: { readonly name: string; readonly schema: z.ZodType<Value> },
): Promise<Value | undefined> {
  const value = await store.readDocument(name)
  if (value === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new RunStoreError(
    name,
    `${name} has an unexpected shape: ${z.prettifyError(parsed.error)}; repair or remove it.`,
  )
}
