import type { AddSkillOptions, Program, SkillLibrary, Task } from '@voyager-mc/core'
import { abortable } from './abortable.ts'
import { hashSource } from './compose/hash-source.ts'
import type { PromoteSkill } from './create-skill-library.ts'
import { describeFromSyntax } from './describe/describe-from-syntax.ts'
import type { DescribeSkill } from './describe/describe-skill.ts'
import type { LibraryState } from './library-state.ts'
import { supersede, withStatus } from './lifecycle.ts'
import { assertSkillSource, makeSkillRecord } from './make-skill-record.ts'
import type { OnSkillNotice } from './skill-notice.ts'
import type { PromotionVerdict, SkillRecord } from './skill-record.ts'
import { toSkill } from './to-skill.ts'

interface CreateAddSkillOptions {
  readonly state: LibraryState
  readonly describe: DescribeSkill
  readonly promote: PromoteSkill | undefined
  readonly reservedNames: ReadonlySet<string>
  readonly nowMs: () => number
  readonly onNotice: OnSkillNotice
}

/** Makes the library's `add`: check, describe, replay, and admit in one write. */
export function createAddSkill(options: CreateAddSkillOptions): SkillLibrary['add'] {
  const { state, promote, reservedNames, nowMs, onNotice } = options
  const { catalog } = state

  const restore = async (same: SkillRecord): Promise<SkillRecord> => {
    if (same.status === 'active') return same
    const restored = withStatus(same, 'active', { nowMs: nowMs() })
    await state.commit([...supersede(catalog.current(same.name), same, nowMs()), restored])
    return restored
  }
  const admit = async (record: SkillRecord, verdict: PromotionVerdict | undefined): Promise<SkillRecord> => {
    const judged: SkillRecord = verdict === undefined ? record : { ...record, promotion: verdict }
    const current = catalog.current(record.name)
    if (verdict?.status !== 'failed') {
      await state.commit([...supersede(current, judged, nowMs()), judged])
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
  }
  const sameSource = ({ name, source }: Program): SkillRecord | undefined => {
    const hash = hashSource(source)
    return catalog.versions(name).find(({ contentHash }) => contentHash === hash)
  }

  return async (program, task, { provenance, signal }: AddSkillOptions = {}) => {
    const call = signal === undefined ? {} : { signal }
    await abortable(state.open(), { signal })
    assertSkillSource(program, { catalog, reservedNames })
    const known = sameSource(program)
    const description =
      known?.description ?? (await abortable(describeSafely(program, task, options, signal), { signal }))
    const verdict =
      known === undefined && promote !== undefined ? await promote(program, task, call) : undefined
    const record = await state.exclusive(async () => {
      // Another add may have admitted the same source while this one was described.
      const same = sameSource(program)
      if (same !== undefined) return restore(same)
      const { name, source } = program
      const context = task.context === undefined ? {} : { taskContext: task.context }
      const details = { name, source, description, task: task.name, ...context, provenance: provenance ?? {} }
      return admit(makeSkillRecord(details, catalog, nowMs()), verdict)
    })
    return toSkill(record)
  }
}

/** A description by the chosen function, or from the syntax tree when that fails: no skill is lost for a text. */
async function describeSafely(
  { name, source }: Program,
  task: Task,
  { describe, onNotice }: CreateAddSkillOptions,
  signal: AbortSignal | undefined,
): Promise<string> {
  const request = { name, source, task }
  try {
    return await describe(request, signal === undefined ? {} : { signal })
  } catch (error) {
    signal?.throwIfAborted()
    onNotice({
      type: 'describe-failed',
      skill: name,
      message: `The skill ${name} is described from its syntax, because describing it failed: ${String(error)}.`,
    })
    return describeFromSyntax(request)
  }
}
