/**
 * Known faults of earlier versions, which can be put back: the simulation must find each of them. `world-saves-alone`:
 * the world is kept by itself instead of with the step's record. `reader-cuts`: a reader takes the last record of a live
 * run for a torn one and removes it. `skills-forgotten`: what was learned is kept in memory. `events-before-journal`:
 * somebody hears of an event before it is written. `two-owners`: a second starter gets the run, too.
 */
export const defects = [
  'world-saves-alone',
  'reader-cuts',
  'skills-forgotten',
  'events-before-journal',
  'two-owners',
] as const

export type Defect = (typeof defects)[number]
