import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'
import type { Refusal } from '../contract/plan.ts'
import type { TechTree } from '../contract/tech-tree.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import { openingWords } from './normalise-phrase.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { readQuantity } from './read-quantity.ts'
import { isQuantity } from './task-count.ts'
import { resolveThing } from './resolve-thing.ts'
import { printTask } from './print-task.ts'
import { exampleOf } from './refuse.ts'
import { splitVerb } from './task-verbs.ts'

type Parsed = ReturnType<TechTree['parseTask']>

/** Words of a phrase that are looked at for a thing; nobody names one later. */
const mostWords = 9
const longestWord = 30

interface Reading {
  readonly lexicon: Lexicon
  readonly parse: (phrase: string) => Parsed
}

interface Counted extends Reading {
  /** Number that the phrase says before its thing. */
  readonly count: number
}

/** A refusal with the nearest goal, one that is understood and can be reached. */
export function withNearest(refusal: Refusal, phrase: string, reading: Reading): Refusal {
  const named = refusal.nearest === undefined ? undefined : readAs(refusal.nearest, reading)
  if (named !== undefined) return refusal
  const nearest = nearestTo(phrase, reading)
  const message = refusal.message
    .replace(/ did you mean [^?]{1,80}\?$/, ' say it otherwise.')
    .replace(/ The nearest that (?:is understood|can be done) is "[^"]*"\.$/, '')
  return {
    ...refusal,
    nearest,
    message: `${message} The nearest that is understood is ${JSON.stringify(nearest)}.`,
  }
}

function nearestTo(phrase: string, reading: Reading): string {
  const split = splitVerb(phrase)
  const { count, rest } = readQuantity((split?.rest ?? phrase).replace(openingWords, ''))
  const words = rest
    .split(/[ _]/)
    .slice(0, mostWords)
    .filter((word) => word.length <= longestWord)
  const verbs = split === undefined ? lookingVerbs : [split.verb, ...lookingVerbs]
  for (const verb of verbs) {
    const task = longestThing(verb, words, { ...reading, count: isQuantity(count) ? count : 1 })
    if (task !== undefined) return printTask(task)
  }
  const example = split === undefined ? '' : exampleOf(split.verb)
  return example === '' ? 'Explore' : example
}

/** Verbs of which one fits every thing: whatever lives or stands is found, everything else had. */
const lookingVerbs: readonly TaskVerb[] = ['find']

/** The task about the longest run of words that names a thing; of two that follow each other the second is what is meant. */
function longestThing(verb: TaskVerb, words: readonly string[], reading: Counted): ParsedTask | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    let found: ParsedTask | undefined
    for (let start = 0; start + length <= words.length; start += 1) {
      const task = namedBy(verb, words.slice(start, start + length).join(' '), reading)
      if (found !== undefined && task === undefined) return found
      found = task
    }
    if (found !== undefined) return found
  }
  return undefined
}

function namedBy(verb: TaskVerb, thing: string, reading: Counted): ParsedTask | undefined {
  // A look at the names costs little; a refusal looks for those that are alike.
  const asked = verb === 'build' ? 'craft' : verb
  const isName =
    !namesNothing.test(thing) && resolveThing(readQuantity(thing).rest, asked, reading.lexicon) !== undefined
  const task = isName
    ? readAs(reading.count === 1 ? `${verb} ${thing}` : `${verb} ${reading.count} ${thing}`, reading)
    : undefined
  return task === undefined || (task.label === '' && taskKinds[verb].isBare !== undefined) ? undefined : task
}

const namesNothing = /^(?:\d+|the|an?|it|of|to|in|on|at|for|with|and|or|is|be|me|my|your|you)$/

function readAs(phrase: string, { parse }: Reading): ParsedTask | undefined {
  const parsed = parse(phrase)
  return parsed.status === 'parsed' ? parsed.task : undefined
}
