/** A neighbour of a query vector. */
export interface Neighbour {
  readonly label: number
  /** Cosine similarity: 1 is the same direction. */
  readonly similarity: number
}

/** Finds the nearest of many vectors by cosine similarity; vectors are known by whole-number labels. */
export interface NearestIndex {
  /** Length of every vector. */
  readonly dimensions: number
  /** Count of vectors that can be found. */
  size(): number
  /** Adds a vector under a label never used before. */
  add(label: number, vector: readonly number[]): void
  /** Takes a vector out; an unknown label is ignored. */
  remove(label: number): void
  /** At most `limit` neighbours, nearest first; `accepts` leaves labels out. */
  search(
    vector: readonly number[],
    options: { readonly limit: number; readonly accepts?: (label: number) => boolean },
  ): readonly Neighbour[]
}

/** Makes an empty index; its `kind` names the way it searches. */
export interface NearestIndexFactory {
  readonly kind: string
  create(dimensions: number): NearestIndex
}
