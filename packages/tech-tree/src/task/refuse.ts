import { definedOf } from '@voyager-mc/core'
import type { Refusal } from '../contract/plan.ts'
import type { TaskVerb } from '../contract/parsed-task.ts'
import { printTask } from './print-task.ts'
import { suggestThings, type Lexicon } from './resolve-thing.ts'
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

/** Kind of thing a verb wants, in words. */
function wantedKind(verb: TaskVerb): string {
  if (/^(kill|tame|breed|milk|shear)$/.test(verb)) return verb === 'kill' ? 'mob' : `creature to ${verb}`
  if (verb === 'ride') return 'creature or vehicle to ride'
  if (verb === 'eat') return 'food'
  if (verb === 'gain') return 'effect'
  if (verb === 'go' || verb === 'enter') return 'place, biome or structure'
  if (verb === 'brew') return 'potion'
  return 'item or block'
}

/** Refusal of a thing the game does not know. */
export function unknownThing(wanted: string, verb: TaskVerb, lexicon: Lexicon): Refusal {
  if (wanted === '') {
    const message = `The task does not say what to ${verb}; name a thing, such as ${exampleOf(verb)}.`
    return refuse('unknown-thing', message, { nearest: exampleOf(verb) })
  }
  const suggestions = suggestThings(wanted, verb, lexicon)
  const [meant] = suggestions
  const hint = meant === undefined ? 'use a name from the game.' : `did you mean ${meant}?`
  return refuse('unknown-thing', `There is no ${wantedKind(verb)} named ${JSON.stringify(wanted)}; ${hint}`, {
    suggestions,
    part: wanted,
    nearest: meant === undefined ? undefined : printTask({ verb, count: 1, label: meant }),
  })
}

function exampleOf(verb: TaskVerb): string {
  const examples: Partial<Readonly<Record<TaskVerb, string>>> = {
    kill: 'Kill 1 zombie',
    tame: 'Tame 1 wolf',
    breed: 'Breed 1 cow',
    ride: 'Ride pig',
    go: 'Go to (10, 64, -3)',
    enter: 'Enter the_nether',
    find: 'Find village',
    loot: 'Loot 1 saddle',
    trade: 'Trade 1 bread',
    gain: 'Gain speed',
    name: 'Name cow "Bess"',
  }
  return examples[verb] ?? 'Mine 3 iron_ore'
}
