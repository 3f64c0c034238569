/** Height of a player's eyes over the feet, in blocks; https://minecraft.wiki/w/Player. */
export const eyeHeight = 1.62
