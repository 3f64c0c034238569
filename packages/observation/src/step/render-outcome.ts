import type { GameEvent, ProgramOutcome } from '@voyager-mc/core'
import { quoteLine } from '../text/quote-untrusted.ts'

const maxErrors = 5
/** An error with its place in program and skill; a program may put anything into it. */
const maxLength = 600

/** Renders how the program ended and the errors that disturbed it, quoted, for the reader who has to mend it. */
export function renderOutcome(outcome: ProgramOutcome, events: readonly GameEvent[] = []): string {
  const ended = describeOutcome(outcome)
  const messages = events.flatMap((event) =>
    event.type === 'error' && !(ended ?? '').includes(event.message) ? [event.message] : [],
  )
  const all = [...(ended === undefined ? [] : [ended]), ...new Set(messages)].slice(0, maxErrors)
  if (all.length === 0) return 'Execution error: none'
  return `Execution error: ${all.map((message) => quoteLine(message, { maxLength })).join('\n')}`
}

function describeOutcome(outcome: ProgramOutcome): string | undefined {
  switch (outcome.status) {
    case 'completed':
      return undefined
    case 'failed':
      return outcome.line === undefined || outcome.message.includes(`at line ${outcome.line}:`)
        ? outcome.message
        : `line ${outcome.line}: ${outcome.message}`
    case 'timed-out':
      return `stopped at the ${outcome.limit} limit: ${outcome.message}`
    case 'interrupted':
      return `interrupted: ${outcome.message}`
  }
}
