/**
 * Attempts of the paper, for commands that have not loaded the agent yet: those of one learning run, and those at a goal
 * that was not learned for. A test compares them with `paper` of the preset, and with the help.
 */
export const paperAttempts = { learn: 160, solve: 50 } as const
