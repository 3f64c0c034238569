/** A text as the words it holds and how often. */
export interface IndexedText {
  readonly id: string
  /** Words in all. */
  readonly length: number
  /** Each word once. */
  readonly terms: readonly string[]
  /** Counts of the words at the same places in `terms`. */
  readonly counts: readonly number[]
}

/** Slots that hold a term, and how often each holds it; removed texts leave slots without a text. */
export interface Posting {
  readonly slots: readonly number[]
  readonly counts: readonly number[]
  /** Count of slots that still have a text. */
  readonly live: number
}

/** Texts by the words they hold; every text has a slot, a small whole number that may change on removal. */
export interface InvertedIndex {
  insert(text: IndexedText): void
  remove(id: string): void
  postingOf(term: string): Posting | undefined
  textAt(slot: number): IndexedText | undefined
  /** Words of the text in a slot; -1 when there is none. */
  lengthAt(slot: number): number
  slotOf(id: string): number | undefined
  /** Texts held. */
  size(): number
  /** One more than the highest slot. */
  slotCount(): number
  /** Mean number of words per text; 1 when there are none. */
  averageLength(): number
}

// Holes are worth removing only in an index that is large enough for them to cost time.
const fewestSlotsToCompact = 1024

/** Makes an empty inverted index. */
export function createInvertedIndex(): InvertedIndex {
  let texts: (IndexedText | undefined)[] = []
  // Beside the texts, because scoring reads nothing else and reads it for every slot of every term.
  let lengths: number[] = []
  let postings = new Map<string, { slots: number[]; counts: number[]; live: number }>()
  const slots = new Map<string, number>()
  let totalLength = 0

  const insert = (text: IndexedText): void => {
    const slot = texts.push(text) - 1
    lengths.push(text.length)
    slots.set(text.id, slot)
    totalLength += text.length
    for (const [at, term] of text.terms.entries()) {
      const count = text.counts[at] ?? 0
      const posting = postings.get(term)
      if (posting === undefined) postings.set(term, { slots: [slot], counts: [count], live: 1 })
      else {
        posting.slots.push(slot)
        posting.counts.push(count)
        posting.live += 1
      }
    }
  }
  const compact = (): void => {
    if (texts.length < fewestSlotsToCompact || slots.size * 2 > texts.length) return
    const rest = texts.filter((text) => text !== undefined)
    texts = []
    lengths = []
    postings = new Map()
    totalLength = 0
    for (const text of rest) insert(text)
  }
  return {
    insert,
    remove(id) {
      const slot = slots.get(id)
      const text = slot === undefined ? undefined : texts[slot]
      if (slot === undefined || text === undefined) return
      slots.delete(id)
      texts[slot] = undefined
      lengths[slot] = -1
      totalLength -= text.length
      for (const term of text.terms) {
        const posting = postings.get(term)
        if (posting !== undefined) posting.live -= 1
      }
      compact()
    },
    postingOf: (term) => postings.get(term),
    textAt: (slot) => texts[slot],
    lengthAt: (slot) => lengths[slot] ?? -1,
    slotOf: (id) => slots.get(id),
    size: () => slots.size,
    slotCount: () => texts.length,
    averageLength: () => (slots.size === 0 ? 1 : totalLength / slots.size),
  }
}
