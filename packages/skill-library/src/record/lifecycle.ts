import type { PromotionVerdict, SkillRecord, SkillStatus, SkillUse } from './skill-record.ts'

/** Rules by which a skill leaves retrieval and may come back. */
export interface LifecyclePolicy {
  /** Uses since the last change of status before a success rate is judged. */
  readonly usesBeforeRetirement: number
  /** A skill at or below this share of successes retires. */
  readonly retirementSuccessRate: number
  /** Failures in a row that put a skill which worked before into quarantine. */
  readonly failuresBeforeQuarantine: number
  /** Time after which a retired skill is tried again, in milliseconds. */
  readonly paroleAfterMs: number
}

/** Retire at a quarter of successes over eight uses, quarantine after four failures in a row, parole after an hour. */
export const defaultLifecyclePolicy: LifecyclePolicy = {
  usesBeforeRetirement: 8,
  retirementSuccessRate: 0.25,
  failuresBeforeQuarantine: 4,
  paroleAfterMs: 3_600_000,
}

/** Counters of a skill nobody has used. */
export const unused: SkillUse = {
  successes: 0,
  failures: 0,
  consecutiveFailures: 0,
  recentSuccesses: 0,
  recentFailures: 0,
}

/** The record in another status, with its recent counts at zero. */
export function withStatus(
  record: SkillRecord,
  status: SkillStatus,
  { nowMs, reason }: { readonly nowMs: number; readonly reason?: string },
): SkillRecord {
  const { statusReason: _former, ...rest } = record
  return {
    ...rest,
    status,
    ...(reason === undefined ? {} : { statusReason: reason }),
    use: { ...record.use, consecutiveFailures: 0, recentSuccesses: 0, recentFailures: 0 },
    updatedAtMs: nowMs,
    statusChangedAtMs: nowMs,
  }
}

/** The version in use as a superseded one, when `by` is to take its place; empty when there is none to replace. */
export function supersede(
  current: SkillRecord | undefined,
  by: Pick<SkillRecord, 'version'>,
  nowMs: number,
): readonly SkillRecord[] {
  if (current === undefined || current.version === by.version) return []
  return [withStatus(current, 'superseded', { nowMs })]
}

/** Counts one use and applies the policy: a success restores a quarantined skill, failures may take one out. */
export function countUse(
  record: SkillRecord,
  outcome: 'succeeded' | 'failed',
  { policy, nowMs }: { readonly policy: LifecyclePolicy; readonly nowMs: number },
): SkillRecord {
  const { use } = record
  const counted: SkillRecord = {
    ...record,
    updatedAtMs: nowMs,
    use:
      outcome === 'succeeded'
        ? {
            ...use,
            successes: use.successes + 1,
            recentSuccesses: use.recentSuccesses + 1,
            consecutiveFailures: 0,
          }
        : {
            ...use,
            failures: use.failures + 1,
            recentFailures: use.recentFailures + 1,
            consecutiveFailures: use.consecutiveFailures + 1,
          },
  }
  const isRefused = record.promotion?.status === 'failed'
  if (record.status === 'quarantined' && outcome === 'succeeded' && !isRefused)
    return withStatus(counted, 'active', { nowMs })
  if (record.status !== 'active') return counted
  const { successes, recentSuccesses, recentFailures, consecutiveFailures } = counted.use
  if (successes > 0 && consecutiveFailures >= policy.failuresBeforeQuarantine) {
    const reason = `It worked before and then failed ${consecutiveFailures} times in a row.`
    return withStatus(counted, 'quarantined', { nowMs, reason })
  }
  const uses = recentSuccesses + recentFailures
  if (uses >= policy.usesBeforeRetirement && recentSuccesses / uses <= policy.retirementSuccessRate) {
    return withStatus(counted, 'retired', {
      nowMs,
      reason: `It succeeded ${recentSuccesses} times in ${uses} uses.`,
    })
  }
  return counted
}

/** True when a retired skill has waited long enough to be tried again. */
export function isDueForParole(record: SkillRecord, policy: LifecyclePolicy, nowMs: number): boolean {
  return record.status === 'retired' && nowMs - record.statusChangedAtMs >= policy.paroleAfterMs
}

/** Share of successes, few uses discounted, from which a version is too good to be left for a slower variant. */
const fairRate = 0.5

/**
 * Whether a new variant took longer for the same task than the version in use, which has not failed since and does not
 * fail more often than it succeeds; nobody knows where the time was not taken.
 */
export function isSlowerVariant(variant: SkillRecord, current: SkillRecord): boolean {
  const [taken, before] = [variant.provenance['ticks'], current.provenance['ticks']]
  if (typeof taken !== 'number' || typeof before !== 'number') return false
  const isTrusted =
    current.status === 'active' &&
    current.use.consecutiveFailures === 0 &&
    successRate(current.use) >= fairRate
  return isTrusted && variant.task === current.task && taken > before
}

/** The better of two records of one skill: gate verdict, then success rate with few uses discounted, then age. */
export function compareRecords(a: SkillRecord, b: SkillRecord): number {
  return (
    gateRank(a.promotion) - gateRank(b.promotion) ||
    successRate(a.use) - successRate(b.use) ||
    a.createdAtMs - b.createdAtMs
  )
}

function gateRank(verdict: PromotionVerdict | undefined): number {
  return verdict?.status === 'passed' ? 2 : verdict?.status === 'failed' ? 0 : 1
}

/** Share of uses that succeeded, with one imagined success and failure each, so that 1 of 1 does not beat 95 of 100. */
export function successRate({ successes, failures }: SkillUse): number {
  return (successes + 1) / (successes + failures + 2)
}
