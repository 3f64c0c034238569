import type { Lexicon } from '../kinds/lexicon.ts'
import { interpretTask } from './interpret-task.ts'
import { readFilling } from './read-making.ts'
import { readQuantity } from './read-quantity.ts'
import { resolveThing } from './resolve-thing.ts'
import { splitVerb } from './task-verbs.ts'

/** Words behind a thing that say more than the thing. */
const tail = /\s(?:with|using|in|into|before|by|without|at|from|near|on|to)\s/

const pronoun = /^((?:in |into |through )?)(?:it|them)((?:\s.*)?)$/

/** `It` and `them` stand for the thing of the part before, with its number; what was cooked is another thing then. */
export function nameAgain(pieces: readonly string[], lexicon: Lexicon): readonly string[] {
  let thing = ''
  return pieces.map((said) => {
    const piece = said
      .replace(/^put (it|them) on$/, 'wear $1')
      .replace(/^\w+ (?:light|ignite|activate) it$/, (words) =>
        isPortal(thing) ? 'build nether portal' : words,
      )
    const split = splitVerb(piece)
    if (split === undefined) {
      thing = ''
      return piece
    }
    const found = pronoun.exec(split.rest)
    if (found === null) {
      const isMore = tail.test(` ${split.rest} `) && !isPortal(split.rest) && split.verb !== 'fill'
      thing = isMore ? '' : productOf(split.verb, split.rest, lexicon)
      return piece
    }
    if (thing === '') return piece
    // One sleeps in the bed that was set down, whatever its colour.
    if (split.verb === 'sleep' && /(?:^|[ _])bed$/.test(thing)) return 'sleep'
    const [, before = '', after = ''] = found
    const words = `${before}${thing}${after}`
    thing = productOf(split.verb, thing, lexicon)
    return `${piece.slice(0, piece.length - split.rest.length)}${words}`
  })
}

function isPortal(words: string): boolean {
  return /\b(?:nether[ _]portal|portal (?:in)?to the nether)$/.test(words)
}

/** The thing as it is after the deed: beef that was cooked is steak. */
function productOf(verb: string, words: string, lexicon: Lexicon): string {
  if (isPortal(words)) return 'nether portal'
  if (verb === 'name') return words.replace(/ (?:(?:to|as) )?"[^"]*"$/, '')
  if (verb === 'fill') {
    const filled = readFilling(words, lexicon)
    return filled === undefined || 'status' in filled ? words : `${filled.count} ${filled.label}`
  }
  if (verb !== 'cook' && verb !== 'smelt') return words
  const { count, rest } = readQuantity(words)
  const thing = resolveThing(rest, verb, lexicon)
  if (thing === undefined) return words
  const { accepts } = interpretTask(verb, count, thing, lexicon)
  const [product] = accepts
  // Of a family nobody knows which it was.
  return product === undefined || accepts.length > 1 ? words : `${count} ${product}`
}
