/**
 * Arrows for ten crystals and a dragon in flight: so many are asked for, and with so many one sets out. A life with 49 of
 * the 64 that were asked for before hunted skeletons for 40 minutes more.
 */
export const arrowsForTheDragon = { asked: 36, enough: 24 } as const
