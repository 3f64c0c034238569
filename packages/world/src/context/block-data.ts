import type { JsonValue } from './json-value.ts'

/** Data of a block beside its state and its items, such as the text of a sign. */
export interface BlockData {
  read(): Readonly<Record<string, JsonValue>>
  /** Takes the fields that it knows and leaves the others. */
  merge(data: Readonly<Record<string, JsonValue>>): void
}
