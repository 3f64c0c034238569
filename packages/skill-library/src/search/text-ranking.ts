import { tokenizeText } from '../embeddings/tokenize-text.ts'
import { createInvertedIndex } from './inverted-index.ts'
import type { QueryPart } from './query-parts.ts'

/** Scores of texts for one query, between 0 and 1; 1 would match every word of every part. */
export interface RankedTexts {
  /** Ids of the best texts, best first; texts that share no word with the query are left out. */
  best(limit: number): readonly string[]
  /** 0 for a text that shares no word with the query, or that is unknown. */
  scoreOf(id: string): number
}

/** Ranks short texts by the words they share with a query (BM25). */
export interface TextRanking {
  /** Adds a text under an id; the same id replaces it. */
  set(id: string, text: string): void
  remove(id: string): void
  /** Scores the parts of a query apart and adds them up by weight; valid until the next `rank`. */
  rank(parts: readonly QueryPart[]): RankedTexts
}

// The usual constants of BM25: how fast repetition stops counting, and how much length matters. Descriptions
// are one line, so length matters less than for whole documents.
const saturation = 1.2
const lengthShare = 0.4
// A synonym counts for less than the word itself.
const conceptWeight = 0.6

/** Makes an empty ranking. */
export function createTextRanking(): TextRanking {
  const index = createInvertedIndex()
  // Scores are added up in one array over slots; maps of ids took several times as long at ten thousand texts.
  let scores = new Float64Array(0)

  const weightOf = (term: string): number => {
    const holders = index.postingOf(term)?.live ?? 0
    const rarity = Math.log(1 + (index.size() - holders + 0.5) / (holders + 0.5))
    return rarity * (term.startsWith('c:') ? conceptWeight : 1)
  }
  const addScores = ({ text, weight: share }: QueryPart): void => {
    const terms = [...termsOf(text).keys()].map((term) => ({ term, weight: weightOf(term) }))
    const most = terms.reduce((sum, { weight }) => sum + weight * (saturation + 1), 0)
    const base = saturation * (1 - lengthShare)
    const slope = (saturation * lengthShare) / index.averageLength()
    for (const { term, weight } of terms) {
      const posting = index.postingOf(term)
      if (posting === undefined) continue
      const { slots, counts } = posting
      const factor = (share * weight * (saturation + 1)) / most
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0
        const length = index.lengthAt(slot)
        if (length < 0) continue
        const count = counts[at] ?? 0
        const norm = base + slope * length
        scores[slot] = (scores[slot] ?? 0) + (factor * count) / (count + norm)
      }
    }
  }
  return {
    remove: (id) => index.remove(id),
    set(id, text) {
      index.remove(id)
      const terms = termsOf(text)
      const counts = [...terms.values()]
      const length = counts.reduce((sum, count) => sum + count, 0)
      // Two arrays take a third of a map's memory, and there is one pair per skill.
      index.insert({ id, terms: [...terms.keys()], counts, length })
    },
    rank(parts) {
      scores = new Float64Array(index.slotCount())
      for (const part of parts) addScores(part)
      return {
        best: (limit) => bestSlots(scores, limit).flatMap((slot) => index.textAt(slot)?.id ?? []),
        scoreOf: (id) => scores[index.slotOf(id) ?? -1] ?? 0,
      }
    },
  }
}

/** Positions of the highest positive scores, best first. */
function bestSlots(scores: Float64Array, limit: number): readonly number[] {
  const best: number[] = []
  for (let slot = 0; slot < scores.length; slot += 1) {
    const score = scores[slot] ?? 0
    const worst = best.length < limit ? 0 : (scores[best.at(-1) ?? 0] ?? 0)
    if (score <= worst) continue
    let place = best.length
    while (place > 0 && (scores[best[place - 1] ?? 0] ?? 0) < score) place -= 1
    best.splice(place, 0, slot)
    if (best.length > limit) best.pop()
  }
  return best
}

function termsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [at, { word, concept }] of tokenizeText(text).entries()) {
    if (at === 0) counts.set(`v:${concept ?? word}`, 1)
    counts.set(word, (counts.get(word) ?? 0) + 1)
    if (concept !== undefined) counts.set(`c:${concept}`, (counts.get(`c:${concept}`) ?? 0) + 1)
  }
  return counts
}
