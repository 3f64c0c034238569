import type { FaultKind } from './fault-kind.ts'
import type { Heard } from './hear.ts'

/** A fault that stands in a program. */
export interface StandingFault {
  readonly kind: FaultKind
  /** Things that the faulty line is about; none for a fault of the whole reply. */
  readonly words: readonly string[]
}

/** Part of a fault that a prompt shows: where it is, that something is wrong, or nothing. */
export type Trace = 'place' | 'failure' | 'nothing'

/** Words that show where a fault is, by its kind. */
const places: Readonly<Record<FaultKind, (heard: Heard, words: readonly string[]) => boolean>> = {
  'syntax-error': ({ objections, errors }) => /syntax|unexpected|parse/i.test(objections + errors),
  'unknown-name': ({ objections, errors }) => /Now\b[^\n]*not defined/.test(objections + errors),
  'unknown-member': ({ errors }) => /countOf|not a function/.test(errors),
  'missing-await': ({ objections }) => objections.includes('not awaited'),
  'endless-loop': ({ errors }) => /instructions|limit|ran for|time/i.test(errors),
  'wrong-item': ({ objections, errors, feedback }, words) =>
    words.some((word) => `${objections}${errors}${feedback}`.includes(`${word}s`)),
  'wrong-count': ({ feedback }, words) => tellsOfLack(feedback, words),
  // A helper that the missing step called is called by nobody any more.
  'missing-step': ({ feedback, objections }, words) =>
    tellsOfLack(feedback, words) || objections.includes('could be the main function'),
  'off-topic': ({ critique }) => critique !== '',
  refusal: ({ objections }) => /no (?:code|program)|code block/i.test(objections),
  'cut-off': ({ objections }) => /cut off|no (?:code|program)|code block|unfinished/i.test(objections),
}

const lack = /failed:|I need|\b\d+ of \d+\b|No /

/** Whether a line of the program's log says that something is lacking, and names one of these. */
function tellsOfLack(feedback: string, words: readonly string[]): boolean {
  return feedback.split('\n').some((line) => lack.test(line) && words.some((word) => line.includes(word)))
}

/** Part of a fault that was heard. */
export function traceOf({ kind, words }: StandingFault, heard: Heard): Trace {
  if (places[kind](heard, words)) return 'place'
  return heard.critique === '' ? 'nothing' : 'failure'
}
