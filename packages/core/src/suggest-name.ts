import { distance } from 'fastest-levenshtein'

/** Letters of a misspelt name per one that may differ. */
const lettersPerMistake = 3

/** The known name a misspelt one most likely stands for, upper and lower case alike; undefined when none is near. */
export function suggestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.ceil(name.length / lettersPerMistake) + 1
  for (const candidate of known) {
    if (candidate === name || Math.abs(candidate.length - name.length) >= bestDistance) continue
    const difference = distance(wanted, candidate.toLowerCase())
    if (difference >= bestDistance) continue
    best = candidate
    bestDistance = difference
  }
  return best
}
