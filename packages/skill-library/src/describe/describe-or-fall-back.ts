import { redactSecrets } from '@voyager-mc/core'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import { cleanDescription } from './clean-description.ts'
import { describeFromSyntax } from './describe-from-syntax.ts'
import type { DescribeSkill } from './describe-skill.ts'

/** Describes as told, or from the syntax tree with a notice when that fails: no skill is lost for a text. */
export function describeOrFallBack(describe: DescribeSkill, onNotice: OnSkillNotice): DescribeSkill {
  return async (request, { signal } = {}) => {
    let reason = 'what was given is no description'
    try {
      const text = cleanDescription(await describe(request, signal === undefined ? {} : { signal }))
      if (text !== undefined) return text
    } catch (error) {
      signal?.throwIfAborted()
      reason = `describing it failed (${redactSecrets(String(error))})`
    }
    const { name } = request
    onNotice({
      type: 'describe-failed',
      skill: name,
      message: `The skill ${name} is described from its syntax, because ${reason}.`,
    })
    return describeFromSyntax(request)
  }
}
