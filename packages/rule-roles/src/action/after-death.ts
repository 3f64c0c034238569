import { distanceBetween, type KnownPlace, type Observation } from '@voyager-mc/core'

/** Blocks below oneself down to which one digs by hand for what a death has cost, before it vanishes after five minutes. */
const fetchingDepth = 24

/** Ticks that things lie before they vanish, and ticks that a block of the way there takes, sideways and down through rock. */
const lyingTicks = 6000
const walkTicks = 8
const digTicks = 80

/** Things that take longer to have again than to fetch from where one has died. */
const dear =
  /^(?!raw_)(.*(iron|gold|diamond|emerald|netherite|lapis|redstone).*|shield|bow|bucket|water_bucket|.*_bed)$/

/** Blocks around the place of a death in which the same enemy still waits. */
const deadlyBlocks = 48

/** Blocks between two deaths of one enemy: archers shoot as far. */
const trapBlocks = 24

/**
 * Things to be done after a death: dear things are fetched where they can be had again, for after a death nobody has a
 * tool to dig deep with; from cheap ones one stays away.
 */
export function afterDeath({
  places = [],
  dimension,
  position,
  inventory,
}: Observation): 'fetch' | 'leave' | undefined {
  const hasPickaxe = Object.keys(inventory).some((item) => item.endsWith('_pickaxe'))
  const deaths = places.filter((place) => place.kind === 'death' && place.dimension === dimension)
  const isInTime = ({ position: { x, y, z }, ageTicks }: KnownPlace): boolean => {
    const way = walkTicks * Math.hypot(x - position.x, z - position.z)
    return ageTicks + way + digTicks * Math.max(0, position.y - y) < lyingTicks
  }
  const isWorthIt = deaths.some(
    ({ contents, ...place }) =>
      (hasPickaxe || position.y - place.position.y <= fetchingDepth) &&
      isInTime(place) &&
      (contents === undefined || Object.keys(contents).some((item) => dear.test(item))),
  )
  // Whoever has died there twice and comes back with empty hands feeds the enemy.
  const isArmed = Object.keys(inventory).some((item) => /_(sword|axe)$/.test(item))
  if (isWorthIt && (isArmed || !isTrap(deaths))) return 'fetch'
  return deaths.some((place) => distanceBetween(place.position, position) < deadlyBlocks)
    ? 'leave'
    : undefined
}

/** Whether two deaths lie so close to each other that one enemy brought about both. */
function isTrap(deaths: readonly Pick<KnownPlace, 'position'>[]): boolean {
  return deaths.some((one, index) =>
    deaths.slice(index + 1).some((other) => distanceBetween(one.position, other.position) < trapBlocks),
  )
}
