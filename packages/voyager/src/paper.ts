/** The constants of the paper and of the original's defaults. */
export const paper = {
  /** Attempts at one task before it counts as failed. */
  attemptsPerTask: 4,
  /** Attempts of one learning run. */
  attempts: 160,
  /** Skills shown to the action agent. */
  retrievedSkills: 5,
  /** Attempts allowed at a zero-shot goal. */
  zeroShotAttempts: 50,
  /** Sampling temperature of the curriculum's model; every other model uses 0. */
  curriculumTemperature: 0.1,
  /** Probability that the curriculum sees a section that has a warm-up. */
  sectionChance: 0.8,
} as const
