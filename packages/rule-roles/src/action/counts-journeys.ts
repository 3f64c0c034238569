import { homeOf } from '@voyager-mc/tech-tree'

/** Items as a world of counts holds them. */
export interface CountedItems {
  readonly count: (item: string) => number
  readonly add: (item: string, amount: number) => void
  readonly fail: (reason: string) => object
  /** Drops what a creature leaves. */
  readonly drop: (mob: string) => void
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
export function countsJourneys({ count, add, fail, drop }: CountedItems): CountsJourneys {
  const game = { dimension: 'overworld' }
  let hasPortal = false
  const done = { status: 'succeeded' }
  const isHere = (source: string): boolean => (homeOf(source)?.dimension ?? 'overworld') === game.dimension
  const kill = (name: string): object => {
    if (!isHere(name)) return fail(`no ${name} here`)
    drop(name)
    return done
  }
  return {
    game,
    isHere,
    primitives: {
      killMob: async (_bot, name) => kill(String(name)),
      fightFromCover: async (_bot, name) => kill(String(name)),
      takeShelter: async () => done,
      fleeFrom: async () => done,
      attackTarget: async (_bot, creature) => kill(nameOf(creature)),
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

function nameOf(creature: unknown): string {
  const name: unknown = typeof creature === 'object' && creature !== null && Reflect.get(creature, 'name')
  return String(name)
}
