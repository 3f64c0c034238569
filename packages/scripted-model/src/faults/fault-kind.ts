/** Fault that a model makes when it writes a program. */
export type FaultKind =
  | 'syntax-error'
  | 'unknown-name'
  | 'wrong-count'
  | 'missing-step'
  | 'missing-await'
  | 'endless-loop'
  | 'refusal'
  | 'cut-off'
  | 'off-topic'

/** Every fault, in the order in which a program gets them. */
export const faultKinds: readonly FaultKind[] = [
  'wrong-count',
  'missing-step',
  'missing-await',
  'endless-loop',
  'unknown-name',
  'off-topic',
  'syntax-error',
  'cut-off',
  'refusal',
]

/** Chance of each fault in the first program of a task; absent ones never happen. */
export type FaultRates = Readonly<Partial<Record<FaultKind, number>>>

/** The same rate for every fault. */
export function evenRates(rate: number): FaultRates {
  return Object.fromEntries(faultKinds.map((kind) => [kind, rate]))
}
