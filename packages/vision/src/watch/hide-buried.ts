import { lookOfState } from '../blocks/look-of-state.ts'
import { readState } from '../terrain/read-section.ts'
import { cellIndex, sectionKey, type Section, type TerrainNews } from '../terrain/section.ts'
import type { ViewedBot } from '../viewed-bot.ts'

/**
 * News without the blocks that no eye can reach: those with whole blocks on all six sides. They are told as the block
 * before them, which takes a third of the room, and as they are once one of their sides is open.
 */
export interface BuriedBlocks {
  /** Hides what is buried in new sections, and adds what was dug free since the last call. */
  hide(this: void, news: TerrainNews): TerrainNews
  /** Listens to the bot no longer. */
  stop(this: void): void
}

type Cell = readonly [x: number, y: number, z: number]

const sides: readonly Cell[] = [
  [-1, 0, 0],
  [1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
]

/** Hides buried blocks of a bot's world. */
export function hideBuried(bot: ViewedBot): BuriedBlocks {
  const covers = coversSight(bot)
  const told = new Set<string>()
  const opened = new Map<string, Cell>()
  let { dimension } = bot.game
  const onBlock = (before: ChangedBlock | null | undefined, after: ChangedBlock | null): void => {
    if (after?.stateId === undefined || covers(after.stateId)) return
    if (before?.stateId !== undefined && !covers(before.stateId)) return
    const { x, y, z } = after.position
    opened.set(sectionKey(x, y, z), [x, y, z])
  }
  bot.on('blockUpdate', onBlock)
  return {
    hide(news) {
      if (news.dimension !== dimension) told.clear()
      ;({ dimension } = news)
      const sections = news.sections.map((section) => hideInSection(section, { bot, covers }))
      const fresh = new Set(news.sections.map(({ x, y, z }) => sectionKey(x, y, z)))
      const freed = freedBy(opened, { bot, covers }).filter(([x, y, z]) => {
        const key = sectionKey(x >> 4, y >> 4, z >> 4)
        return told.has(key) && !fresh.has(key)
      })
      for (const key of fresh) told.add(key)
      opened.clear()
      return { ...news, sections, changes: [...news.changes, ...freed] }
    },
    stop: () => void bot.removeListener('blockUpdate', onBlock),
  }
}

interface ChangedBlock {
  readonly position: { readonly x: number; readonly y: number; readonly z: number }
  readonly stateId?: number
}

/** Whether a block of a state hides what is behind it. */
type Covers = (state: number) => boolean

interface Ground {
  readonly bot: ViewedBot
  readonly covers: Covers
}

function coversSight({ registry }: ViewedBot): Covers {
  const known = new Map<number, boolean>()
  return (state) => {
    const is = known.get(state) ?? lookOfState(registry, state)?.form === 'cube'
    known.set(state, is)
    return is
  }
}

function hideInSection(section: Section, { bot, covers }: Ground): Section {
  const { x: cx, y: cy, z: cz, states } = section
  if (states === undefined) return section
  // What is not loaded may be open, so it buries nothing.
  const isCovered = (x: number, y: number, z: number): boolean => {
    const isInside = x >> 4 === cx && y >> 4 === cy && z >> 4 === cz
    const state = isInside ? states[cellIndex(x, y, z)] : readState(bot.world, { x, y, z })
    return state !== undefined && covers(state)
  }
  const shown = states.slice()
  let last: number | undefined
  for (const [index, state] of states.entries()) {
    if (!covers(state)) continue
    const [x, y, z] = [cx * 16 + (index & 15), cy * 16 + (index >> 8), cz * 16 + ((index >> 4) & 15)]
    const isBuried = last !== undefined && sides.every(([dx, dy, dz]) => isCovered(x + dx, y + dy, z + dz))
    if (isBuried && last !== undefined) shown[index] = last
    else last = state
  }
  return { ...section, states: shown }
}

/** Blocks all of whose open sides were opened just now. */
function freedBy(
  opened: ReadonlyMap<string, Cell>,
  { bot, covers }: Ground,
): readonly TerrainNews['changes'][number][] {
  const freed = new Map<string, TerrainNews['changes'][number]>()
  const stateOf = ([x, y, z]: Cell): number | undefined => readState(bot.world, { x, y, z })
  const wasOpen = (cell: Cell): boolean => {
    const state = stateOf(cell)
    return state !== undefined && !covers(state) && !opened.has(sectionKey(...cell))
  }
  for (const cell of opened.values())
    for (const near of around(cell)) {
      const state = stateOf(near)
      if (state === undefined || !covers(state) || around(near).some(wasOpen)) continue
      freed.set(sectionKey(...near), [...near, state])
    }
  return [...freed.values()]
}

function around([x, y, z]: Cell): readonly Cell[] {
  return sides.map(([dx, dy, dz]) => [x + dx, y + dy, z + dz])
}
