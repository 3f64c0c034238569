import type { HeldGoal, SimpleGoal, Source } from '../contract/postcondition.ts'
import type { Lexicon } from './lexicon.ts'
import { placedBlocks } from './placed-blocks.ts'
import type { Draft } from './task-row.ts'

/** Distance from the start that counts as exploring, in blocks. */
const exploredBlocks = 12

/** Distance at which a place counts as reached, in blocks. */
const reachedBlocks = 3

type Writer = (task: Draft, lexicon: Lexicon) => SimpleGoal

/** Writer of the goal to hold what a task accepts, come by one way. */
export function held(by: Source, { isTotal = false }: { readonly isTotal?: boolean } = {}): Writer {
  return ({ count, names, accepts, means, origin }, lexicon): HeldGoal => {
    if (origin !== undefined) {
      const others = otherGivers(accepts, origin.names, lexicon)
      return {
        kind: 'held',
        items: accepts,
        count,
        by: 'creature',
        from: origin.names,
        others,
        ...toolsOf(means),
      }
    }
    const isGrown = by === 'harvest' || by === 'grow'
    const from = by === 'mine' ? names : isGrown ? growingBlocks(accepts, lexicon) : []
    return {
      kind: 'held',
      items: accepts,
      count,
      by,
      ...(from.length === 0 ? {} : { from }),
      ...(isTotal ? { isTotal } : {}),
      ...toolsOf(means),
    }
  }
}

/** Whatever else gives the items when it is killed or dug, and the ways by which they are thrown to the agent. */
function otherGivers(
  items: readonly string[],
  creatures: readonly string[],
  { data, ways }: Lexicon,
): readonly string[] {
  const dropping = (drops: readonly { readonly item: string }[]): boolean =>
    drops.some(({ item }) => items.includes(item))
  const mobs = [...data.mobs].flatMap(([mob, drops]) => (dropping(drops) ? [mob] : []))
  const blocks = [...data.blocks.values()].flatMap(({ name, drops }) => (dropping(drops) ? [name] : []))
  const others = items.flatMap((item) =>
    (ways.get(item) ?? []).flatMap((way): readonly string[] => {
      if (way.type === 'mine') return way.blocks
      if (way.type === 'kill') return [way.mob]
      return way.type === 'fish' || way.type === 'barter' ? [way.type] : []
    }),
  )
  return unique([...mobs, ...blocks, ...others]).filter((name) => !creatures.includes(name))
}

/** Goal of items taken out of chests, those of a structure where one is named. */
export const looted: Writer = ({ count, accepts, detail }) => ({
  kind: 'held',
  items: accepts,
  count,
  by: 'loot',
  ...(detail === undefined ? {} : { from: [detail] }),
})

/** Goal of deeds to creatures that live on. */
export function tended(kind: 'tamed' | 'milked' | 'sheared'): Writer {
  return ({ names, count, means }) => ({ kind, creatures: names, count, ...toolsOf(means) })
}

/** Goal of young ones, one for each pair: whoever breeds two cows feeds two, which have one calf. */
export const bred: Writer = ({ names, count, means }) => ({
  kind: 'bred',
  creatures: names,
  count: Math.max(1, Math.floor(count / 2)),
  ...toolsOf(means),
})

/** Goal of a kill. */
export const killed: Writer = ({ names, count, means }) => ({
  kind: 'killed',
  creatures: names,
  count,
  ...toolsOf(means),
})

/** Goal of something that is worn: of a set each piece. */
export const worn: Writer = ({ kind, names }) => ({
  kind: 'worn',
  sets: kind === 'set' ? names.map((name) => [name]) : [names],
})

/** Goal of something put into a chest. */
export const deposited: Writer = ({ names, count, position }) => ({
  kind: 'deposited',
  items: names,
  count,
  ...placeOf(position),
})

/** Goal of something set down or planted. */
export const placed: Writer = ({ names, count, position }, lexicon) => {
  const blocks = unique(names.flatMap((name) => placedBlocks(name, lexicon.data)))
  return { kind: 'placed', items: names, blocks, count, ...placeOf(position) }
}

/** Goal of an item that bears an enchantment. */
export const enchanted: Writer = ({ names, detail }) => {
  // A book that is enchanted is another item.
  const items = names.includes('book') ? [...names, 'enchanted_book'] : names
  if (detail === undefined) return { kind: 'enchanted', items }
  const [enchantment = '', level] = detail.split(' ')
  return { kind: 'enchanted', items, enchantment, ...(level === undefined ? {} : { level: Number(level) }) }
}

/** Goal of a place one goes to or into. */
export const entered: Writer = ({ names, kind, position, axes }) => {
  if (position !== undefined)
    return { kind: 'reached', position, ...(axes === undefined ? {} : { axes }), withinBlocks: reachedBlocks }
  const place = kind === 'biome' || kind === 'dimension' ? kind : 'structure'
  return { kind: place, names }
}

/** Goal of a search, or of a walk when nothing is looked for. */
export const found: Writer = ({ names, kind, count }) => {
  if (names.length === 0) return { kind: 'explored', distanceBlocks: Math.max(count, exploredBlocks) }
  const what = kind === 'creature' || kind === 'biome' || kind === 'structure' ? kind : 'block'
  return { kind: 'found', what, names }
}

function toolsOf(means: Draft['means']): { readonly with?: readonly string[] } {
  return means === undefined ? {} : { with: means.names }
}

function placeOf(position: Draft['position']): Pick<Draft, 'position'> {
  return position === undefined ? {} : { position }
}

/** Blocks one breaks for a harvest, and those one plants for it. */
function growingBlocks(items: readonly string[], { data }: Lexicon): readonly string[] {
  const dropping = [...data.blocks.values()].filter(({ drops }) =>
    drops.some(({ item }) => items.includes(item)),
  )
  const stems = items.flatMap((item) => (data.blocks.has(`${item}_stem`) ? [`${item}_stem`] : []))
  return [...dropping.map(({ name }) => name), ...stems]
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
