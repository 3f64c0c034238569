/**
 * Blocks that an agent knows of. `exposed`: those of which a face was open to where it has been able to look. `loaded`:
 * all that the server has sent, buried ones too, as mineflayer searches and as the original plays.
 */
export type Sight = 'exposed' | 'loaded'

/** All kinds of sight. */
export const sights: readonly Sight[] = ['exposed', 'loaded']

/** The sight of whoever asks for none: nobody sees through rock unless told to. */
export const defaultSight: Sight = 'exposed'
