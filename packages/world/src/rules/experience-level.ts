/** A total of experience points as the client shows it. */
export interface ExperienceLevel {
  readonly level: number
  /** How full the bar is, from 0 up to, not including, 1. */
  readonly progress: number
}

/** The level and bar that a total of experience points amounts to. */
export function experienceLevel(total: number): ExperienceLevel {
  return { level: total, progress: 0 }
}
