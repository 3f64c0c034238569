import type { GameEvent } from '@voyager-mc/core'
import { quoteLine } from '../text/quote-untrusted.ts'

/** A program may log in a loop; the beginning and the end say most. */
const maxLines = 40

/**
 * Renders what the program reported as quoted data, in order; repeated lines are counted, a long middle is left out. Lines
 * that an error or an outer failure repeats with more around them are told there alone.
 */
export function renderProgramLog(events: readonly GameEvent[]): string {
  const texts = untold(events)
  const lines = countRepeats(texts.map((text) => quoteLine(text)))
  if (lines.length === 0) return 'Program log: none'
  const half = maxLines / 2
  const shown =
    lines.length <= maxLines
      ? lines
      : [...lines.slice(0, half), `(${lines.length - maxLines} lines left out)`, ...lines.slice(-half)]
  return ['Program log:', ...shown.map((line) => `- ${line}`)].join('\n')
}

function countRepeats(lines: readonly string[]): readonly string[] {
  const runs: { readonly line: string; count: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.count += 1
    else runs.push({ line, count: 1 })
  }
  return runs.map(({ line, count }) => (count === 1 ? line : `${line} (${count} times)`))
}

/** Shorter lines are found in others by chance. */
const shortestRepeated = 20

/** Failures that are looked at; a program may call a primitive in a loop. */
const mostFailures = 200

/**
 * Texts of the log that neither an error nor the message of an outer failure contains; of those that a failure says as they
 * stand, as many as there were failures, for a program may repeat what it was told.
 */
function untold(events: readonly GameEvent[]): readonly string[] {
  const errors = new Set(events.flatMap((event) => (event.type === 'error' ? [event.message] : [])))
  const left = new Map<string, number>()
  for (const message of events.flatMap(failureOf)) left.set(message, (left.get(message) ?? 0) + 1)
  const whole = [...errors, ...[...left.keys()].slice(0, mostFailures)]
  const isTold = (text: string): boolean => {
    if (text.length < shortestRepeated) return false
    return errors.has(text) || whole.some((other) => other !== text && other.includes(text))
  }
  return events.flatMap((event) => {
    if (event.type !== 'program-log' || isTold(event.text)) return []
    const count = left.get(event.text)
    if (count === undefined) return [event.text]
    left.set(event.text, count - 1)
    return count > 0 ? [event.text] : []
  })
}

function failureOf(event: GameEvent): readonly string[] {
  if (event.type !== 'primitive-result' || event.status !== 'failed') return []
  const { message } = event.detail
  return typeof message === 'string' ? [message] : []
}
