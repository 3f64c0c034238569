import type { Refusal } from '../contract/plan.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { bare, type Draft, type Grammar } from '../kinds/task-row.ts'
import { effectOfPotion } from '../sources/potion-effects.ts'
import { readArmourSet } from './armour-sets.ts'
import {
  readBrewing,
  readBuilding,
  readEnchanting,
  readFilling,
  potionPhrase,
  readNaming,
  readSmelting,
} from './read-making.ts'
import { readExplore, readFoundPlace, readLooting, readPlace } from './read-place.ts'
import { readQuantity } from './read-quantity.ts'
import { refusePart, unknownThing } from './refuse.ts'
import { resolveThing } from './resolve-thing.ts'

/** Reader of the words behind one verb; undefined leaves them to the common way: a number and a thing. */
type SpecialReader = (rest: string, lexicon: Lexicon) => Draft | Refusal | undefined

/** Reader of each grammar. */
export const readers: Readonly<Record<Grammar, SpecialReader>> = {
  alone: (rest) =>
    rest === '' ? { verb: 'sleep', ...bare } : refusePart(rest, 'sleep takes no more words.', 'Sleep'),
  store: (rest) =>
    /^(useless |excess |unneeded |your )*(items|stuff|junk)?$/.test(rest)
      ? { verb: 'deposit', ...bare }
      : undefined,
  food: readMeal,
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
  loot: readLooting,
  smelt: readSmelting,
}

/** Anything edible, or a potion, which is drunk for its effect; other words name a food. */
function readMeal(rest: string, lexicon: Lexicon): Draft | Refusal | undefined {
  if (anyFood.test(rest)) return { verb: 'eat', ...bare }
  const [, food = '', hunger] = /^(.*?)\s*to hunger (\d+)$/.exec(rest) ?? []
  if (hunger !== undefined) return readMealTo(food, Number(hunger), lexicon)
  const { count, rest: words } = readQuantity(rest)
  const potion = potionPhrase(words)
  if (potion === undefined || potion === '') return undefined
  if (count !== 1) return refusePart(rest, 'drink one at a time.', `Brew ${count} potion of ${potion}`)
  const effect = effectOfPotion(potion.replaceAll(' ', '_'))
  if (lexicon.data.effects.has(effect)) return readEffect(effect, lexicon)
  return refusePart(rest, 'name a potion whose effect lasts, such as strength.', 'Gain strength')
}

const anyFood = /^(|food|something|anything|a meal|meals|some food)$/

/** Points of a full bar of hunger. */
const fullBar = 20

/** Food until the bar stands so high. */
function readMealTo(food: string, hunger: number, lexicon: Lexicon): Draft | Refusal {
  if (hunger < 1 || hunger > fullBar)
    return refusePart(`hunger ${hunger}`, `hunger goes from 1 to ${fullBar}.`, `Eat until hunger ${fullBar}`)
  const detail = String(hunger)
  if (anyFood.test(food)) return { verb: 'eat', ...bare, detail }
  const { count, rest: words } = readQuantity(food)
  const thing = resolveThing(words, 'eat', lexicon)
  if (thing === undefined) return unknownThing(words, 'eat', lexicon)
  return { verb: 'eat', count, label: thing.label, names: thing.names, kind: 'item', accepts: [], detail }
}

function readSet(rest: string, { data }: Lexicon): Draft | undefined {
  const set = readArmourSet(rest, data)
  if (set === undefined || set.tail !== '') return undefined
  const label = `full ${set.material} armor`
  return { verb: 'equip', count: 1, label, names: set.pieces, kind: 'set', accepts: [] }
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
