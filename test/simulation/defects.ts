/**
 * Known faults of earlier versions, which can be put back: the simulation must find each of them. Of the home:
 * `world-saves-alone`: the world is kept by itself instead of with the step's record. `reader-cuts`: a reader takes the
 * last record of a live run for a torn one and removes it. `skills-forgotten`: what was learned is kept in memory.
 * `events-before-journal`: somebody hears of an event before it is written. `two-owners`: a second starter gets the run,
 * too. `refused-saves`: a second starter that was refused saves the world that it began with. `cut-accepted`: a journal
 * that lost its end is taken for a shorter one. `changed-skill-runs`: nobody holds a skill against its hash.
 * `notices-unheard`: what the skill library says about damage reaches nobody. `removal-unnoticed`: a run goes on whose
 * home was removed. `journal-grows`: nothing is ever compacted.
 *
 * Of models and connections: `failed-calls-free`: requests that failed are counted by nobody. `usage-believed`: counts of
 * tokens that are none are kept. `refused-key-retried`: a refused key is taken for a fault that passes.
 * `budget-overrun`: calls begin beyond the budget. `cut-untold`: nobody hears that a reply was cut off.
 * `silence-completes`: a step during which the connection was silent counts as completed.
 */
export const defects = [
  'world-saves-alone',
  'reader-cuts',
  'skills-forgotten',
  'events-before-journal',
  'two-owners',
  'refused-saves',
  'cut-accepted',
  'changed-skill-runs',
  'notices-unheard',
  'removal-unnoticed',
  'journal-grows',
  'failed-calls-free',
  'usage-believed',
  'refused-key-retried',
  'budget-overrun',
  'cut-untold',
  'silence-completes',
] as const

export type Defect = (typeof defects)[number]
