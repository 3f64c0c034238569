/** More names than this say no more than the first ones do. */
const namesShown = 4

/** Names in words, the first few of them. */
export function anyOf(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).join(' or ')
  return names.length > namesShown ? `${shown} or another of ${names.length} kinds` : shown
}
