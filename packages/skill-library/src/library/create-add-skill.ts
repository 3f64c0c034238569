import {
  untilAborted,
  type AddSkillOptions,
  type Observation,
  type Program,
  type SkillLibrary,
  type Task,
} from '@voyager-mc/core'
import { planAdmission, planReturn } from './plan-admission.ts'
import { hashSource } from '../record/hash-source.ts'
import { resolveProgram } from '../compose/resolve-program.ts'
import type { PromoteSkill } from './promote-skill.ts'
import { describeOrFallBack } from '../describe/describe-or-fall-back.ts'
import type { DescribeSkill } from '../describe/describe-skill.ts'
import type { LibraryState } from './library-state.ts'
import { assertSkillSource, makeSkillRecord } from './make-skill-record.ts'
import type { PromotionVerdict, SkillRecord, SkillStart } from '../record/skill-record.ts'
import { toSkill } from '../record/to-skill.ts'

interface CreateAddSkillOptions {
  readonly describe: DescribeSkill
  readonly promote: PromoteSkill | undefined
}

/** Makes the library's `add`: check, describe, replay, and admit in one write. */
export function createAddSkill(
  state: LibraryState,
  { describe, promote }: CreateAddSkillOptions,
): SkillLibrary['add'] {
  const { catalog, reservedNames, nowMs, onNotice } = state
  const describeSafely = describeOrFallBack(describe, onNotice)
  const sameSource = ({ name, source }: Program): SkillRecord | undefined => {
    const hash = hashSource(source)
    return catalog.versions(name).find(({ contentHash }) => contentHash === hash)
  }

  const replay = async (
    program: Program,
    task: Task,
    { start, signal }: AddSkillOptions,
  ): Promise<PromotionVerdict | undefined> => {
    const known = sameSource(program)
    if (promote === undefined || (known !== undefined && known.promotion?.status !== 'failed'))
      return undefined
    const { program: whole } = resolveProgram(program, catalog)
    const gate = promote(whole, task, { ...(start && { start }), ...(signal && { signal }) })
    return untilAborted(gate, { signal })
  }

  return async (program, task, { provenance, start, signal }: AddSkillOptions = {}) => {
    await untilAborted(state.open(), { signal })
    assertSkillSource(program, { catalog, reservedNames })
    const known = sameSource(program)
    const request = { name: program.name, source: program.source, task }
    const written = known?.description ?? describeSafely(request, { ...(signal && { signal }) })
    const description = await untilAborted(Promise.resolve(written), { signal })
    const verdict = await replay(program, task, { ...(start && { start }), ...(signal && { signal }) })
    const record = await state.change(() => {
      // Another add may have admitted the same source while this one was described.
      const same = sameSource(program)
      if (same !== undefined) return planReturn(state, { same, verdict })
      const { name, source } = program
      const context = task.context === undefined ? {} : { taskContext: task.context }
      const details = {
        name,
        source,
        description,
        task: task.name,
        ...context,
        ...(start && { start: startOf(start) }),
        provenance: provenance ?? {},
      }
      return planAdmission(state, { record: makeSkillRecord(details, catalog, nowMs()), verdict })
    })
    return toSkill(record)
  }
}

function startOf({ inventory, equipment, position, biome }: Observation): SkillStart {
  return { inventory, equipment, position, biome }
}
