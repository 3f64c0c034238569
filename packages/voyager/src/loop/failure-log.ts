import type { StepResult } from '@voyager-mc/core'

/** About 300 tokens: every later prompt that tells of the failure carries them. */
const longestLog = 1000
/** Characters of one line that are kept. */
const longestLine = 250

/**
 * Last lines of what a failed program logged, the errors that it met and its end, oldest first: what a later attempt at the
 * same task, and the choice of the next task, have to know. Lines that a later one repeats are left out.
 */
export function failureLog({ events, outcome }: StepResult): readonly string[] {
  const said = events.flatMap((event) => {
    if (event.type === 'program-log') return [event.text]
    if (event.type === 'error') return [event.message]
    if (event.type === 'death') return [`died${event.cause === undefined ? '' : `: ${event.cause}`}`]
    return []
  })
  const ended = outcome.status === 'completed' ? [] : [outcome.message]
  const kept: string[] = []
  let room = longestLog
  for (const text of [...said, ...ended].reverse()) {
    const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, longestLine)
    if (line === '' || kept.some((other) => other.includes(line))) continue
    room -= line.length
    if (room < 0) break
    kept.unshift(line)
  }
  return kept
}
