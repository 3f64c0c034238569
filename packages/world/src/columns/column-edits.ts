import { DamagedColumnError } from '../errors/damaged-column-error.ts'
import { columnKey, parseColumnKey, type ColumnPlace } from './column-key.ts'
import { packEdits, unpackEdits, type Edits } from './pack-edits.ts'

/** A column's changes as they are kept. */
export interface KeptColumn extends ColumnPlace {
  /** Made by `packEdits`; absent when the column is as it was generated. */
  readonly bytes: Uint8Array | undefined
}

/** The changes to generated columns, unpacked when they are first needed. */
export interface ColumnEdits {
  /** The changes of a column; throws `DamagedColumnError`. */
  of(key: number): Edits
  /** Remembers a change. */
  set(key: number, index: number, stateId: number): void
  /** Gives the columns that were changed since the last taking. */
  takeChanged(): readonly KeptColumn[]
  /** Counts columns as changed again, because what was taken could not be kept. */
  giveBack(columns: readonly ColumnPlace[]): void
  /** Gives every column that differs from what was generated. */
  all(): readonly KeptColumn[]
  /** Takes other changes in place of its own and returns the keys of the columns that differ from what they were. */
  replace(columns: readonly KeptColumn[]): ReadonlySet<number>
}

/** Creates the changes of a world from the columns that were kept. */
export function createColumnEdits(kept: readonly KeptColumn[] = []): ColumnEdits {
  const packed = new Map<number, Uint8Array>()
  const unpacked = new Map<number, Map<number, number>>()
  const changed = new Set<number>()
  const ofColumn = (key: number): Map<number, number> | undefined => {
    const bytes = packed.get(key)
    if (bytes === undefined) return unpacked.get(key)
    const edits = unpackEdits(bytes)
    if (!edits) throw new DamagedColumnError(parseColumnKey(key))
    packed.delete(key)
    unpacked.set(key, edits)
    return edits
  }
  const bytesOf = (key: number): Uint8Array | undefined => {
    const edits = unpacked.get(key)
    return edits ? packEdits(edits) : packed.get(key)
  }
  const keptOf = (key: number): KeptColumn => ({ ...parseColumnKey(key), bytes: bytesOf(key) })
  const put = (key: number, bytes: Uint8Array | undefined): void => {
    unpacked.delete(key)
    if (bytes) packed.set(key, bytes)
    else packed.delete(key)
  }
  for (const column of kept) put(columnKey(column), column.bytes)
  return {
    of: (key) => ofColumn(key) ?? nothing,
    set(key, index, stateId) {
      const edits = ofColumn(key) ?? new Map<number, number>()
      edits.set(index, stateId)
      unpacked.set(key, edits)
      changed.add(key)
    },
    takeChanged() {
      const columns = [...changed].map(keptOf)
      changed.clear()
      return columns
    },
    giveBack(columns) {
      for (const column of columns) changed.add(columnKey(column))
    },
    all: () => [...packed.keys(), ...unpacked.keys()].map(keptOf),
    replace(columns) {
      const target = new Map(columns.map((column) => [columnKey(column), column.bytes]))
      const differing = [...new Set([...packed.keys(), ...unpacked.keys(), ...target.keys()])].filter(
        (key) => !isSame(bytesOf(key), target.get(key)),
      )
      for (const key of differing) {
        put(key, target.get(key))
        changed.add(key)
      }
      return new Set(differing)
    },
  }
}

const nothing: Edits = new Map()

function isSame(left: Uint8Array | undefined, right: Uint8Array | undefined): boolean {
  if (!left || !right) return left === right
  return left.length === right.length && left.every((byte, index) => byte === right[index])
}
