import { redactSecrets } from '@voyager-mc/core'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import { describeFromSyntax } from './describe-from-syntax.ts'
import type { DescribeSkill } from './describe-skill.ts'

/** Describes as told, or from the syntax tree with a notice when that fails: no skill is lost for a text. */
export function describeOrFallBack(describe: DescribeSkill, onNotice: OnSkillNotice): DescribeSkill {
  return async (request, { signal } = {}) => {
    try {
      return await describe(request, signal === undefined ? {} : { signal })
    } catch (error) {
      signal?.throwIfAborted()
      const { name } = request
      onNotice({
        type: 'describe-failed',
        skill: name,
        message: `The skill ${name} is described from its syntax, because describing it failed: ${redactSecrets(String(error))}.`,
      })
      return describeFromSyntax(request)
    }
  }
}
