import type { z } from 'zod'
import type { JsonValue } from './json-value.ts'
import type { WorldContext } from './world-context.ts'

/** Data that a mechanic keeps with its world. */
export interface KeptState {
  /** Gives the data as it is now. */
  save(world: WorldContext): JsonValue
  /** Reads what `save` gave and returns what takes it back; throws what zod throws for data of another shape. */
  read(data: JsonValue): (world: WorldContext) => void
}

/** Parts of a kept state, in the mechanic's own types. */
export interface KeptStateOptions<Data> {
  /** Describes JSON-safe data only. */
  readonly schema: z.ZodType<Data>
  readonly save: (world: WorldContext) => Data
  readonly load: (world: WorldContext, data: Data) => void
}

/** Makes a kept state whose data is parsed before the mechanic sees it again. */
export function keptState<Data>({ schema, save, load }: KeptStateOptions<Data>): KeptState {
  return {
    // The schema describes JSON-safe data only, which TypeScript cannot see in interfaces.
    save: (world) => save(world) as JsonValue,
    read(data) {
      const parsed = schema.parse(data)
      return (world) => load(world, parsed)
    },
  }
}
