/** Game mode of a player. */
export type GameMode = 'survival' | 'creative' | 'adventure' | 'spectator'

/** The game modes in protocol order, so that the index is the number on the wire. */
export const gameModes: readonly GameMode[] = ['survival', 'creative', 'adventure', 'spectator']
