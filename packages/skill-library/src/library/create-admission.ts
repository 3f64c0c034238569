import type { LibraryState } from './library-state.ts'
import { supersede, withStatus } from '../record/lifecycle.ts'
import type { PromotionVerdict, SkillRecord } from '../record/skill-record.ts'

/** Admission of judged versions; call both inside `exclusive`. */
export interface Admission {
  /** Brings back a version that was learned again; one that failed its replay comes back by passing one. */
  restore(this: void, same: SkillRecord, verdict: PromotionVerdict | undefined): Promise<SkillRecord>
  /** Puts a new version into use, or keeps it out of use when its replay failed. */
  admit(this: void, record: SkillRecord, verdict: PromotionVerdict | undefined): Promise<SkillRecord>
}

export function createAdmission(state: LibraryState): Admission {
  const { catalog, nowMs, onNotice } = state
  return {
    async restore(same: SkillRecord, verdict: PromotionVerdict | undefined): Promise<SkillRecord> {
      if (same.status === 'active') return same
      // What failed its replay once has to pass one to come back.
      if (verdict !== undefined && verdict.status !== 'passed') return same
      const judged: SkillRecord = verdict === undefined ? same : { ...same, promotion: verdict }
      const restored = withStatus(judged, 'active', { nowMs: nowMs() })
      await state.commit([...supersede(catalog.current(same.name), same, nowMs()), restored])
      return restored
    },
    async admit(record: SkillRecord, verdict: PromotionVerdict | undefined): Promise<SkillRecord> {
      const judged: SkillRecord = verdict === undefined ? record : { ...record, promotion: verdict }
      const current = catalog.current(record.name)
      if (verdict?.status !== 'failed') {
        await state.commit([...supersede(current, judged, nowMs()), judged])
        if (verdict?.status === 'skipped') {
          onNotice({
            type: 'promotion-skipped',
            skill: record.name,
            message: `The skill ${record.name} is admitted without a replay: ${verdict.detail}`,
          })
        }
        return judged
      }
      // A version that failed its replay is kept for the record, and never takes the place of one that works.
      const status = current === undefined ? 'quarantined' : 'superseded'
      const refused = withStatus(judged, status, {
        nowMs: nowMs(),
        reason: `Its replay failed: ${verdict.detail}`,
      })
      await state.commit([refused])
      onNotice({
        type: 'status-change',
        skill: record.name,
        message: `The skill ${record.name} failed its replay.`,
      })
      return refused
    },
  }
}
