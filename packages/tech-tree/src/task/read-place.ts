import { structureNames } from '../goals/structures-at.ts'
import type { Refusal } from '../contract/plan.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { bare, type Draft } from '../kinds/task-row.ts'
import { interpretTask } from './interpret-task.ts'
import { readQuantity } from './read-quantity.ts'
import { dimensionWords } from './read-tails.ts'
import { refusePart, unknownThing } from './refuse.ts'
import { kindOf, resolveThing } from './resolve-thing.ts'

/** Reads how far to explore, or until what is found. */
export function readExplore(rest: string, lexicon: Lexicon): Draft | Refusal {
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
  const place = readFoundPlace(thingText)
  if (place !== undefined) return { ...place, verb: 'explore' }
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

/** A place without its article; one goes to the nearest anyway. */
function withoutArticle(rest: string): string {
  return rest.replace(/^(?:(?:a|an|the|some|any|nearest|closest) )+/, '')
}

/** Places people have other names for; everything else is a number and a thing. */
export function readFoundPlace(rest: string): Draft | undefined {
  const word = withoutArticle(rest).replaceAll(' ', '_')
  const name = word in dimensionWords ? undefined : placeWords[word]
  return name === undefined
    ? undefined
    : { verb: 'find', ...bare, label: name, names: [name], kind: 'structure' }
}

/** Reads a place to go to or into: a dimension, biome or structure, or some of the coordinates. */
export function readPlace(verb: 'go' | 'enter', rest: string, lexicon: Lexicon): Draft | Refusal {
  if (rest === '') return { verb, ...bare }
  const partial = readAxes(rest)
  if (partial !== undefined) return { verb, ...bare, ...partial }
  const level = /^(?:the )?level (-?\d{1,5})$/.exec(rest)?.[1]
  if (level !== undefined)
    return refusePart(rest, 'a height is y; levels of experience are no task.', `Go to y ${level}`)
  const word = withoutArticle(rest).replace(/ (?:biome|dimension)$/, '')
  const portal = /^(?:nether )?portal(?: (?:in)?to (?:the )?(nether|overworld|end))?$/.exec(word)
  if (portal !== null && verb === 'enter')
    return placed(verb, dimensionWords[portal[1] ?? 'nether'] ?? '', lexicon)
  const name = placeWords[word.replaceAll(' ', '_')]
  if (name !== undefined) return placed(verb, name, lexicon)
  const thing = resolveThing(word, verb, lexicon)
  return thing === undefined ? unknownThing(word, verb, lexicon) : placed(verb, thing.names[0], lexicon)
}

/** Some of the coordinates, such as `y 11`, `x=100, z=-200` or `height 11`. */
function readAxes(rest: string): Pick<Draft, 'position' | 'axes'> | undefined {
  const number = String.raw`\s*[=:]?\s*(-?\d{1,8})`
  const height = new RegExp(`^(?:an? |the )?(?:y|height|y[- ]level)(?: of)?${number}$`).exec(rest)
  if (height !== null) return { position: { x: 0, y: Number(height[1]), z: 0 }, axes: ['y'] }
  const column = new RegExp(`^x${number}[\\s,]+z${number}$`).exec(rest)
  if (column === null) return undefined
  return { position: { x: Number(column[1]), y: 0, z: Number(column[2]) }, axes: ['x', 'z'] }
}

function placed(verb: 'go' | 'enter', name: string, lexicon: Lexicon): Draft {
  return { verb, ...bare, label: name, names: [name], kind: kindOf(name, verb, lexicon) }
}

/** Chests of a structure, with the items that are asked for where some are. */
export function readLooting(rest: string, lexicon: Lexicon): Draft | Refusal | undefined {
  const { count: chests, rest: vessel } = readQuantity(rest)
  if (chests !== 1 && /^(?:chest|barrel|container)s?$/.test(vessel))
    return refusePart(String(chests), 'loot one after another.', 'Loot')
  const [, items = '', place = ''] =
    /^(?:(?:(.+?) )?(?:from|in|of) )?(?:the (?:chests?|loot) (?:of|in|from) )?(?:a |an |the |some |any )?(.+)$/.exec(
      rest,
    ) ?? []
  const structure = structureOf(place)
  if (structure === undefined) return undefined
  const isAny = /^(?:|(?:(?:a|the|some|all) )*(?:chests?|loot|items?|things|something|anything))$/.test(items)
  const { count, rest: words } = readQuantity(items)
  const thing = isAny ? undefined : resolveThing(words, 'loot', lexicon)
  if (!isAny && thing === undefined) return unknownThing(words, 'loot', lexicon)
  return { ...interpretTask('loot', isAny ? 1 : count, thing, lexicon), detail: structure }
}

function structureOf(phrase: string): string | undefined {
  const word = phrase.replace(/(?<=.)s? chests?$/, '').replaceAll(' ', '_')
  const names = [word, word.replace(/s$/, '')].map((name) => placeWords[name] ?? name)
  return names.find((name) => structureNames.includes(name))
}
