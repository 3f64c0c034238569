import type { JsonValue } from '../context/json-value.ts'

/** Fields of a compound. */
export type Compound = Readonly<Record<string, JsonValue>>

/** Sees a value as a compound; whatever is none has no fields. */
export function asCompound(value: JsonValue | undefined): Compound {
  // An object that is neither null nor a list can only be a compound; TypeScript does not narrow readonly lists away.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Compound) : {}
}

/** Sees a value as a list; whatever is none is empty. */
export function asList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : []
}

/** Number of a field; a truth counts as 1. */
export function numberOf(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
