/** Fault of one line of a program. */
export type LineFault =
  | 'wrong-count'
  | 'wrong-item'
  | 'missing-step'
  | 'missing-await'
  | 'endless-loop'
  | 'unknown-name'
  | 'unknown-member'
  | 'syntax-error'

/** Fault of a reply as a whole. */
export type ReplyFault = 'off-topic' | 'cut-off' | 'refusal'

/** Fault that a model makes when it writes a program. */
export type FaultKind = LineFault | ReplyFault

/** Faults of lines. */
export const lineFaults: readonly LineFault[] = [
  'wrong-count',
  'wrong-item',
  'missing-step',
  'missing-await',
  'endless-loop',
  'unknown-name',
  'unknown-member',
  'syntax-error',
]

/** Faults of replies, the one that hides the others last. */
export const replyFaults: readonly ReplyFault[] = ['off-topic', 'cut-off', 'refusal']

/** Every fault. */
export const faultKinds: readonly FaultKind[] = [...lineFaults, ...replyFaults]

/** Chance of each fault: in each line that is written, or in each reply; absent ones never happen. */
export type FaultRates = Readonly<Partial<Record<FaultKind, number>>>

/** The rate spread evenly: so many lines have one of the faults of lines, and so many replies one of those of replies. */
export function evenRates(rate: number): FaultRates {
  const share = (kinds: readonly FaultKind[]): [FaultKind, number][] =>
    kinds.map((kind) => [kind, rate / kinds.length])
  return Object.fromEntries([...share(lineFaults), ...share(replyFaults)])
}
