import { distanceBetween, type ItemCounts, type Observation } from '@voyager-mc/core'

/** Name under which the agent remembers the chest of its own in which it keeps what the way to the dragon takes. */
export const hoardName = 'hoard'

/**
 * Items that are kept there, each with how many are carried on: a stand and its fuel are brewed with, and some arrows are
 * shot. A death costs what is carried: three lives have lost their eyes of ender on an errand for something else, and after
 * a death the way to the iron of the next outfit, with bare hands, took half an hour and cost further lives.
 */
export const hoarded = {
  ender_eye: 0,
  ender_pearl: 0,
  blaze_rod: 2,
  blaze_powder: 1,
  arrow: 8,
  iron_ingot: 3,
} as const

/** Word among what is wanted by which a program keeps all that it carries. */
export const everything = 'everything'

/** Ingots of a second outfit: pickaxe, blade, shield, breastplate, leggings and helmet. */
export const outfitIngots = 26

/** Items that are remembered to lie in the chest of one's own; none where there is no such chest. */
export function hoardOf({ places = [] }: Pick<Observation, 'places'>): ItemCounts {
  const named = places.find(({ kind, name }) => kind === 'waypoint' && name === hoardName)
  if (named === undefined) return {}
  const chest = places.find(
    ({ kind, dimension, position }) =>
      kind === 'chest' && dimension === named.dimension && distanceBetween(position, named.position) === 0,
  )
  return chest?.contents ?? {}
}

/** Count of an item that is held or lies in the chest of one's own. */
export function heldOrHoarded(observation: Pick<Observation, 'inventory' | 'places'>, item: string): number {
  return (observation.inventory[item] ?? 0) + (hoardOf(observation)[item] ?? 0)
}
