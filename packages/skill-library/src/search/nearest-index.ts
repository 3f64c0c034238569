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
  /** Vectors that can be found. */
  size(): number
  /** The highest label ever used, removed ones included; -1 before the first. */
  highestLabel(): number
  /** Adds a vector under a label never used before. */
  add(label: number, vector: readonly number[]): void
  /** Takes a vector out; an unknown label is ignored. */
  remove(label: number): void
  /** At most `limit` neighbours, nearest first; `accepts` leaves labels out. */
  search(
    vector: readonly number[],
    options: { readonly limit: number; readonly accepts?: (label: number) => boolean },
  ): readonly Neighbour[]
  /** Writes the index to a file. */
  write(path: string): Promise<void>
  /** Replaces the content by a file's, which the caller has verified, and which held these labels. */
  read(path: string, labels: readonly number[]): Promise<void>
}

/** Makes an empty index; its `kind` names the file format. */
export interface NearestIndexFactory {
  readonly kind: string
  create(dimensions: number): NearestIndex
}
