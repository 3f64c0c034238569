/** Eyes for a portal and the way to it, of which some break, and with how many of them one sets out; frames hold one or two. */
export const eyesForThePortal = { asked: 14, enough: 12 } as const
