import type { KnownPlace, Observation, Position } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'
import { renderItems } from './render-inventory.ts'

/**
 * Pieces of words, numbers and signs the section may have. No usual vocabulary makes more tokens of a text than it has
 * pieces of this sort, so that the section stays within 150 tokens.
 */
const mostPieces = 150

/** Nearer than this a block is in the list of what is around. */
const nearBlocks = 9

/** Kinds in the order in which they are worth a word; chests have a section of their own. */
const ranks: Readonly<Record<KnownPlace['kind'], number>> = {
  death: 0,
  portal: 1,
  structure: 2,
  waypoint: 3,
  villager: 4,
  bed: 5,
  block: 6,
  creature: 7,
  station: 8,
  biome: 9,
  chest: 10,
}

/** Ticks of a minute of play. */
const minuteTicks = 1200

/** Minutes from which the age of a sighting is told. */
const oldMinutes = 5

/** Renders the nearest remembered place of each name, what matters most first; empty when there is none. */
export function renderPlaces(observation: Observation): string {
  const told = new Set<string>()
  let text = ''
  for (const place of worthTelling(observation)) {
    const key = `${place.kind} ${place.name}`
    if (told.has(key)) continue
    const longer = `${text}${text === '' ? 'Known places: ' : ', '}${describe(place, observation.position)}`
    if (countPieces(longer) > mostPieces) break
    told.add(key)
    text = longer
  }
  return text
}

/** Pieces of a text: at most four letters, three digits, or one sign. */
export function countPieces(text: string): number {
  return text.match(/[A-Za-z]{1,4}|\d{1,3}|[^\sA-Za-z\d]/g)?.length ?? 0
}

function worthTelling({ places = [], biome }: Observation): readonly KnownPlace[] {
  return places
    .filter(({ kind, name, distanceBlocks = Infinity }) => {
      if (kind === 'chest' || (kind === 'biome' && name === biome)) return false
      return kind === 'death' || kind === 'biome' || distanceBlocks >= nearBlocks
    })
    .toSorted((a, b) => ranks[a.kind] - ranks[b.kind])
}

function describe(
  { kind, name, position, distanceBlocks, dimension, contents, ageTicks, untilTick, seenAtTick }: KnownPlace,
  from: Position,
): string {
  const place =
    distanceBlocks === undefined ? `in ${quoteName(dimension)}` : bearing(position, { from, distanceBlocks })
  const minutes = Math.floor(ageTicks / minuteTicks)
  const notes = [
    ...(contents === undefined || kind !== 'death' ? [] : [`lost ${renderItems(mostNumerous(contents))}`]),
    ...(untilTick === undefined
      ? []
      : [`${Math.max(0, Math.floor((untilTick - seenAtTick - ageTicks) / minuteTicks))} min left`]),
    ...(untilTick === undefined && minutes >= oldMinutes ? [`${minutes} min ago`] : []),
  ]
  return `${quoteName(name)} ${place}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`
}

/** Kinds of item a lost inventory is told with. */
const toldItems = 5

function mostNumerous(contents: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  // Tools and armour come one at a time, and are what one goes back for.
  return Object.fromEntries(
    Object.entries(contents)
      .toSorted(([, a], [, b]) => a - b)
      .slice(0, toldItems),
  )
}

const compass = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE']

/** Difference of height worth a word, in blocks. */
const steepBlocks = 10

function bearing(
  { x, y, z }: Position,
  { from, distanceBlocks }: { readonly from: Position; readonly distanceBlocks: number },
): string {
  // East is positive x and south positive z.
  const turn = Math.round((Math.atan2(z - from.z, x - from.x) / (2 * Math.PI)) * compass.length)
  const way = compass[(turn + compass.length) % compass.length]
  const height = Math.round(y - from.y)
  const level = Math.abs(height) < steepBlocks
  return `${distanceBlocks} ${way}${level ? '' : ` ${Math.abs(height)} ${height > 0 ? 'up' : 'down'}`}`
}
