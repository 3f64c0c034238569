/** Shells that completions are written for. */
export const shells = ['bash', 'zsh', 'fish'] as const

/** One of them, by name. */
export type Shell = (typeof shells)[number]
