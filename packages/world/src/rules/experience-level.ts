/** A total of experience points as the client shows it. */
export interface ExperienceLevel {
  readonly level: number
  /** Share of the bar that is full, from 0 up to, not including, 1. */
  readonly progress: number
}

/**
 * The level and bar that a total of experience points amounts to.
 * Source: https://minecraft.wiki/w/Experience#Leveling_up
 */
export function experienceLevel(total: number): ExperienceLevel {
  let level = 0
  let rest = Math.max(0, total)
  while (rest >= pointsToNext(level)) {
    rest -= pointsToNext(level)
    level++
  }
  return { level, progress: rest / pointsToNext(level) }
}

/** The points from one level to the next. */
export function pointsToNext(level: number): number {
  if (level >= 30) return 112 + (level - 30) * 9
  return level >= 15 ? 37 + (level - 15) * 5 : 7 + level * 2
}
