/**
 * Eyes for a portal and the way to it, of which some break, and with how many of them one sets out; frames hold one or two of the twelve.
 * Of fourteen four broke on the way in each of two lives: ten were too few, and the way back for two more took an hour.
 */
export const eyesForThePortal = { asked: 16, enough: 14, frames: 12 } as const
