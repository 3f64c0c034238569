import type { EarlierFailures, PreviousAttempt, PrimitiveResultEvent } from '@voyager-mc/core'

/** Items and advice that the last attempt lacked, in words for the skill search; undefined when nothing is known. */
export function describeNeed(previous: PreviousAttempt | undefined): string | undefined {
  if (previous === undefined) return undefined
  const missing = (previous.step?.events ?? [])
    .filter((event) => event.type === 'primitive-result')
    .flatMap(missingItems)
  const parts = [
    missing.length === 0 ? '' : `I also need ${[...new Set(missing)].join(', ')}.`,
    wantedBy(previous.critique?.feedback ?? ''),
  ].filter((part) => part !== '')
  return parts.length === 0 ? undefined : parts.join(' ')
}

/** Things that earlier rollouts of the same task lacked, by the verdict on the last one; undefined when nothing is known. */
export function describeEarlierNeed(failures: EarlierFailures | undefined): string | undefined {
  return wantedBy(failures?.reason ?? '') || undefined
}

// What the rules' verdicts say is missing and to be done next; the rest of them says what went wrong.
const wantedPart = /\b(?:Still needed|Next): ([^.]*)\./g

// Sentences about the end of a program name what was in its way, which no skill has to fit.
const noise =
  /^(?:The program ended early|The \w+ at the end|Gained \d|Not provable|at line|Failed to|I cannot)\b/

// From here on the rules tell what each primitive said, with the places and things in its way.
const toldOfPrimitives = /\b\w+ failed \([a-z-]+\): [^]*$/

// A search text beyond this drowns the task.
const longestAdvice = 300

/** Items and deeds that a verdict asks for, without what it says of the failure. */
function wantedBy(feedback: string): string {
  const named = [...feedback.matchAll(wantedPart)].map(([, wanted = '']) => wanted)
  if (named.length > 0) return `${named.join('; ')}.`
  const sentences = feedback
    .replace(toldOfPrimitives, '')
    .split(/(?<=[.!?])\s+|\n+\s*/)
    .filter((sentence) => sentence !== '' && !noise.test(sentence))
  return sentences.join(' ').slice(0, longestAdvice)
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
