/** Breath left, of twenty, at which work under water ends. */
export const shortBreath = 7
