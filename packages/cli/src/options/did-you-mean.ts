import { suggestName } from '@voyager-mc/core'

/** Remedy for a word that is not known: the known one that is near, then what to do in any case. */
export function didYouMean(
  word: string,
  { known, otherwise }: { readonly known: Iterable<string>; readonly otherwise: string },
): string {
  const near = suggestName(word, known)
  return near === undefined ? otherwise : `did you mean ${near}? If not, ${otherwise}`
}
