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
  /** Completed tasks before the curriculum sees a section; 0 means always. */
  warmUp: {
    context: 15,
    biome: 10,
    time: 15,
    nearbyBlocks: 0,
    otherBlocks: 10,
    entities: 5,
    health: 15,
    hunger: 15,
    position: 0,
    equipment: 0,
    inventory: 0,
    chests: 0,
    completedTasks: 0,
    failedTasks: 0,
    fullInventory: 7,
  },
} as const
