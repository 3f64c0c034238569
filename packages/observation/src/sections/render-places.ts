import type { KnownPlace, Observation, Position } from '@voyager-mc/core'
import { bearing, nearBlocks } from '../text/bearing.ts'
import { quoteName } from '../text/quote-untrusted.ts'
import { renderLosses } from './render-losses.ts'

/**
 * Pieces of words, numbers and signs the section may have. No usual vocabulary makes more tokens of a text than it has
 * pieces of this sort, so that the section stays within 150 tokens.
 */
const mostPieces = 150

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

/** Behind every kind. */
const lastRank = Object.keys(ranks).length

/** Blocks that are told before nearer ones: nobody comes by a second one soon. */
const scarce = /^(?:deepslate_)?(?:diamond|emerald)_ore$|^ancient_debris$|^obsidian$|^spawner$/

/** Blocks that a plan turns on: what is smelted, poured, drunk from or lived off. */
const useful = /_ore$|^(?:water|lava|bee_nest|beehive|wheat|carrots|potatoes|sugar_cane)$/

/** Growth and ornament, told when there is room: a meadow of flowers leaves none for anything else. */
const ornament =
  /^(?:dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|sunflower|lilac|rose_bush|peony|pink_petals|fern|large_fern|dead_bush|vine|glow_lichen|hanging_roots|rooted_dirt|spore_blossom|lily_pad|kelp|kelp_plant|sculk_vein|pointed_dripstone|dripstone_block)$|_tulip$|_mushroom$|azalea$|seagrass$|dripleaf|^moss_|^cave_vines/

/** Height in the overworld below which the land above is out of sight, and what biome it has matters little. */
const deepBelow = 50

/** Biomes of the underground. */
const caves = /_caves$|^deep_dark$/

/** Kinds of which the lists of what is around have the nearest one, too. */
const seenAround: ReadonlySet<KnownPlace['kind']> = new Set(['block', 'creature', 'villager', 'station'])

/** Ticks of a minute of play. */
const minuteTicks = 1200

/** Minutes from which the age of a sighting is told. */
const oldMinutes = 5

/** Renders the nearest remembered place of each name and every death, what matters most first; empty when there is none. */
export function renderPlaces(observation: Observation): string {
  const told = new Set<string>()
  let text = ''
  for (const place of worthTelling(observation)) {
    const key = `${place.kind} ${place.name}`
    // What was lost in one death is not what was lost in another.
    if (place.kind !== 'death' && told.has(key)) continue
    const longer = `${text}${text === '' ? 'Known places: ' : ', '}${describe(place, observation.position)}`
    if (countPieces(longer) > mostPieces) break
    told.add(key)
    text = longer
  }
  return text
}

/** Pieces of a text: at most four letters, three digits, or one sign; a sign of another script may be three tokens. */
export function countPieces(text: string): number {
  const foreign = text.match(/\P{ASCII}/gu)?.length ?? 0
  return (text.match(/[A-Za-z]{1,4}|\d{1,3}|[^\sA-Za-z\d]/g)?.length ?? 0) + 2 * foreign
}

function worthTelling({
  places = [],
  biome,
  dimension = 'overworld',
  position,
  nearbyBlocks,
  nearbyEntities,
}: Observation): readonly KnownPlace[] {
  const isDeep = dimension.includes('overworld') && position.y < deepBelow
  const around = new Map<string, number>()
  for (const { name, distanceBlocks } of [...nearbyBlocks, ...nearbyEntities])
    around.set(name, Math.min(distanceBlocks, around.get(name) ?? Infinity))
  return places
    .filter(({ kind, name, distanceBlocks = Infinity }) => {
      if (kind === 'chest' || (kind === 'biome' && name === biome)) return false
      if (kind === 'biome' && isDeep && !caves.test(name)) return false
      if (seenAround.has(kind) && Math.round(around.get(name) ?? Infinity) <= distanceBlocks) return false
      return kind === 'death' || kind === 'biome' || distanceBlocks >= nearBlocks
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ kind, name }: KnownPlace): number {
  if (kind !== 'block') return ranks[kind]
  if (ornament.test(name)) return lastRank
  if (scarce.test(name)) return ranks.block - 0.5
  return ranks.block - (useful.test(name) ? 0.25 : 0)
}

function describe(
  { kind, name, position, distanceBlocks, dimension, contents, ageTicks, untilTick, seenAtTick }: KnownPlace,
  from: Position,
): string {
  const place =
    distanceBlocks === undefined
      ? `in ${quoteName(dimension)}`
      : `${distanceBlocks} ${bearing(position, from)}`
  const minutes = Math.floor(ageTicks / minuteTicks)
  const lost = kind === 'death' ? contents : undefined
  const isNothingLeft = lost !== undefined && Object.keys(lost).length === 0
  const losses = lost === undefined ? [] : [`lost ${renderLosses(lost, toldItems)}`]
  const notes = [
    ...(isNothingLeft ? ['lost all to lava'] : losses),
    ...(untilTick === undefined || isNothingLeft
      ? []
      : [`${Math.max(0, Math.floor((untilTick - seenAtTick - ageTicks) / minuteTicks))} min left`]),
    ...(untilTick === undefined && minutes >= oldMinutes ? [`${minutes} min ago`] : []),
  ]
  return `${quoteName(name)} ${place}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`
}

/** Kinds of item a lost inventory is told with. */
const toldItems = 5
