import type { Skill } from '@voyager-mc/core'
import { findFunctions } from '../program/find-functions.ts'
import { parseCode } from '../program/parse-code.ts'

/** Renders learned programs for the prompt; a helper function that several of them share is written out once. */
export function renderSkills(skills: readonly Skill[]): string {
  const shown = new Set<string>()
  const sources = skills.map(({ source }) => renderSkill(source.trim(), shown))
  return ['Functions that worked for other tasks, given, too:', ...sources].join('\n\n')
}

function renderSkill(source: string, shown: Set<string>): string {
  const code = parseCode(source)
  const parts = code.status === 'parsed' ? findFunctions(code) : []
  const known = parts.filter((part) => shown.has(part.source.trim()))
  if (known.length === 0) {
    for (const part of parts) shown.add(part.source.trim())
    return source
  }
  const own = parts.filter((part) => !known.includes(part)).map((part) => part.source.trim())
  for (const part of own) shown.add(part)
  return [`// With ${known.map(({ name }) => name).join(', ')} as above.`, ...own].join('\n')
}
