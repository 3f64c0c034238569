import type { CassetteEntry } from './cassette.ts'
import { haveOneShape, partsThatDiffer, type CassetteRequest } from './cassette-request.ts'

/** Answers of a recording. */
export interface CassetteAnswers {
  /** The answer to a request; undefined when there is none. */
  answer(this: void, request: CassetteRequest): unknown
  /** Parts in which a request differs from the recorded one that is most like it; empty when none was recorded. */
  differences(this: void, request: CassetteRequest): readonly string[]
}

/**
 * Answers from a recording, each once: the same request gets its own answer (the last one for ever), a request that was
 * never made the next answer of its series that has the same shape.
 */
export function cassetteAnswers(entries: readonly CassetteEntry[]): CassetteAnswers {
  const unused = new Set(entries)
  const firstUnused = (fits: (entry: CassetteEntry) => boolean): CassetteEntry | undefined =>
    entries.find((entry) => unused.has(entry) && fits(entry))
  return {
    answer(request) {
      const { key, series } = request
      const found =
        firstUnused((entry) => entry.key === key) ??
        entries.findLast((entry) => entry.key === key) ??
        (series === undefined
          ? undefined
          : firstUnused((entry) => entry.series === series && haveOneShape(request, entry)))
      if (found !== undefined) unused.delete(found)
      return found?.answer
    },
    differences(request) {
      const [nearest = []] = entries
        .map((entry) => partsThatDiffer(request, entry))
        .filter((parts) => parts.length > 0)
        .toSorted((one, other) => one.length - other.length)
      return nearest
    },
  }
}
