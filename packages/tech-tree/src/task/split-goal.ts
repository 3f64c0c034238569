import type { Lexicon } from '../kinds/lexicon.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import { readArmourSet } from './armour-sets.ts'
import { splitVerb } from './task-verbs.ts'

/** Words between the tasks of a goal. */
const separators =
  /\s*(?:;|,\s*(?:and\s+)?(?:then\s+|finally\s+|afterwards\s+|after that\s+|also\s+)?|\s(?:and\s+)?(?:then|afterwards|after that|finally)\s+|\sand(?:\s+(?:also|then|finally))?\s+)\s*/

/** Phrases of the tasks a goal is made of, in order; a single task gives one phrase. */
export function splitGoal(phrase: string, lexicon: Lexicon): readonly string[] {
  const guarded = guard(phrase, lexicon)
  const pieces = guarded
    .split(separators)
    .map((piece) => piece.replace(/^(?:and|then|first|finally|also|next)\s+/, '').trim())
    .filter((piece) => piece !== '')
  const whole = pieces.length < 2 ? [pieces[0] ?? phrase] : shareWords(pieces)
  return nameAgain(whole).flatMap((piece) => splitSet(unguard(piece), lexicon))
}

/** Words behind a thing that say more than the thing. */
const tail = /\s(?:with|using|in|into|before|by|without|at|from|near|on|to)\s/

/** `It` and `them` stand for the thing of the part before, with its number. */
function nameAgain(pieces: readonly string[]): readonly string[] {
  let thing = ''
  return pieces.map((piece) => {
    const split = splitVerb(piece)
    const [, before = '', after = ''] =
      /^((?:in |into |through )?)(?:it|them)((?:\s.*)?)$/.exec(split?.rest ?? '') ?? []
    const isPronoun = /^(?:(?:in|into|through) )?(?:it|them)(?:\s|$)/.test(split?.rest ?? '')
    if (split === undefined || !isPronoun) {
      thing = split === undefined || tail.test(` ${split.rest} `) ? '' : split.rest
      return piece
    }
    if (thing === '') return piece
    return `${piece.slice(0, piece.length - split.rest.length)}${before}${thing}${after}`
  })
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

/** Limits that hold for a whole goal when they stand at its end. */
const shared =
  /\s+(?:(?:before|by) (?:it is |it gets |the )?\w+(?: falls| comes| begins)?|without (?:dying|being hurt|getting hurt|(?:taking )?(?:any )?damage))$/

/** A part without a verb takes the one before it, a verb alone the object behind it; limits at the end hold for all. */
function shareWords(pieces: readonly string[]): readonly string[] {
  const limit = shared.exec(pieces.at(-1) ?? '')?.[0] ?? ''
  const isLimit = limit !== '' && !/before \w+ing\b/.test(limit)
  let verb = ''
  const whole = pieces.map((piece) => {
    const split = splitVerb(piece)
    if (split === undefined) return verb === '' ? piece : `${verb} ${piece}`
    verb = split.rest === '' ? piece : piece.slice(0, piece.length - split.rest.length).trim()
    return piece
  })
  return whole.map((piece, index) => {
    const split = splitVerb(piece)
    const next = whole[index + 1]
    const object =
      split?.rest === '' && split.verb !== 'sleep' && next !== undefined ? splitVerb(next)?.rest : undefined
    const isAlone = /^(?:explore|eat|fish)$/.test(split?.verb ?? '')
    const full = object === undefined || isAlone ? piece : `${piece} ${object}`
    return isLimit && index < whole.length - 1 && !full.endsWith(limit) ? `${full}${limit}` : full
  })
}
