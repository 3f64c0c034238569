import type { PreviousAttempt, PrimitiveResultEvent } from '@voyager-mc/core'

/** What the last attempt lacked, in words for the skill search; undefined when nothing is known. */
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

function missingItems({ status, reason, detail }: PrimitiveResultEvent): readonly string[] {
  if (status === 'succeeded' || reason === undefined || !reason.startsWith('missing')) return []
  return [...itemNames(detail['missing']), ...itemNames(detail['tool']), ...itemNames(detail['items'])]
}

function itemNames(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll('_', ' ')]
  if (Array.isArray(value)) return value.flatMap(itemNames)
  if (typeof value !== 'object' || value === null) return []
  if ('name' in value) return itemNames(value.name)
  if ('item' in value) return itemNames(value.item)
  return Object.keys(value).flatMap(itemNames)
}
