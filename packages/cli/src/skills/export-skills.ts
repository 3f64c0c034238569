import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { RunSkillAction } from './skill-action.ts'

/** `skills export PLACE`. */
export const exportSkills: RunSkillAction = async ({ library, words: [path = ''], settings, say }) => {
  const { json, dryRun, as } = settings
  const { exportSkillsTo } = await import('@voyager-mc/skill-library/exchange')
  const report = await exportSkillsTo(library, { to: path, as, dryRun })
  const { length } = await library.records()
  const { added, replaced, renamed, refused } = report
  const code = refused.length === 0 ? exitCodes.done : exitCodes.failed
  if (json) {
    say(jsonLine({ path, skills: length, ...report }))
    return code
  }
  say(
    dryRun
      ? `${length} skills would be written to ${path}: ${added.length} files added, ${replaced.length} replaced.`
      : `${length} skills written to ${path}.`,
  )
  if (dryRun) for (const file of replaced) say(`Replaces ${file}.`)
  for (const { name, as: other } of renamed) say(`Renamed ${name} to ${other}.`)
  for (const { reason } of refused) say(`Refused: ${reason}.`)
  return code
}
