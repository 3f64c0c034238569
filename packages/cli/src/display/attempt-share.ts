import type { Phase, RunView } from './run-view.ts'

/** Share of an attempt that is over when a phase begins; acting takes most of the time. */
const shares: Readonly<Record<Phase, number>> = {
  opening: 0,
  proposing: 0,
  recalling: 0.05,
  writing: 0.1,
  acting: 0.25,
  judging: 0.9,
  ending: 0,
}

/** Each primitive that ends takes this share of what is left of the acting: nobody knows how many will come. */
const sharePerPrimitive = 0.25

/** Estimate of how far the attempt under way has come, from 0 to 1; it never goes back within an attempt. */
export function attemptShare({ phase, primitives, attempt }: RunView): number {
  if (attempt === 0) return 0
  if (phase !== 'acting') return shares[phase]
  const room = shares.judging - shares.acting
  return shares.acting + room * (1 - (1 - sharePerPrimitive) ** primitives)
}
