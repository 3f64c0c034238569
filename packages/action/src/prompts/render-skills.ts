import type { Skill } from '@voyager-mc/core'
import { compactCode } from '../program/compact-code.ts'
import { findFunctions } from '../program/find-functions.ts'
import { parseCode } from '../program/parse-code.ts'

const lead = 'Learned functions, also given. Of each block call only the last; the others are its helpers:'

// About a thousand tokens: five programs of a usual length. Longer ones would cost more than they teach.
const mostCharacters = 3600

/** Learned programs as text, and those that are to be told of by a line. */
export interface RenderedSkills {
  readonly text: string
  readonly left: readonly Skill[]
}

/**
 * Renders learned programs for the prompt, the most fitting one always and the others while there is room; a helper function
 * that several of them share is written out once.
 */
export function renderSkills(skills: readonly Skill[]): RenderedSkills {
  const shown = new Set<string>()
  const blocks: string[] = []
  const left: Skill[] = []
  let room = mostCharacters
  for (const skill of skills) {
    const { text, helpers } = renderSkill(skill, shown)
    room -= text.length
    if (room < 0 && blocks.length > 0) left.push(skill)
    else {
      blocks.push(text)
      for (const helper of helpers) shown.add(helper)
    }
  }
  return { text: [lead, ...blocks].join('\n\n'), left }
}

interface RenderedSkill {
  readonly text: string
  readonly helpers: readonly string[]
}

function renderSkill({ name, source }: Skill, shown: ReadonlySet<string>): RenderedSkill {
  const whole = source.trim()
  const code = parseCode(whole)
  const parts = code.status === 'parsed' ? findFunctions(code) : []
  const own = parts.filter((part) => part.name === name || !shown.has(part.source.trim()))
  const sources = own.length === parts.length ? [whole] : own.map((part) => part.source.trim())
  return {
    // Without blank lines inside, each block ends where the next blank line is.
    text: sources.map(compactCode).join('\n'),
    helpers: own.filter((part) => part.name !== name).map((part) => part.source.trim()),
  }
}
