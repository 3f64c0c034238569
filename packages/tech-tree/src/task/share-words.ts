import type { TaskVerb } from '../contract/parsed-task.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { readQuantity } from './read-quantity.ts'
import { familySuffixes, resolveThing } from './resolve-thing.ts'
import { splitVerb } from './task-verbs.ts'

/** Limits that hold for a whole goal when they stand at its end. */
const shared =
  /\s+(?:(?:before|by) (?:it is |it gets |the )?\w+(?: falls| comes| begins)?|without (?:dying|being hurt|getting hurt|(?:taking )?(?:any )?damage))$/

/** Words that hold for all things of one verb when they stand behind the last of them. */
const sharedByThings =
  /\s(?:(?:with|using) (?!a villager|villagers|piglins?|a piglin)|from |(?:while )?(?:in|into|inside|within) (?:a |the |your )?(?:nearby )?(?:nether|overworld|end|chest)\b).*$/

/** A part without a verb takes the one before it, a verb alone the object behind it; limits at the end hold for all. */
export function shareWords(pieces: readonly string[], lexicon: Lexicon): readonly string[] {
  const limit = shared.exec(pieces.at(-1) ?? '')?.[0] ?? ''
  const isLimit = limit !== '' && !/before \w+ing\b/.test(limit)
  const whole = shareVerbs(shareMaterials(pieces, lexicon))
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

/** Gives the verb to things without one, and to things before the last what stands behind it. */
function shareVerbs(pieces: readonly string[]): readonly string[] {
  let verb = ''
  let group = 0
  const groups = pieces.map((piece) => {
    const split = splitVerb(piece)
    if (split === undefined) return { group, text: verb === '' ? piece : `${verb} ${piece}` }
    verb = split.rest === '' ? piece : piece.slice(0, piece.length - split.rest.length).trim()
    group += 1
    return { group, text: piece }
  })
  return groups.map((each, index) => {
    const last = groups.findLast((other) => other.group === each.group)
    if (last === undefined || last === groups[index]) return each.text
    const behind = sharedByThings.exec(last.text.replace(shared, ''))?.[0] ?? ''
    return behind === '' || sharedByThings.test(each.text) ? each.text : `${each.text}${behind}`
  })
}

/** `A stone pickaxe and axe` are both of stone, `red and blue wool` is wool twice; an article begins another thing. */
function shareMaterials(pieces: readonly string[], lexicon: Lexicon): readonly string[] {
  let verb: TaskVerb = 'obtain'
  let before = ''
  return pieces.map((piece, index) => {
    const split = splitVerb(piece)
    if (split !== undefined) verb = split.verb
    const words = split?.rest ?? piece
    const named = split === undefined ? withMaterial(piece, before, { verb, lexicon }) : piece
    const next = pieces[index + 1]
    const whole =
      named === piece && next !== undefined && splitVerb(next) === undefined
        ? withFamily(piece, words, { next, verb, lexicon })
        : named
    before = readQuantity(splitVerb(whole)?.rest ?? whole).rest
    return whole
  })
}

interface Reading {
  readonly verb: TaskVerb
  readonly lexicon: Lexicon
}

/** A family's bare name after a member of a family, with the member's material. */
function withMaterial(piece: string, before: string, { verb, lexicon }: Reading): string {
  if (/\s/.test(piece)) return piece
  const [, material] = memberOf(resolveThing(before, verb, lexicon)?.names ?? [])
  const family = resolveThing(piece, verb, lexicon)
  if (material === undefined || family === undefined || family.names.length < 2) return piece
  const member = family.names.find((name) => memberOf([name])[1] === material)
  return member ?? piece
}

/** A bare material before a member of a family, with the family's name. */
function withFamily(
  piece: string,
  words: string,
  { next, verb, lexicon }: Reading & { readonly next: string },
): string {
  const { rest } = readQuantity(words)
  const isPlural = rest === words && next.endsWith('s') && readQuantity(next).rest === next
  if (rest === '' || (!isPlural && resolveThing(rest, verb, lexicon) !== undefined)) return piece
  const [, , family] = memberOf(resolveThing(readQuantity(next).rest, verb, lexicon)?.names ?? [])
  const whole = `${piece} ${family ?? ''}`
  return family !== undefined && resolveThing(`${rest} ${family}`, verb, lexicon) !== undefined
    ? whole
    : piece
}

/** Material and family of the one member that is meant; empty for families and for names that belong to none. */
function memberOf(names: readonly string[]): readonly string[] {
  const [name = ''] = names
  const family =
    names.length === 1 ? [...familySuffixes, 'log'].find((each) => name.endsWith(`_${each}`)) : undefined
  return family === undefined ? [] : [name, name.slice(0, -family.length - 1), family]
}
