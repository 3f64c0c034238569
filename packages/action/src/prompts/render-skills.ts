import type { Skill } from '@voyager-mc/core'
import { findFunctions } from '../program/find-functions.ts'
import { parseCode } from '../program/parse-code.ts'

/** Renders learned programs for the prompt; a helper function that several of them share is written out once. */
export function renderSkills(skills: readonly Skill[]): string {
  const shown = new Set<string>()
  const sources = skills.map((skill) => renderSkill(skill, shown))
  return ['Functions that worked for other tasks, given, too:', ...sources].join('\n\n')
}

function renderSkill({ name, source }: Skill, shown: Set<string>): string {
  const whole = source.trim()
  const code = parseCode(whole)
  const parts = code.status === 'parsed' ? findFunctions(code) : []
  const helpers = parts.filter((part) => part.kind === 'function' && part.name !== name)
  const known = parts.filter((part) => shown.has(part.source.trim()))
  const own = parts.filter((part) => !known.includes(part)).map((part) => part.source.trim())
  for (const part of own) shown.add(part)
  const names = (all: readonly { readonly name: string }[]): string => all.map((part) => part.name).join(', ')
  return [
    ...(helpers.length > 0 ? [`// Only inside ${name}, not to be called: ${names(helpers)}.`] : []),
    ...(known.length > 0 ? [`// With ${names(known)} as above.`, ...own] : [whole]),
  ].join('\n')
}
