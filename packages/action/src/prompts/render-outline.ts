import type { SkillOutline } from '@voyager-mc/core'

// Enough for a prompt; programs may call the others as well.
const mostLines = 30

// Longest description that is shown, in characters.
const longestLine = 160

/** Renders learned programs that are not shown in full, one line each with how often they worked. */
export function renderOutline(skills: readonly SkillOutline[]): string {
  const lines = skills.slice(0, mostLines).map(renderLine)
  return ['More, called with bot alone:', ...lines].join('\n')
}

function renderLine({ name, description, record }: SkillOutline): string {
  const uses = record === undefined ? 0 : record.successes + record.failures
  const worked = uses === 0 ? '' : ` (worked ${record?.successes} of ${uses})`
  const line = description.replaceAll(/\s+/g, ' ').trim()
  const short = line.length > longestLine ? `${line.slice(0, longestLine).trimEnd()}…` : line
  return `${name}: ${short}${worked}`
}
