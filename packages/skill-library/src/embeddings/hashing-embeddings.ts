import { Embeddings } from '@langchain/core/embeddings'
import { tokenizeText } from './tokenize-text.ts'

export interface HashingEmbeddingsOptions {
  /** Length of the vectors: 512 unless told otherwise, which finds no worse than 1,024 does. */
  readonly dimensions?: number
}

// Weights of the feature kinds: a word counts most, its synonym group and the leading verb nearly as much,
// pairs and word parts break ties. Halving or raising the verb's changed top-1 on the labelled set in bench/
// by two points at most.
const weights = { word: 1, concept: 0.8, pair: 0.5, part: 0.25, number: 0.5, verb: 0.8 }
const partLength = 4

/**
 * Embeddings without a model: words, synonym groups, word pairs and word parts hashed with a sign into a
 * fixed number of dimensions. Deterministic on every platform, unit length, no download and no key.
 */
export class HashingEmbeddings extends Embeddings {
  readonly dimensions: number
  /** Names this embedding and its version in caches and manifests. */
  readonly model: string

  constructor({ dimensions = 512 }: HashingEmbeddingsOptions = {}) {
    super({})
    this.dimensions = dimensions
    this.model = `hashing-1-${dimensions}`
  }

  override async embedDocuments(documents: string[]): Promise<number[][]> {
    return documents.map((document) => this.embed(document))
  }

  override async embedQuery(document: string): Promise<number[]> {
    return this.embed(document)
  }

  private embed(text: string): number[] {
    const vector = Array.from<number>({ length: this.dimensions }).fill(0)
    for (const [feature, weight] of featuresOf(text)) {
      const hash = hashText(feature)
      const index = hash % this.dimensions
      // Repeated features count less than twice, so that a long text does not drown in one word.
      vector[index] = (vector[index] ?? 0) + (hash & 0x80000000 ? -weight : weight)
    }
    let sum = 0
    for (const value of vector) sum += value * value
    const length = Math.sqrt(sum)
    return length === 0 ? vector : vector.map((value) => value / length)
  }
}

function featuresOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (feature: string, weight: number): void => {
    counts.set(feature, Math.max(counts.get(feature) ?? 0, weight) + (counts.has(feature) ? weight / 4 : 0))
  }
  let previous: string | undefined
  for (const { word, concept } of tokenizeText(text)) {
    const isNumber = /^\d+$/.test(word)
    add(`w:${word}`, isNumber ? weights.number : weights.word)
    if (concept !== undefined) add(`c:${concept}`, weights.concept)
    if (!isNumber && word.length > partLength) {
      const share = weights.part / Math.sqrt(word.length - partLength + 1)
      for (let at = 0; at + partLength <= word.length; at += 1)
        add(`p:${word.slice(at, at + partLength)}`, share)
    }
    // Tasks and names begin with what is done, which tells making a thing from wearing it.
    if (previous === undefined) add(`v:${concept ?? word}`, weights.verb)
    else add(`b:${previous} ${word}`, weights.pair)
    previous = concept ?? word
  }
  return counts
}

/** FNV-1a with a final mix, because its low bits alone are uneven on short texts. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
