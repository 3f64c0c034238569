/** Danger of a world. */
export type Difficulty = 'peaceful' | 'easy' | 'normal' | 'hard'

/** The difficulties in protocol order, so that the index is the number on the wire. */
export const difficulties: readonly Difficulty[] = ['peaceful', 'easy', 'normal', 'hard']
