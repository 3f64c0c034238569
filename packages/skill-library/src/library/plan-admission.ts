import { isSlowerVariant, supersede, withStatus } from '../record/lifecycle.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { PromotionVerdict, SkillRecord } from '../record/skill-record.ts'
import type { LibraryState, PlannedChange } from './library-state.ts'

type Ground = Pick<LibraryState, 'catalog' | 'nowMs'>

/** Brings back a version that was learned again; one that failed its replay comes back by passing one. */
export function planReturn(
  { catalog, nowMs }: Ground,
  { same, verdict }: { readonly same: SkillRecord; readonly verdict: PromotionVerdict | undefined },
): PlannedChange<SkillRecord> {
  // What failed its replay once has to pass one to come back.
  const isKept = same.status === 'active' || (verdict !== undefined && verdict.status !== 'passed')
  if (isKept) return { records: [], result: same }
  const judged: SkillRecord = verdict === undefined ? same : { ...same, promotion: verdict }
  const restored = withStatus(judged, 'active', { nowMs: nowMs() })
  return {
    records: [...supersede(catalog.current(same.name), same, nowMs()), restored],
    result: restored,
  }
}

/** Puts a new version into use, or keeps it out of use when its replay failed. */
export function planAdmission(
  { catalog, nowMs }: Ground,
  { record, verdict }: { readonly record: SkillRecord; readonly verdict: PromotionVerdict | undefined },
): PlannedChange<SkillRecord> {
  const { name } = record
  const judged: SkillRecord = verdict === undefined ? record : { ...record, promotion: verdict }
  const current = catalog.current(name)
  if (verdict?.status !== 'failed' && current !== undefined && isSlowerVariant(judged, current)) {
    const reason = `It took longer than version ${current.version} for the same task.`
    const slower = withStatus(judged, 'superseded', { nowMs: nowMs(), reason })
    return { records: [slower], result: slower }
  }
  if (verdict?.status !== 'failed') {
    const skipped = verdict?.status === 'skipped' ? [skippedNotice(name, verdict.detail)] : []
    return { records: [...supersede(current, judged, nowMs()), judged], result: judged, notices: skipped }
  }
  // A version that failed its replay is kept for the record, and never takes the place of one that works.
  const refused = withStatus(judged, current === undefined ? 'quarantined' : 'superseded', {
    nowMs: nowMs(),
    reason: `Its replay failed: ${verdict.detail}`,
  })
  const message = `The skill ${name} failed its replay.`
  return { records: [refused], result: refused, notices: [{ type: 'status-change', skill: name, message }] }
}

function skippedNotice(name: string, detail: string): SkillNotice {
  const message = `The skill ${name} is admitted without a replay: ${detail}`
  return { type: 'promotion-skipped', skill: name, message }
}
