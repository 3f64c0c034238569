import {
  distanceBetween,
  lyingTicks,
  restingBlocks,
  type KnownPlace,
  type Observation,
} from '@voyager-mc/core'

/** Blocks below oneself down to which one digs by hand for what a death has cost, before it vanishes after five minutes. */
const fetchingDepth = 24

/** Ticks that a block of the way there takes, sideways and down through rock. */
const walkTicks = 8
const digTicks = 80

/** Things that take longer to have again than to fetch from where one has died. */
const dear =
  /^(?!raw_)(.*(iron|gold|diamond|emerald|netherite|lapis|redstone).*|shield|bow|bucket|water_bucket|.*_bed)$/

/** Blocks around the place of a death in which the same enemy still waits. */
const deadlyBlocks = 48

/** Blocks between two deaths of one enemy: archers shoot as far. */
const trapBlocks = 24

/** Blocks from a portal to what lies in the Nether that are no day's walk. */
const awayBlocks = 400

/** Chore after a death: its things are fetched, here or through a portal, or its place is left. */
export type DeathChore = 'fetch' | 'fetch-away' | 'leave'

/**
 * Things to be done after a death: dear things are fetched where they can be had again, for after a death nobody has a
 * tool to dig deep with; from cheap ones one stays away.
 */
export function afterDeath({
  places = [],
  dimension,
  position,
  inventory,
}: Observation): DeathChore | undefined {
  const held = Object.keys(inventory)
  const hasPickaxe = held.some((item) => item.endsWith('_pickaxe'))
  const allDeaths = places.filter(({ kind }) => kind === 'death')
  const deaths = allDeaths.filter((place) => place.dimension === dimension)
  const isInTime = (place: KnownPlace): boolean => {
    const { x, y, z } = place.position
    const blocks = Math.hypot(x - position.x, z - position.z)
    const dig = digTicks * Math.max(0, position.y - y)
    return (
      walkTicks * blocks < lyingTicks && walkTicks * Math.min(blocks, restingBlocks) + dig < ticksLeft(place)
    )
  }
  const isWorthIt = deaths.some(
    (place) =>
      (hasPickaxe || position.y - place.position.y <= fetchingDepth) && isInTime(place) && isDear(place),
  )
  // Whoever has died there twice and comes back with empty hands feeds the enemy.
  const isArmed = held.some((item) => /_(sword|axe)$/.test(item))
  if (isWorthIt && (isArmed || !isTrap(deaths))) return 'fetch'
  if (deaths.some((place) => distanceBetween(place.position, position) < deadlyBlocks)) return 'leave'
  if (dimension !== 'overworld') return undefined
  const inNether = allDeaths.filter((place) => place.dimension === 'the_nether')
  // Whoever climbs down to a portal below ground with bare hands sits in its shaft for half an hour.
  const portals = places.filter(
    (place) => place.kind === 'portal' && (hasPickaxe || position.y - place.position.y <= fetchingDepth),
  )
  const isReached = inNether.some(
    (place) => isDear(place) && ticksLeft(place) > lyingTicks / 2 && leadsTo(place, portals),
  )
  return isReached && (isArmed || !isTrap(inNether)) ? 'fetch-away' : undefined
}

function isDear({ contents }: KnownPlace): boolean {
  return contents === undefined || Object.keys(contents).some((item) => dear.test(item))
}

/** Ticks with somebody near for which things still lie there. */
function ticksLeft({ untilTick, seenAtTick, ageTicks }: KnownPlace): number {
  return (untilTick ?? seenAtTick + lyingTicks) - seenAtTick - ageTicks
}

/** Whether one of these portals leads from the Overworld to near a place in the Nether. */
function leadsTo({ position, dimension }: KnownPlace, portals: readonly KnownPlace[]): boolean {
  return portals.some(
    ({ dimension: here, leadsTo: exit }) =>
      here === 'overworld' &&
      exit?.dimension === dimension &&
      distanceBetween(exit.position, position) < awayBlocks,
  )
}

/** Whether two deaths lie so close to each other that one enemy brought about both. */
function isTrap(deaths: readonly Pick<KnownPlace, 'position'>[]): boolean {
  return deaths.some((one, index) =>
    deaths.slice(index + 1).some((other) => distanceBetween(one.position, other.position) < trapBlocks),
  )
}
