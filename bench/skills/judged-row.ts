import { rounded, type Row } from '../benchmark.ts'

/** A measurement with its target. */
export interface Measured {
  readonly what: string
  /** Median, 95th percentile or share, in `unit`. */
  readonly value: number
  readonly unit?: string
  /** The value has to be under (`below`) or at least (`from`) this. */
  readonly target: { readonly below: number } | { readonly from: number }
  /** Mean processor time of one call, in milliseconds: what the wall time would be on an idle machine. */
  readonly cpuMs?: number
  readonly medianMs?: number
  readonly baseline?: string
}

/** A row that says whether the target is met. */
export function judgedRow({ what, value, unit = '', target, cpuMs, medianMs, baseline = '' }: Measured): Row {
  const isMet = 'below' in target ? value < target.below : value >= target.from
  return {
    what,
    figure: `${rounded(value)} ${unit}`.trim(),
    target: 'below' in target ? `< ${target.below} ${unit}`.trim() : `>= ${target.from} ${unit}`.trim(),
    verdict: isMet ? 'ok' : 'missed',
    median: medianMs === undefined ? '' : `${rounded(medianMs)} ms`,
    cpu: cpuMs === undefined ? '' : `${rounded(cpuMs)} ms`,
    baseline,
  }
}
