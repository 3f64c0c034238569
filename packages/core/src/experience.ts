/** Record of one way to an item in one kind of surroundings, over all lives: plain data. */
export interface WayRecord {
  /** Name of the way, such as `mine`, `kill cow` or `skill mineIronOre`. */
  readonly way: string
  readonly item: string
  /** Game version. */
  readonly version: string
  readonly biome: string
  /** Such as `overworld` or `the_nether`. */
  readonly dimension: string
  readonly tries: number
  /** Tries that brought nothing. */
  readonly failures: number
  /** Ticks of all tries, without the time other ways took within them. */
  readonly ticks: number
  /** Items that all tries brought. */
  readonly items: number
  /** Half hearts lost in all tries. */
  readonly damage: number
}

/** Most records that are kept; those with the fewest tries go first. */
export const mostWayRecords = 5000

/** Keeps experience with ways, in the library whose skills it is about. */
export interface ExperienceStore {
  /** Records as they were saved last; empty when nothing was. */
  load(): Promise<readonly WayRecord[]>
  /** Replaces the records of the same way, item, version, biome and dimension; others stay. */
  save(records: readonly WayRecord[]): Promise<void>
}

/** The key of a record: two with the same one are the same experience. */
export function keyOfWay({ way, item, version, biome, dimension }: WayRecord): string {
  return JSON.stringify([way, item, version, biome, dimension])
}
