import { doubling, type Random } from '@voyager-mc/core'
import type { RecoveryPolicy } from './recovery-policy.ts'

/** The pause before a further try (1 for the first retry), in milliseconds: doubling, capped, with up to a tenth of jitter. */
export function delayBefore(
  retry: number,
  { policy, random }: { readonly policy: RecoveryPolicy; readonly random: Random },
): number {
  const plain = doubling(retry, { first: policy.firstDelayMs, longest: policy.longestDelayMs })
  return Math.round(plain * (1 + random() / 10))
}
