import { keyOfWay, mostWayRecords, type WayRecord } from '@voyager-mc/core'
import { z } from 'zod'

const longestName = 100
const name = z.string().min(1).max(longestName)
const amount = z.number().nonnegative()
const count = z.int().nonnegative()

/** Checks a record read from outside. */
export const wayRecordSchema: z.ZodType<WayRecord> = z.object({
  way: name,
  item: name,
  version: name,
  biome: name,
  dimension: name,
  tries: count,
  failures: count,
  ticks: amount,
  items: amount,
  damage: amount,
})

/** The records among values from outside; what is none is left out. */
export function parseExperience(values: unknown): readonly WayRecord[] {
  if (!Array.isArray(values)) return []
  return values.flatMap((value: unknown) => {
    const parsed = wayRecordSchema.safeParse(value)
    return parsed.success ? [parsed.data] : []
  })
}

/** Records after a save: newer ones replace those of the same key, and the least tried go when there are too many. */
export function mergeExperience(
  before: readonly WayRecord[],
  saved: readonly WayRecord[],
): readonly WayRecord[] {
  const merged = [...new Map([...before, ...saved].map((record) => [keyOfWay(record), record])).values()]
  return merged.length <= mostWayRecords
    ? merged
    : merged.toSorted((a, b) => b.tries - a.tries).slice(0, mostWayRecords)
}

/** Experience of somebody else that says more than one's own: taken over twice it is the same. */
export function newerExperience(
  own: readonly WayRecord[],
  others: readonly WayRecord[],
): readonly WayRecord[] {
  const tries = new Map(own.map((record) => [keyOfWay(record), record.tries]))
  return others.filter((record) => record.tries > (tries.get(keyOfWay(record)) ?? 0))
}
