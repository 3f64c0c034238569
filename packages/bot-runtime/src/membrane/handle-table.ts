/** Gives host objects numbers, the same object always the same number until it is released. */
export interface HandleTable {
  idOf(object: object): number
  /** Absent when the number was never given or was released. */
  objectOf(id: number): object | undefined
  release(id: number): void
  clear(): void
}

/** Options of `createHandleTable`. */
export interface CreateHandleTableOptions {
  /** Bytes an object takes while its handle is given out. */
  readonly bytesOf: (object: object) => number
  /** Told how many bytes more, or fewer, the table keeps alive. */
  readonly keep: (bytes: number) => void
}

/** Bytes of the table's own records of one object. */
const recordBytes = 256

/** Creates an empty table that keeps its objects alive until they are released. */
export function createHandleTable({ bytesOf, keep }: CreateHandleTableOptions): HandleTable {
  const objects = new Map<number, object>()
  const ids = new Map<object, number>()
  let last = 0
  return {
    idOf(object) {
      const known = ids.get(object)
      if (known !== undefined) return known
      last += 1
      ids.set(object, last)
      objects.set(last, object)
      keep(recordBytes + bytesOf(object))
      return last
    },
    objectOf: (id) => objects.get(id),
    release(id) {
      const object = objects.get(id)
      if (object === undefined) return
      objects.delete(id)
      ids.delete(object)
      keep(-recordBytes - bytesOf(object))
    },
    clear() {
      objects.clear()
      ids.clear()
    },
  }
}
