import type { Refusal } from '../contract/plan.ts'
import { brewingSteps } from '../sources/brewing-recipes.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import type { Draft, Grammar } from '../kinds/task-row.ts'
import { readArmourSet } from './armour-sets.ts'
import { readQuantity } from './read-quantity.ts'
import { dimensionWords } from './read-tails.ts'
import { refusePart, unknownThing } from './refuse.ts'
import { kindOf, resolveThing } from './resolve-thing.ts'

/** Reader of the words behind one verb; undefined leaves them to the common way: a number and a thing. */
type SpecialReader = (rest: string, lexicon: Lexicon) => Draft | Refusal | undefined

const bare = { count: 1, label: '', names: [], kind: 'none', accepts: [] } as const

/** Reader of each grammar. */
export const readers: Readonly<Record<Grammar, SpecialReader>> = {
  alone: (rest) =>
    rest === '' ? { verb: 'sleep', ...bare } : refusePart(rest, 'sleep takes no more words.', 'Sleep'),
  store: (rest) =>
    /^(useless |excess |unneeded |your )*(items|stuff|junk)?$/.test(rest)
      ? { verb: 'deposit', ...bare }
      : undefined,
  food: (rest) =>
    /^(|food|something|anything|a meal|some food)$/.test(rest) ? { verb: 'eat', ...bare } : undefined,
  wear: readSet,
  search: readExplore,
  go: (rest, lexicon) => readPlace('go', rest.replace(/^to\s+/, ''), lexicon),
  enter: (rest, lexicon) => readPlace('enter', rest, lexicon),
  enchant: readEnchanting,
  brew: readBrewing,
  name: readNaming,
  find: readFoundPlace,
  fill: readFilling,
  build: readBuilding,
  effect: readEffect,
}

function readSet(rest: string, { data }: Lexicon): Draft | undefined {
  const set = readArmourSet(rest, data)
  if (set === undefined || set.tail !== '') return undefined
  const label = `full ${set.material} armor`
  return { verb: 'equip', count: 1, label, names: set.pieces, kind: 'set', accepts: [] }
}

function readExplore(rest: string, lexicon: Lexicon): Draft | Refusal {
  if (/^(|around|the (world|area|surroundings)|your surroundings)$/.test(rest))
    return { verb: 'explore', ...bare }
  const far = /^(?:for |at least )?(\d{1,5}) blocks$/.exec(rest)?.[1]
  if (far !== undefined)
    return { verb: 'explore', ...bare, count: Number(far), label: `${Number(far)} blocks` }
  const sought = /^(?:the world )?(?:until|for|to find|find)\s+(?:you (?:see|find)\s+)?(.+)$/.exec(rest)?.[1]
  if (sought === undefined)
    return refusePart(rest, 'explore until something is found, or without more words.', 'Explore')
  const { count, rest: thingText } = readQuantity(sought)
  if (count !== 1)
    return refusePart(String(count), 'explore until one is found.', `Explore until ${thingText}`)
  const thing = resolveThing(thingText, 'explore', lexicon)
  if (thing === undefined) return unknownThing(thingText, 'explore', lexicon)
  const kind = kindOf(thing.names[0], 'explore', lexicon)
  return { verb: 'explore', ...bare, label: thing.label, names: thing.names, kind }
}

const placeWords: Readonly<Record<string, string>> = {
  ...dimensionWords,
  fortress: 'nether_fortress',
  bastion: 'bastion_remnant',
  temple: 'desert_pyramid',
  desert_temple: 'desert_pyramid',
  pyramid: 'desert_pyramid',
  jungle_temple: 'jungle_pyramid',
  monument: 'ocean_monument',
  mansion: 'woodland_mansion',
  outpost: 'pillager_outpost',
  witch_hut: 'swamp_hut',
}

/** Places people have other names for; everything else is a number and a thing. */
function readFoundPlace(rest: string): Draft | undefined {
  const word = rest.replace(/^(?:a|an|the|some|any|nearest) /, '').replaceAll(' ', '_')
  const name = word in dimensionWords ? undefined : placeWords[word]
  return name === undefined
    ? undefined
    : { verb: 'find', ...bare, label: name, names: [name], kind: 'structure' }
}

function readPlace(verb: 'go' | 'enter', rest: string, lexicon: Lexicon): Draft | Refusal {
  if (rest === '') return { verb, ...bare }
  const word = rest.replace(/^(?:a|an|the|some|any|nearest) /, '').replace(/ (?:biome|dimension)$/, '')
  const portal = /^(?:nether )?portal(?: (?:in)?to (?:the )?(nether|overworld|end))?$/.exec(word)
  if (portal !== null && verb === 'enter')
    return placed(verb, dimensionWords[portal[1] ?? 'nether'] ?? '', lexicon)
  const name = placeWords[word.replaceAll(' ', '_')]
  if (name !== undefined) return placed(verb, name, lexicon)
  const thing = resolveThing(word, verb, lexicon)
  return thing === undefined ? unknownThing(word, verb, lexicon) : placed(verb, thing.names[0], lexicon)
}

function placed(verb: 'go' | 'enter', name: string, lexicon: Lexicon): Draft {
  return { verb, ...bare, label: name, names: [name], kind: kindOf(name, verb, lexicon) }
}

const levels: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 }

