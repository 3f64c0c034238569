import { cellOf, formatPosition, type GameEvent } from '@voyager-mc/core'
import { withoutMarks } from '../text/quote-untrusted.ts'

/** A program may call a primitive in a loop; the first failures say most. */
const maxLines = 20

/** Renders deaths, damage and failed primitives that neither the program log nor an error tells of; absent when there are none. */
export function renderIncidents(events: readonly GameEvent[]): string | undefined {
  const told = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
  const errors = events.flatMap((event) => (event.type === 'error' ? [event.message] : []))
  const lines = [
    ...new Set(events.filter((event) => !isTold(event, { told, errors })).flatMap(describeIncident)),
  ]
  const lost = events.reduce(
    (sum, event) => (event.type === 'health-change' && event.delta < 0 ? sum - event.delta : sum),
    0,
  )
  if (lost > 0) lines.push(`lost ${lost.toFixed(1)} health`)
  if (lines.length === 0) return undefined
  const shown =
    lines.length > maxLines ? [...lines.slice(0, maxLines), `${lines.length - maxLines} more`] : lines
  return ['Incidents:', ...shown.map((line) => `- ${line}`)].join('\n')
}

interface Told {
  readonly told: readonly string[]
  readonly errors: readonly string[]
}

function isTold(event: GameEvent, { told, errors }: Told): boolean {
  if (event.type === 'death') {
    // The error names the block.
    const place = `died at ${formatPosition(cellOf(event.position))}`
    return errors.some((message) => message.includes(place))
  }
  if (event.type !== 'primitive-result') return false
  const message = event.detail['message']
  return typeof message === 'string' && [...told, ...errors].some((text) => text.includes(message))
}

function describeIncident(event: GameEvent): readonly string[] {
  if (event.type === 'death')
    return [
      `died at ${formatPosition(event.position)}${event.cause === undefined ? '' : ` (${withoutMarks(event.cause)})`}`,
    ]
  if (event.type === 'command-refusal') return ['a slash command was refused; use the primitives instead']
  if (event.type !== 'primitive-result' || event.status === 'succeeded') return []
  return [
    `${event.primitive} failed: ${event.reason ?? 'no reason given'} ${describeDetail(event.detail)}`.trim(),
  ]
}

function describeDetail(detail: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(detail) ?? ''
  return text === '{}' ? '' : withoutMarks(text.slice(0, 200))
}
