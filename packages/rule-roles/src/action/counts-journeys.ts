import { homeOf } from '@voyager-mc/tech-tree'

/** Items as a world of counts holds them. */
export interface CountedItems {
  readonly count: (item: string) => number
  readonly add: (item: string, amount: number) => void
  readonly fail: (reason: string) => object
}

/** Journeys between dimensions, on counts: a portal takes what it takes, and what grows elsewhere is not here. */
export interface CountsJourneys {
  /** Named as a bot's `game` is. */
  readonly game: { dimension: string }
  isHere(source: string): boolean
  readonly primitives: Readonly<Record<string, (...values: readonly unknown[]) => Promise<object>>>
}

const frameBlocks = 10
const cornerBlocks = 4

/** Starts in the Overworld, without any portal. */
export function countsJourneys({ count, add, fail }: CountedItems): CountsJourneys {
  const game = { dimension: 'overworld' }
  let hasPortal = false
  const done = { status: 'succeeded' }
  return {
    game,
    isHere: (source) => (homeOf(source)?.dimension ?? 'overworld') === game.dimension,
    primitives: {
      async buildPortal() {
        if (count('obsidian') < frameBlocks) return fail('no obsidian for a portal')
        if (count('flint_and_steel') < 1) return fail('nothing to light a portal with')
        const filler = ['cobblestone', 'dirt', 'netherrack'].find((name) => count(name) >= cornerBlocks)
        if (filler === undefined) return fail('nothing for the corners of a portal')
        add('obsidian', -frameBlocks)
        add(filler, -cornerBlocks)
        hasPortal = true
        return done
      },
      async enterPortal() {
        // Not counted as a failure: a program may look before it builds.
        if (!hasPortal) return { status: 'failed', reason: 'not-found' }
        game.dimension = game.dimension === 'overworld' ? 'the_nether' : 'overworld'
        return done
      },
      findStructure: async (_bot, structure) =>
        typeof structure === 'string' && homeOf(structure)?.dimension === game.dimension
          ? done
          : fail(`no ${String(structure)} here`),
    },
  }
}
