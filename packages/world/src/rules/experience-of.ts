import { experienceLevel, pointsToNext } from './experience-level.ts'

// The greatest level whose points still fit the wire's 32-bit number.
const maxLevel = 21_862

/** The total experience of a player after some levels were added, the bar as full as before. */
export function experienceWithLevels(total: number, levels: number): number {
  const { level, progress } = experienceLevel(total)
  return experienceAt(level + levels, level + levels < 0 ? 0 : progress)
}

/** The total experience of a level with a bar filled from 0 to 1; levels below 0 count as 0. */
export function experienceAt(level: number, progress = 0): number {
  const wanted = Math.min(maxLevel, Math.max(0, Math.floor(level)))
  let total = 0
  for (let done = 0; done < wanted; done += 1) total += pointsToNext(done)
  return total + Math.floor(progress * pointsToNext(wanted))
}
