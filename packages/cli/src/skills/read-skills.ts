import { InvalidArgumentError } from '@voyager-mc/core'
import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { RunSkillAction } from './skill-action.ts'

/** `skills list`. */
export const listSkills: RunSkillAction = async ({ library, settings, say }) => {
  const records = await library.records()
  if (settings.json) {
    say(
      jsonLine(
        records.map(({ name, version, status, description, use }) => ({
          name,
          version,
          status,
          description,
          use,
        })),
      ),
    )
    return exitCodes.done
  }
  if (records.length === 0) say('The library is empty.')
  for (const { name, version, status, task, use } of records) {
    const state = status === 'active' ? '' : ` (${status})`
    say(`${name} v${version}${state}: ${task}; ${use.successes} successes, ${use.failures} failures`)
  }
  return exitCodes.done
}

/** `skills show NAME`. */
export const showSkill: RunSkillAction = async ({ library, words: [name = ''], settings, say }) => {
  const versions = await library.versions(name)
  // A rollback may have put an older version into use.
  const record = versions.find(({ status }) => status !== 'superseded') ?? versions.at(-1)
  if (record === undefined)
    throw new InvalidArgumentError('NAME', name, 'voyager skills list shows the names.')
  if (settings.json) {
    say(jsonLine(record))
    return exitCodes.done
  }
  const { version, status, statusReason, task, dependencies, description, promotion, source } = record
  say(`${name}, version ${version} of ${versions.length}, ${status}`)
  if (statusReason !== undefined) say(`Why: ${statusReason}`)
  say(`Task: ${task}`)
  say(`Does: ${description}`)
  say(`Calls: ${dependencies.join(', ') || 'no other skill'}`)
  if (promotion !== undefined) say(`Replay ${promotion.status}: ${promotion.detail}`)
  say(`\n${source}`)
  return exitCodes.done
}

/** `skills search WORDS`. */
export const searchSkills: RunSkillAction = async ({ library, words, settings, say }) => {
  const found = await library.search({ task: { name: words.join(' ') } }, { limit: settings.limit })
  if (settings.json)
    say(jsonLine(found.map(({ skill, score }) => ({ name: skill.name, score, task: skill.task }))))
  else for (const { skill, score } of found) say(`${score.toFixed(3)}  ${skill.name}: ${skill.task}`)
  return exitCodes.done
}

/** `skills verify`. */
export const verifySkills: RunSkillAction = async ({ library, settings, say }) => {
  const findings = await library.verify()
  if (settings.json) say(jsonLine(findings))
  else for (const { skill, message } of findings) say(`${skill}: ${message}`)
  const count = (await library.records()).length
  if (!settings.json && findings.length === 0) say(`${count} skills, nothing found.`)
  return findings.length === 0 ? exitCodes.done : exitCodes.failed
}
