import { InvalidArgumentError } from '@voyager-mc/core'
import { exitCodes } from '../faults/exit-codes.ts'
import type { RunSkillAction } from './skill-action.ts'

/** `skills rollback NAME VERSION`. */
export const rollbackSkill: RunSkillAction = async ({ library, words: [name = '', version = ''], say }) => {
  if (!/^[1-9]\d{0,8}$/.test(version))
    throw new InvalidArgumentError('VERSION', version, 'write voyager skills rollback NAME VERSION.')
  const skill = await library.rollback(name, Number(version))
  say(`${skill.name} is at version ${skill.version} again.`)
  return exitCodes.done
}

/** `skills retire NAME REASON`. */
export const retireSkill: RunSkillAction = async ({ library, words: [name = '', ...reason], say }) => {
  const record = await library.retire(name, reason.join(' ') || 'Retired by hand.')
  say(`${record.name} is ${record.status}.`)
  return exitCodes.done
}
