import type { Observation } from '@voyager-mc/core'

/**
 * Arrows for ten crystals and a dragon in flight: so many are asked for, and with so many one sets out. A life with 49 of
 * the 64 that were asked for before hunted skeletons for 40 minutes more.
 */
export const arrowsForTheDragon = { asked: 36, enough: 24 } as const

/**
 * Task that brings them: made of feathers where hens are known, in six minutes (seed 2332). Two lives that hunted archers for
 * them lost their eyes of ender.
 */
export function taskForArrows({ nearbyEntities, places = [] }: Observation): string {
  const isHenKnown = [...nearbyEntities, ...places].some(({ name }) => name === 'chicken')
  return `${isHenKnown ? 'Craft' : 'Obtain'} ${arrowsForTheDragon.asked} arrow`
}
