import type { SkillRecord } from '../record/skill-record.ts'

/** Rows of a table of skills as one process knows them. */
export interface KnownRows {
  count(): number
  /** Digests of all rows, added up without carry. */
  checksum(): Uint8Array
  /** Highest sequence; 0 when there is no row. */
  highest(): number
  sequenceOf(record: SkillRecord): number | undefined
  /** Puts a row in the place of the one with its sequence, or anew; one that cannot be used has no record. */
  put(row: { readonly sequence: number; readonly digest: Uint8Array; readonly record?: SkillRecord }): void
  clear(): void
}

/** Makes an empty one. */
export function createKnownRows(): KnownRows {
  const digests = new Map<number, Uint8Array>()
  const sequences = new Map<string, number>()
  const sum = new Uint8Array(16)
  let highest = 0
  const add = (digest: Uint8Array): void => {
    // Counted by hand, because iterators are felt at ten thousand rows.
    for (let at = 0; at < digest.length; at += 1) sum[at] = (sum[at] ?? 0) ^ (digest[at] ?? 0)
  }
  return {
    count: () => digests.size,
    checksum: () => sum.slice(),
    highest: () => highest,
    sequenceOf: (record) => sequences.get(keyOf(record)),
    put({ sequence, digest, record }) {
      const former = digests.get(sequence)
      if (former !== undefined) add(former)
      add(digest)
      digests.set(sequence, digest)
      highest = Math.max(highest, sequence)
      if (record !== undefined) sequences.set(keyOf(record), sequence)
    },
    clear() {
      digests.clear()
      sequences.clear()
      sum.fill(0)
      highest = 0
    },
  }
}

function keyOf({ name, version }: SkillRecord): string {
  return `${name}@${version}`
}
