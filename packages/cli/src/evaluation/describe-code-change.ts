import { isDeepStrictEqual } from 'node:util'

type Code = Readonly<Record<string, string>>

/** Warning of a checkout that changed while it was measured; undefined where it is the same. */
export function describeCodeChange(before: Code, after: Code): string | undefined {
  if (isDeepStrictEqual(before, after)) return undefined
  return `The code changed while it was measured, from ${nameOf(before)} to ${nameOf(after)}: the results say the first, and some may be of the second. Measure a copy of the checkout that nobody changes.`
}

function nameOf({ version = 'unknown', commit = version, changes }: Code): string {
  return changes === undefined ? commit : `${commit} with changes ${changes}`
}
