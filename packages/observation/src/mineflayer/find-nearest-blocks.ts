import type { Bot } from 'mineflayer'
import { seenBy } from './sight.ts'
import { loadedSections, sectionSize, type Cell, type LoadedSection } from './loaded-sections.ts'

/** The part of a bot that the search needs. */
export type SearchedBot = Pick<Bot, 'entity' | 'registry' | 'world'>

/** Options of `findNearestBlocks`. */
export interface FindNearestBlocksOptions {
  readonly names: readonly string[]
  /** From the block that holds `point`, in blocks. */
  readonly maxDistance: number
  readonly limit: number
  /** Where to measure from; the bot by default. */
  readonly point?: Cell
  /** Called before the cells of a section are read; may throw to end the search. */
  onScan?(this: void): void
}

/**
 * Positions of blocks whose name is among `names`, nearest first; where sight is limited, of those that were seen. Reads chunk palettes and block states, so that no
 * block object is made; `bot.findBlocks` makes one per cell of every section without a palette.
 */
export function findNearestBlocks(bot: SearchedBot, { names, ...options }: FindNearestBlocksOptions): Cell[] {
  const states = statesOf(bot.registry, names)
  return findNearestCells(bot, {
    ...options,
    matching(section) {
      if (!mayHold(section, states)) return []
      options.onScan?.()
      return scanSection(section, states)
    },
  })
}

export interface FindNearestCellsOptions extends Omit<FindNearestBlocksOptions, 'names'> {
  /** Positions of a section that count. */
  readonly matching: (section: LoadedSection) => Iterable<Cell>
}

/** Positions in sight that `matching` finds in each section, nearest first; stops when no nearer one is left. */
export function findNearestCells(
  bot: Pick<SearchedBot, 'entity' | 'world'>,
  { maxDistance, limit, point = bot.entity.position, matching }: FindNearestCellsOptions,
): Cell[] {
  const centre = point.floored()
  const isSeen = seenBy(bot)
  const found: { position: Cell; distance: number }[] = []
  let enoughWithin = maxDistance
  for (const section of loadedSections(bot.world, { centre, maxDistance })) {
    if (section.distanceBlocks > enoughWithin) break
    for (const position of matching(section)) {
      const distance = position.distanceTo(centre)
      if (distance > maxDistance || isSeen?.(position.x, position.y, position.z) === false) continue
      found.push({ position, distance })
    }
    if (found.length >= limit) {
      found.sort((a, b) => a.distance - b.distance)
      found.length = limit
      enoughWithin = found.at(-1)?.distance ?? maxDistance
    }
  }
  return found.sort((a, b) => a.distance - b.distance).map(({ position }) => position)
}

/** A 1 at every state of the named blocks: name, tier and fluid of a block do not depend on its state. */
function statesOf({ blocksByName }: Bot['registry'], names: readonly string[]): Uint8Array {
  const blocks = names
    .flatMap((name) => blocksByName[name] ?? [])
    .filter(({ minStateId, maxStateId }) => minStateId !== undefined && maxStateId !== undefined)
  const states = new Uint8Array(Math.max(-1, ...blocks.map(({ maxStateId }) => maxStateId)) + 1)
  for (const { minStateId, maxStateId } of blocks) states.fill(1, minStateId, maxStateId + 1)
  return states
}

function mayHold({ palette }: LoadedSection, states: Uint8Array): boolean {
  return palette === undefined || palette.some((state) => states[state] === 1)
}

function scanSection(section: LoadedSection, states: Uint8Array): Cell[] {
  const found: Cell[] = []
  for (let y = 0; y < sectionSize; y += 1) {
    for (let z = 0; z < sectionSize; z += 1) {
      for (let x = 0; x < sectionSize; x += 1) {
        if (states[section.stateAt(x, y, z)] === 1) found.push(section.origin.offset(x, y, z))
      }
    }
  }
  return found
}
