// A walk to a known place, with a climb at its beginning and the detours of the land; what is new there takes half an hour.
const climbMs = 60_000
const msPerBlock = 450
// Blocks by which a walk that ended early has to come closer for another one.
const gainBlocks = 16

/** Walks to one place, each with its own time. */
export interface WalkWhileCloserOptions<Found> {
  /** Blocks that are left. */
  readonly distance: () => number
  /** Walks for so long at most; resolves to what it was for, if that is in sight. */
  readonly walk: (timeoutMs: number) => Promise<Found | undefined>
}

/** Walks to a far place again and again, as long as that leads closer, until there is in sight what the way is for. */
export async function walkWhileCloser<Found>({
  distance,
  walk,
}: WalkWhileCloserOptions<Found>): Promise<Found | undefined> {
  for (let before = Infinity; before - distance() > gainBlocks;) {
    before = distance()
    const found = await walk(climbMs + msPerBlock * before)
    if (found !== undefined) return found
  }
  return undefined
}
