import type { Refusal } from '../contract/plan.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { bare, type Draft } from '../kinds/task-row.ts'
import { brewingSteps } from '../sources/brewing-recipes.ts'
import { interpretTask } from './interpret-task.ts'
import { nameCandidates } from './name-candidates.ts'
import { printTask } from './print-task.ts'
import { readQuantity } from './read-quantity.ts'
import { refusePart, unknownThing } from './refuse.ts'
import { kindOf, resolveThing } from './resolve-thing.ts'

const levels: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 }

/** Reads an item and the enchantment it is to bear. */
export function readEnchanting(rest: string, lexicon: Lexicon): Draft | Refusal {
  const [thingText = '', ...others] = rest.split(/ with /)
  const { count, rest: words } = readQuantity(thingText)
  const thing = resolveThing(words, 'enchant', lexicon)
  if (thing === undefined) return unknownThing(thingText, 'enchant', lexicon)
  if (count !== 1) return refusePart(String(count), 'enchant one at a time.', `Enchant ${thing.label}`)
  const { enchantments, enchantable } = lexicon.data
  if (!thing.names.some((name) => enchantable.has(name)))
    return refusePart(thingText, 'nothing can be put on it; name a tool, a weapon, armour or a book.')
  const draft: Draft = { verb: 'enchant', ...bare, label: thing.label, names: thing.names, kind: 'item' }
  if (others.length === 0) return draft
  const demand = others.join(' with ')
  const [, phrase = '', level] = /^(.+?)(?: (?:level )?(\d{1,3}|i{1,3}|iv|v))?$/.exec(demand) ?? []
  const enchantment = phrase.replaceAll(' ', '_')
  const facts = enchantments.get(enchantment)
  const refuse = (remedy: string): Refusal => refusePart(`with ${demand}`, remedy, `Enchant ${thing.label}`)
  if (facts === undefined) return refuse('name an enchantment of the game, such as sharpness.')
  const { maxLevel, bearers } = facts
  if (bearers && !thing.names.some((name) => bearers.has(name)))
    return refuse(`${thing.label} does not bear ${enchantment}.`)
  const wanted = level === undefined ? undefined : (levels[level] ?? Number(level))
  if (wanted !== undefined && (wanted < 1 || wanted > maxLevel))
    return refuse(`levels of ${enchantment} go from 1 to ${maxLevel}.`)
  return { ...draft, detail: wanted === undefined ? enchantment : `${enchantment} ${wanted}` }
}

/** Kind of potion in the game's words, such as `long_swiftness`. */
function potionOf(phrase: string): string {
  return phrase
    .replace(/^(?:long|extended|long-lasting) (?:potions? of )?/, 'long_')
    .replace(/^(.+) (?:ii|2)$/, 'strong_$1')
    .replace(/^strong /, 'strong_')
    .replaceAll(' ', '_')
}

/** Kind of the potion that words name, empty for any potion; undefined when they name none. */
export function potionPhrase(words: string): string | undefined {
  return (
    /^((?:(?:long|extended|long-lasting|strong) )?)potions? of (?:the )?(.+)$/
      .exec(words)
      ?.slice(1)
      .join('') ??
    /^(.+?) potions?$/.exec(words)?.[1] ??
    (/^potions?$/.test(words) ? '' : undefined)
  )
}

/** Reads a potion. */
export function readBrewing(rest: string, lexicon: Lexicon): Draft | Refusal {
  const { count, rest: words } = readQuantity(rest)
  const phrase = potionPhrase(words) ?? words
  const potion = potionOf(phrase)
  if (brewingSteps({ potion, form: 'potion' })?.length === undefined || potion === 'water') {
    return phrase === ''
      ? unknownThing('', 'brew', lexicon)
      : refusePart(phrase, 'name a potion, such as strength.', 'Brew 1 potion of strength')
  }
  return { verb: 'brew', count, label: `potion of ${potion}`, names: [potion], kind: 'potion', accepts: [] }
}