function readEnchanting(rest: string, lexicon: Lexicon): Draft | Refusal {
  const [thingText = '', ...others] = rest.split(/ with /)
  const { count } = readQuantity(thingText)
  if (count !== 1) return refusePart(String(count), 'enchant one at a time.')
  const thing = resolveThing(readQuantity(thingText).rest, 'enchant', lexicon)
  if (thing === undefined) return unknownThing(thingText, 'enchant', lexicon)
  const draft: Draft = { verb: 'enchant', ...bare, label: thing.label, names: thing.names, kind: 'item' }
  if (others.length === 0) return draft
  const words = others.join(' with ')
  const [, phrase = '', level] = /^(.+?)(?: (?:level )?(\d{1,3}|i{1,3}|iv|v))?$/.exec(words) ?? []
  const enchantment = phrase.replaceAll(' ', '_')
  if (!lexicon.data.enchantments.has(enchantment)) {
    return refusePart(
      `with ${words}`,
      'name an enchantment of the game, such as sharpness.',
      `Enchant ${thing.label}`,
    )
  }
  const wanted = level === undefined ? undefined : (levels[level] ?? Number(level))
  return { ...draft, detail: wanted === undefined ? enchantment : `${enchantment} ${wanted}` }
}

/** Kind of potion in the game's words, such as `long_swiftness`. */
function potionOf(phrase: string): string {
  return phrase
    .replace(/^(?:long|extended|long-lasting) /, 'long_')
    .replace(/^(.+) (?:ii|2)$/, 'strong_$1')
    .replace(/^strong /, 'strong_')
    .replaceAll(' ', '_')
}

function readBrewing(rest: string, lexicon: Lexicon): Draft | Refusal {
  const { count, rest: words } = readQuantity(rest)
  const phrase =
    /^potions? of (?:the )?(.+)$/.exec(words)?.[1] ??
    /^(.+?) potions?$/.exec(words)?.[1] ??
    words.replace(/^potions?$/, '')
  const potion = potionOf(phrase)
  if (brewingSteps({ potion, form: 'potion' })?.length === undefined || potion === 'water') {
    return phrase === ''
      ? unknownThing('', 'brew', lexicon)
      : refusePart(phrase, 'name a potion, such as strength.', 'Brew 1 potion of strength')
  }
  return { verb: 'brew', count, label: `potion of ${potion}`, names: [potion], kind: 'potion', accepts: [] }
}

function readNaming(rest: string, lexicon: Lexicon): Draft | Refusal {
  const behind = /"[^"]*"\s+(.+)$/.exec(rest)?.[1]
  if (behind !== undefined) {
    const part = rest.slice(0, rest.length - behind.length).trim()
    return refusePart(behind, 'leave it out or say it otherwise.', `Name ${part}`)
  }
  const [, thingText = '', quoted, word] =
    /^(.+?)\s+(?:(?:to|as)\s+)?(?:"([^"]{1,50})"|(\S{1,50}))$/.exec(rest) ?? []
  const name = quoted ?? word
  const thing = resolveThing(readQuantity(thingText).rest, 'name', lexicon)
  if (thing === undefined || name === undefined) return unknownThing(thingText || rest, 'name', lexicon)
  const kind = kindOf(thing.names[0], 'name', lexicon)
  return { verb: 'name', ...bare, label: thing.label, names: thing.names, kind, detail: name }
}

const contents: Readonly<Record<string, string>> = {
  water: 'water_bucket',
  lava: 'lava_bucket',
  milk: 'milk_bucket',
  powder_snow: 'powder_snow_bucket',
}

function readFilling(rest: string, { data }: Lexicon): Draft | Refusal | undefined {
  const found = /^(.*?)(bucket|bottle|glass[ _]bottle)s? with (.+)$/.exec(rest)
  if (found === null) return undefined
  const [, amount = '', vessel = '', content = ''] = found
  const { count } = readQuantity(`${amount}${vessel}`)
  const what = content.replace(/^(?:some|the) /, '').replaceAll(' ', '_')
  const bottled = what === 'honey' ? 'honey_bottle' : what === 'water' ? 'potion' : undefined
  const item = vessel === 'bucket' ? contents[what] : bottled
  if (item === undefined || !data.items.has(item)) {
    return refusePart(`with ${content}`, `a ${vessel} does not hold it.`, 'Fill 1 water_bucket')
  }
  return { verb: 'fill', count, label: item, names: [item], kind: 'item', accepts: [item] }
}

function readBuilding(rest: string): Draft | Refusal | undefined {
  if (/^(?:a |the )?(?:nether[ _]portal|portal (?:to|into) the nether)$/.test(rest)) {
    return { verb: 'build', ...bare, label: 'nether_portal', names: ['nether_portal'], kind: 'structure' }
  }
  const file =
    /^(?:(?:a|the) \w+ from )?(?:a |the )?schematic (?:called |named )?"?([a-z0-9_.-]{1,80})"?$/.exec(
      rest,
    )?.[1] ??
    /^"?([a-z0-9_.-]{1,80})"? from (?:a|the|its) schematic$/.exec(rest)?.[1] ??
    /^(?:a |the )?"?([a-z0-9_-]{1,70}\.(?:schem|schematic|litematic|nbt))"?$/.exec(rest)?.[1]
  return file === undefined
    ? undefined
    : { verb: 'build', ...bare, label: file, names: [file], kind: 'schematic' }
}

function readEffect(rest: string, lexicon: Lexicon): Draft | Refusal {
  const words = rest
    .replace(/^(?:the |an )?effects? (?:of )?/, '')
    .replace(/^the /, '')
    .replace(/ effect$/, '')
  const thing = resolveThing(words, 'gain', lexicon)
  if (thing === undefined) return unknownThing(words, 'gain', lexicon)
  return { verb: 'gain', ...bare, label: thing.label, names: thing.names, kind: 'effect' }
}
