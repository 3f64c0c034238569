import type { Lexicon } from '../kinds/lexicon.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import { readArmourSet } from './armour-sets.ts'
import { nameAgain } from './name-again.ts'
import { shareWords } from './share-words.ts'
import { splitVerb } from './task-verbs.ts'

/** Words between the tasks of a goal. */
const separators =
  /\s*(?:;|,\s*(?:and\s+)?(?:then\s+|finally\s+|afterwards\s+|after that\s+|also\s+)?|\s(?:and\s+)?(?:then|afterwards|after that|finally)\s+|\sand(?:\s+(?:also|then|finally))?\s+)\s*/

/** Words that say when a part comes, and stand between commas of their own. */
const order = /^(?:first|second|third|then|next|lastly|finally|also|and|afterwards|after (?:that|this))$/

/** Phrases of the tasks a goal is made of, in order; a single task gives one phrase. */
export function splitGoal(phrase: string, lexicon: Lexicon): readonly string[] {
  const guarded = guard(phrase, lexicon)
  const pieces = guarded
    .split(separators)
    .map((piece) => piece.replace(/^(?:and|then|first|finally|also|next)\s+/, '').trim())
    .filter((piece) => piece !== '' && !order.test(piece))
  const whole = pieces.length < 2 ? [pieces[0] ?? phrase] : shareWords(pieces, lexicon)
  return nameAgain(whole, lexicon).flatMap((piece) => splitSet(unguard(piece), lexicon))
}

/** Pieces of a set of armour that is to be had: each is a task of its own; a set that is to be worn stays one. */
function splitSet(piece: string, { data }: Lexicon): readonly string[] {
  const split = splitVerb(piece)
  const isHad = split !== undefined && split.verb !== 'equip' && taskKinds[split.verb].isHad === true
  const set = isHad ? readArmourSet(split.rest, data) : undefined
  if (split === undefined || set === undefined) return [piece]
  const verb = piece.slice(0, piece.length - split.rest.length)
  return set.pieces.map((name) => `${verb}${name}${set.tail}`)
}

/** Names that hold `and`, coordinates and quoted texts are no places to split at. */
function guard(phrase: string, { data }: Lexicon): string {
  const names = [...data.items.keys()]
    .filter((name) => name.includes('_and_'))
    .map((name) => name.replaceAll('_', ' '))
  let guarded = phrase
    .replace(/"[^"]*"/g, (text) =>
      text.replaceAll(' ', '\u0001').replaceAll(',', '\u0002').replaceAll(';', '\u0003'),
    )
    .replace(/-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?)+/g, (text) => text.replaceAll(',', '\u0002'))
  for (const name of names) guarded = guarded.replaceAll(name, name.replaceAll(' ', '\u0001'))
  return guarded
}

function unguard(text: string): string {
  return text.replaceAll('\u0001', ' ').replaceAll('\u0002', ',').replaceAll('\u0003', ';')
}
