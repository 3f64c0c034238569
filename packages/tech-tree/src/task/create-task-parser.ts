import type { Position } from '@voyager-mc/core'
import type { Refusal } from '../contract/plan.ts'
import type { TechTree } from '../contract/tech-tree.ts'
import { interpretTask } from './interpret-task.ts'
import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'
import { readQuantity } from './read-quantity.ts'
import { resolveThing, suggestThings, type Lexicon } from './resolve-thing.ts'
import { similarNames } from './similar-names.ts'
import { splitVerb, verbPhrases } from './task-verbs.ts'

/** Kills one task may ask for. */
const maximumKills = 64

/** A reader of task phrases for one game version. */
export function createTaskParser(lexicon: Lexicon): TechTree['parseTask'] {
  return (text) => {
    const phrase = normalise(text)
    if (phrase === '')
      return refuse('empty-task', 'The task is empty; write a verb and a thing, such as Mine 3 iron_ore.')
    const split = splitVerb(phrase)
    if (split === undefined) return unknownVerb(text, phrase)
    const { rest, position } = readPosition(split.rest)
    return parseRest(split.verb, rest, position, lexicon)
  }
}

function parseRest(
  verb: TaskVerb,
  rest: string,
  position: Position | undefined,
  lexicon: Lexicon,
): ReturnType<TechTree['parseTask']> {
  const place = position === undefined ? {} : { position }
  const bare = { count: 1, label: '', names: [], accepts: [], ...place }
  if (verb === 'sleep') return parsed({ verb, ...bare })
  if (verb === 'explore') return parseExplore(rest, bare, lexicon)
  if (
    verb === 'deposit' &&
    /^(useless |excess |unneeded |all |your )*(items|stuff|junk)?$/.test(stripTail(rest))
  ) {
    return parsed({ verb, ...bare })
  }
  if (rest === '' && (verb === 'eat' || verb === 'fish'))
    return parsed(interpretTask(verb, 1, undefined, lexicon))
  return parseThing(verb, rest, place, lexicon)
}

function parseThing(
  verb: TaskVerb,
  rest: string,
  place: Pick<ParsedTask, 'position'>,
  lexicon: Lexicon,
): ReturnType<TechTree['parseTask']> {
  const { count, rest: thingText } = readQuantity(rest)
  if (!Number.isInteger(count) || count < 1) {
    const message = `The quantity ${count} is not a whole number above 0; ask for at least 1.`
    return refuse('invalid-quantity', message)
  }
  const wanted = stripTail(thingText)
  const thing = resolveThing(wanted, verb, lexicon)
  if (thing === undefined) return unknownThing(wanted, verb, lexicon)
  const task = interpretTask(verb, count, thing, lexicon)
  if (isImpossible(task, lexicon)) {
    return refuse('impossible', `${thing.label} cannot be had in survival; choose another thing to ${verb}.`)
  }
  const most = mostOf(task, lexicon)
  if (count > most)
    return refuse('too-many', `${count} ${thing.label} are too many for one task; ask for at most ${most}.`)
  return parsed({ ...task, ...place })
}

function parseExplore(
  rest: string,
  bare: Omit<ParsedTask, 'verb'>,
  lexicon: Lexicon,
): ReturnType<TechTree['parseTask']> {
  const sought = /(?:until|for|to find)\s+(?:you (?:see|find)\s+)?(.+)$/.exec(rest)?.[1]
  const thing = sought === undefined ? undefined : resolveThing(readQuantity(sought).rest, 'explore', lexicon)
  return parsed({ verb: 'explore', ...bare, label: thing?.label ?? '', names: thing?.names ?? [] })
}

function isImpossible({ verb, accepts, names }: ParsedTask, { effort }: Lexicon): boolean {
  if (verb === 'kill' || verb === 'eat' || verb === 'explore') return false
  return [...accepts, ...(verb === 'mine' ? [] : names)].every((item) => !Number.isFinite(effort(item)))
}

function mostOf({ verb, names, accepts }: ParsedTask, { data }: Lexicon): number {
  if (verb === 'kill') return maximumKills
  const stackSize = data.items.get(accepts[0] ?? names[0] ?? '')?.stackSize ?? 64
  return stackSize === 1 ? 36 : 8 * stackSize
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/^task:\s*/, '')
    .replace(/["'`*]/g, '')
    .replace(/[.!?](?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Cuts what follows the thing: `with a stone pickaxe`, `in the furnace`. */
function stripTail(text: string): string {
  return text.replace(/\s+(with|using|in|into|from|at|near|on|for|by|to)\s.*$/, '').trim()
}

function readPosition(rest: string): { readonly rest: string; readonly position?: Position } {
  const found =
    /\s*(?:at\s*)?\(?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)?\s*$/.exec(
      rest,
    )
  if (found === null) return { rest }
  const [x = 0, y = 0, z = 0] = found.slice(1).map(Number)
  return { rest: rest.slice(0, found.index).trim(), position: { x, y, z } }
}

function parsed(task: ParsedTask): { readonly status: 'parsed'; readonly task: ParsedTask } {
  return { status: 'parsed', task }
}

function refuse(reason: Refusal['reason'], message: string, suggestions: readonly string[] = []): Refusal {
  return { status: 'refused', reason, message, suggestions }
}

function unknownVerb(text: string, phrase: string): Refusal {
  const suggestions = similarNames(phrase.split(' ')[0] ?? '', verbPhrases())
  const hint =
    suggestions[0] === undefined
      ? 'begin with Mine, Craft, Smelt or another task verb.'
      : `did you mean ${suggestions[0]}?`
  return refuse('unknown-verb', `${JSON.stringify(text)} begins with no known verb; ${hint}`, suggestions)
}

function unknownThing(wanted: string, verb: TaskVerb, lexicon: Lexicon): Refusal {
  const suggestions = suggestThings(wanted, verb, lexicon)
  const kind = verb === 'kill' ? 'mob' : verb === 'eat' ? 'food' : 'item or block'
  const hint = suggestions[0] === undefined ? 'use a name from the game.' : `did you mean ${suggestions[0]}?`
  return refuse('unknown-thing', `There is no ${kind} named ${JSON.stringify(wanted)}; ${hint}`, suggestions)
}
