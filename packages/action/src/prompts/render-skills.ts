import type { Skill } from '@voyager-mc/core'
import { findFunctions } from '../program/find-functions.ts'
import { parseCode } from '../program/parse-code.ts'

const lead = 'Learned functions, also given. Of each block call only the last; the others are its helpers:'

/** Renders learned programs for the prompt; a helper function that several of them share is written out once. */
export function renderSkills(skills: readonly Skill[]): string {
  const shown = new Set<string>()
  const sources = skills.map((skill) => renderSkill(skill, shown))
  return [lead, ...sources].join('\n\n')
}

function renderSkill({ name, source }: Skill, shown: Set<string>): string {
  const whole = source.trim()
  const code = parseCode(whole)
  const parts = code.status === 'parsed' ? findFunctions(code) : []
  const own = parts.filter((part) => part.name === name || !shown.has(part.source.trim()))
  for (const part of own) if (part.name !== name) shown.add(part.source.trim())
  return own.length === parts.length ? whole : own.map((part) => part.source.trim()).join('\n')
}
