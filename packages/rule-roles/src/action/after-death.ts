import { distanceBetween, type Observation } from '@voyager-mc/core'

/** Blocks below oneself down to which one digs by hand for what a death has cost, before it vanishes after five minutes. */
const fetchingDepth = 24

/** Things that take longer to have again than to fetch from where one has died. */
const dear = /iron|gold|diamond|emerald|netherite|lapis|redstone|^(shield|bow|bucket|water_bucket|.*_bed)$/

/** Blocks around the place of a death in which the same enemy still waits. */
const deadlyBlocks = 48

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
  const isWorthIt = deaths.some(
    ({ contents, position: { y } }) =>
      (hasPickaxe || position.y - y <= fetchingDepth) &&
      (contents === undefined || Object.keys(contents).some((item) => dear.test(item))),
  )
  if (isWorthIt) return 'fetch'
  return deaths.some((place) => distanceBetween(place.position, position) < deadlyBlocks)
    ? 'leave'
    : undefined
}
