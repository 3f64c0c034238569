/** Ticks after a player's harm in which the game credits it with a death by the world: a fall, fire, lava. */
export const killCreditTicks = 100
