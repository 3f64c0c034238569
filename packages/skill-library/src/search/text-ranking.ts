import { tokenizeText } from '../embeddings/tokenize-text.ts'

/** Ranks short texts by the words they share with a query (BM25). */
export interface TextRanking {
  /** Adds a text under an id; the same id replaces it. */
  set(id: string, text: string): void
  remove(id: string): void
  /** Scores of the texts that share a word with the query, between 0 and 1; 1 would match every word. */
  rank(query: string): ReadonlyMap<string, number>
}

// The usual constants of BM25: how fast repetition stops counting, and how much length matters. Descriptions
// are one line, so length matters less than for whole documents.
const saturation = 1.2
const lengthShare = 0.4
// A synonym counts for less than the word itself.
const conceptWeight = 0.6

interface Entry {
  readonly id: string
  readonly length: number
  readonly terms: ReadonlyMap<string, number>
}

export function createTextRanking(): TextRanking {
  const entries = new Map<string, Entry>()
  const postings = new Map<string, Set<Entry>>()
  let totalLength = 0

  const remove = (id: string): void => {
    const entry = entries.get(id)
    if (entry === undefined) return
    entries.delete(id)
    totalLength -= entry.length
    for (const term of entry.terms.keys()) {
      const holders = postings.get(term)
      holders?.delete(entry)
      if (holders?.size === 0) postings.delete(term)
    }
  }
  return {
    remove,
    set(id, text) {
      remove(id)
      const terms = termsOf(text)
      const entry = { id, terms, length: [...terms.values()].reduce((sum, count) => sum + count, 0) }
      entries.set(id, entry)
      totalLength += entry.length
      for (const term of terms.keys()) {
        const holders = postings.get(term) ?? new Set()
        postings.set(term, holders.add(entry))
      }
    },
    rank(query) {
      const scores = new Map<string, number>()
      const averageLength = totalLength / Math.max(1, entries.size)
      let best = 0
      for (const term of termsOf(query).keys()) {
        const holders = postings.get(term) ?? new Set()
        const rarity = Math.log(1 + (entries.size - holders.size + 0.5) / (holders.size + 0.5))
        const weight = rarity * (term.startsWith('c:') ? conceptWeight : 1)
        best += weight * (saturation + 1)
        for (const { id, terms, length } of holders) {
          const count = terms.get(term) ?? 0
          const norm = saturation * (1 - lengthShare + (lengthShare * length) / averageLength)
          scores.set(id, (scores.get(id) ?? 0) + (weight * count * (saturation + 1)) / (count + norm))
        }
      }
      for (const [id, score] of scores) scores.set(id, score / best)
      return scores
    },
  }
}

function termsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { word, concept } of tokenizeText(text)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
    if (concept !== undefined) counts.set(`c:${concept}`, (counts.get(`c:${concept}`) ?? 0) + 1)
  }
  return counts
}
