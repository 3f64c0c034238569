import type { PreviousAttempt, PrimitiveResultEvent } from '@voyager-mc/core'

/** Items and advice that the last attempt lacked, in words for the skill search; undefined when nothing is known. */
export function describeNeed(previous: PreviousAttempt | undefined): string | undefined {
  if (previous === undefined) return undefined
  const missing = (previous.step?.events ?? [])
    .filter((event) => event.type === 'primitive-result')
    .flatMap(missingItems)
  const parts = [
    missing.length === 0 ? '' : `I also need ${[...new Set(missing)].join(', ')}.`,
    previous.critique?.feedback ?? '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? undefined : parts.join(' ')
}

// Where each failed primitive says what it wanted, by its reason.
const wantedKeys: Readonly<Record<string, readonly string[]>> = {
  'missing-item': ['missing', 'item'],
  'missing-tool': ['needs'],
  'missing-station': ['station'],
}

function missingItems({ status, reason = '', detail }: PrimitiveResultEvent): readonly string[] {
  if (status === 'succeeded') return []
  return (wantedKeys[reason] ?? []).flatMap((key) => itemNames(detail[key]))
}

/** Item names, with spaces for underscores, in a value that is one name, a list of names or a table of counts. */
function itemNames(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll('_', ' ')]
  if (Array.isArray(value)) return value.flatMap(itemNames)
  return typeof value === 'object' && value !== null ? Object.keys(value).flatMap(itemNames) : []
}