/** Reads a creature or item and the name it is to bear. */
export function readNaming(rest: string, lexicon: Lexicon): Draft | Refusal {
  const behind = /"[^"]*"\s+(.+)$/.exec(rest)?.[1]
  if (behind !== undefined) {
    const part = rest.slice(0, rest.length - behind.length).trim()
    return refusePart(behind, 'leave it out or say it otherwise.', `Name ${part}`)
  }
  const [, thingText = '', quoted, word] =
    /^(.+?)\s+(?:(?:to|as)\s+)?(?:"([^"]{1,50})"|(\S{1,50}))$/.exec(rest) ?? []
  const name = quoted ?? word
  const { count, rest: words } = readQuantity(thingText)
  const thing = resolveThing(words, 'name', lexicon)
  if (thing === undefined || name === undefined) return refuseNaming(thingText, rest, lexicon)
  if (count !== 1)
    return refusePart(String(count), 'name one at a time.', `Name ${thing.label} ${JSON.stringify(name)}`)
  const kind = kindOf(thing.names[0], 'name', lexicon)
  return { verb: 'name', ...bare, label: thing.label, names: thing.names, kind, detail: name }
}

/** Words without a name, or with a thing that bears none. */
function refuseNaming(thingText: string, rest: string, lexicon: Lexicon): Refusal {
  const nameless = resolveThing(readQuantity(rest).rest, 'name', lexicon)
  return nameless === undefined
    ? unknownThing(thingText || rest, 'name', lexicon)
    : refusePart(rest, 'say what name it is to bear.', `Name ${nameless.label} "Rex"`)
}

const contents: Readonly<Record<string, string>> = {
  water: 'water_bucket',
  lava: 'lava_bucket',
  milk: 'milk_bucket',
  powder_snow: 'powder_snow_bucket',
}

/** Reads a vessel and its content. */
export function readFilling(rest: string, { data }: Lexicon): Draft | Refusal | undefined {
  const found =
    /^(.*?)(bucket|bottle|glass[ _]bottle)s? with (.+)$/.exec(rest) ??
    // A bottle is filled with water when nothing else is named.
    /^(.*?)(?:water[ _])?(bottle|glass[ _]bottle)s?$/.exec(rest)
  if (found === null) return undefined
  const [, amount = '', vessel = '', content = 'water'] = found
  const { count, rest: words } = readQuantity(`${amount}${vessel}`)
  if (words.replace(/^empty /, '') !== vessel)
    return refusePart(words, 'a bucket or a bottle is filled.', 'Fill 1 water_bucket')
  const what = content.replace(/^(?:some|the) /, '').replaceAll(' ', '_')
  const bottled = what === 'honey' ? 'honey_bottle' : what === 'water' ? 'potion' : undefined
  const item = vessel === 'bucket' ? contents[what] : bottled
  if (item === undefined || !data.items.has(item)) {
    return refusePart(`with ${content}`, `a ${vessel} does not hold it.`, 'Fill 1 water_bucket')
  }
  return { verb: 'fill', count, label: item, names: [item], kind: 'item', accepts: [item] }
}

/** Reads a portal or a schematic. */
export function readBuilding(rest: string): Draft | Refusal | undefined {
  if (/^(?:a |the )?(?:(?:nether[ _])?portal|portal (?:to|into) the nether)$/.test(rest)) {
    return { verb: 'build', ...bare, label: 'nether_portal', names: ['nether_portal'], kind: 'structure' }
  }
  const file =
    /^(?:(?:(?:a|the) \w+ )?from )?(?:a |the )?schematic (?:called |named )?"?([a-z0-9_.-]{1,80})"?$/.exec(
      rest,
    )?.[1] ??
    /^"?([a-z0-9_.-]{1,80})"? from (?:a|the|its) schematic$/.exec(rest)?.[1] ??
    /^(?:(?:a |the )?[a-z ]{1,40} from (?:the )?(?:file )?|a |the )?"?([a-z0-9_-]{1,70}\.(?:schem|schematic|litematic|nbt))"?$/.exec(
      rest,
    )?.[1]
  return file === undefined
    ? undefined
    : { verb: 'build', ...bare, label: file, names: [file], kind: 'schematic' }
}

/** A furnace turns the first thing into the second. */
export function readSmelting(rest: string, lexicon: Lexicon): Draft | Refusal | undefined {
  const [, from, into = ''] = /^(.+?) (?:in)?to (?:a |an |some )?(.+)$/.exec(rest) ?? []
  if (from === undefined) return undefined
  const { count, rest: words } = readQuantity(from)
  const input = resolveThing(words, 'smelt', lexicon)
  if (input === undefined) return unknownThing(words, 'smelt', lexicon)
  const draft = interpretTask('smelt', count, input, lexicon)
  const products = [...nameCandidates(into), ...(resolveThing(into, 'smelt', lexicon)?.names ?? [])]
  if (draft.accepts.some((item) => products.includes(item))) return draft
  return refusePart(`into ${into}`, `it becomes ${draft.accepts.join(' or ')}.`, printTask(draft))
}
