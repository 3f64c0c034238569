import { definedOf } from '@voyager-mc/core'
import type { Refusal } from '../contract/plan.ts'
import type { TaskVerb } from '../contract/parsed-task.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import { printTask } from './print-task.ts'
import { suggestThings } from './resolve-thing.ts'
import { similarNames } from './similar-names.ts'
import { verbPhrases } from './task-verbs.ts'

/** Refusal of a phrase. */
export function refuse(
  reason: Refusal['reason'],
  message: string,
  {
    suggestions = [],
    part,
    nearest,
  }: {
    readonly suggestions?: readonly string[]
    readonly part?: string | undefined
    readonly nearest?: string | undefined
  } = {},
): Refusal {
  return { status: 'refused', reason, message, suggestions, ...definedOf({ part, nearest }) }
}

/** Characters of one goal: whole pages are no goals, and reading them would take long. */
export const longestText = 2000

/** Refusal of a text that is too long to be a goal; undefined for others. */
export function refuseLength(text: string): Refusal | undefined {
  if (text.length <= longestText) return undefined
  const message = `The goal has ${text.length} characters; say it in at most ${longestText}.`
  return refuse('too-many', message)
}

/** Refusal of a part that is outside the task language; the rest is the nearest that can be done. */
export function refusePart(part: string, remedy: string, nearest?: string): Refusal {
  const hint = nearest === undefined ? '' : ` The nearest that is understood is ${JSON.stringify(nearest)}.`
  return refuse('not-understood', `${JSON.stringify(part)} is not understood; ${remedy}${hint}`, {
    part,
    nearest,
  })
}

/** Refusal of a phrase whose first words are no verb. */
export function unknownVerb(text: string, phrase: string): Refusal {
  const first = phrase.split(' ')[0] ?? ''
  // Short words are alike by chance; a slip seldom strikes the first letter.
  const suggestions = similarNames(first, verbPhrases()).filter((verb) => verb[0] === first[0])
  const [meant] = suggestions
  const hint =
    meant === undefined ? 'begin with Mine, Craft, Smelt or another task verb.' : `did you mean ${meant}?`
  const nearest = meant === undefined ? undefined : `${meant}${phrase.slice(first.length)}`
  return refuse('unknown-verb', `${JSON.stringify(text)} begins with no known verb; ${hint}`, {
    suggestions,
    part: first,
    nearest,
  })
}

/** Refusal of a thing the game does not know. */
export function unknownThing(wanted: string, verb: TaskVerb, lexicon: Lexicon): Refusal {
  if (wanted === '') {
    const message = `The task does not say what to ${verb}; name a thing, such as ${exampleOf(verb)}.`
    return refuse('unknown-thing', message, { part: verb, nearest: exampleOf(verb) })
  }
  const suggestions = suggestThings(wanted, verb, lexicon)
  const [meant] = suggestions
  const hint = meant === undefined ? 'use a name from the game.' : `did you mean ${meant}?`
  return refuse(
    'unknown-thing',
    `There is no ${taskKinds[verb].thingWords} named ${JSON.stringify(wanted)}; ${hint}`,
    {
      suggestions,
      part: wanted,
      nearest: meant === undefined ? undefined : printTask({ verb, count: 1, label: meant }),
    },
  )
}

/** Task that people say with a verb most. */
export function exampleOf(verb: TaskVerb): string {
  return taskKinds[verb].examples[0]?.[1] ?? ''
}
