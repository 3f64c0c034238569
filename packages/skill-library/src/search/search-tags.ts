import { tokenizeText } from '../embeddings/tokenize-text.ts'
import { stemWord } from '../embeddings/stem-word.ts'

/** Uses and kinds of things, in the words of players; added to the text that is searched. */
const tags: Readonly<Record<string, string>> = {
  pickaxe: 'tool mining',
  axe: 'tool chop tree',
  shovel: 'tool dig dirt',
  hoe: 'tool farm till soil',
  sword: 'weapon fight',
  bow: 'weapon shoot ranged arrow',
  crossbow: 'weapon shoot ranged',
  arrow: 'shoot bow ammunition',
  shield: 'block attack defend off hand',
  helmet: 'head armor',
  chestplate: 'body armor',
  leggings: 'leg armor',
  boots: 'feet armor',
  bucket: 'pail liquid water lava',
  shears: 'scissors wool sheep',
  'fishing rod': 'catch fish',
  flint: 'fire ignite lighter',
  torch: 'light dark cave',
  lantern: 'light lamp',
  campfire: 'fire cook',
  bed: 'sleep night rest',
  boat: 'sail cross water',
  ladder: 'climb',
  door: 'house entrance',
  fence: 'pen animals',
  furnace: 'smelt oven',
  smoker: 'cook food faster',
  'blast furnace': 'smelt ore faster',
  chest: 'storage container',
  anvil: 'repair tool',
  enchanting: 'enchantment magic',
  brewing: 'potion',
  hopper: 'collect items',
  minecart: 'ride rails cart',
  rail: 'railway track',
  lever: 'switch redstone',
  piston: 'push redstone',
  tnt: 'explosive bomb gunpowder',
  compass: 'direction way home',
  clock: 'time of day',
  map: 'area navigation',
  spyglass: 'telescope zoom',
  stonecutter: 'cut stone machine',
  painting: 'picture wall decoration',
  'item frame': 'show item decoration',
  'flower pot': 'decoration',
  bookshelf: 'shelf enchanting',
  bread: 'food loaf',
  cake: 'food bake',
  cookie: 'food bake',
  pie: 'food bake',
  stew: 'food soup bowl',
  apple: 'food fruit',
  glass: 'window transparent',
  charcoal: 'fuel burn',
  coal: 'fuel burn',
  obsidian: 'nether portal',
  sapling: 'tree grow',
  sheep: 'animal wool',
  cow: 'animal cattle leather',
  pig: 'animal',
  chicken: 'animal feather',
  rabbit: 'animal hide',
  zombie: 'monster undead',
  skeleton: 'monster archer bone',
  spider: 'monster string',
  creeper: 'monster explode gunpowder',
  enderman: 'monster ender pearl',
  drowned: 'monster underwater',
  witch: 'monster potion',
  blaze: 'monster rod nether',
  squid: 'animal ink',
  wolf: 'dog pet',
  villager: 'trade emerald',
  village: 'settlement town houses',
  shelter: 'house hut night',
  bridge: 'cross gap ravine',
  surface: 'daylight up top',
  bedrock: 'deep underground',
}

const single: ReadonlyMap<string, string> = new Map(
  Object.entries(tags).flatMap(([thing, words]) => (thing.includes(' ') ? [] : [[stemWord(thing), words]])),
)

const pairs: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(tags).flatMap(([thing, words]) => {
    const [first = '', second] = thing.split(' ').map(stemWord)
    return second === undefined ? [] : [[first, new Map([[second, words]])]]
  }),
)

/** Tag words for the things a text names; empty when it names none that is known. */
export function searchTagsOf(text: string): string {
  const words = tokenizeText(text).map(({ word }) => word)
  const found = new Set<string>()
  for (const [at, word] of words.entries()) {
    const tag = pairs.get(word)?.get(words[at + 1] ?? '') ?? single.get(word)
    if (tag !== undefined) found.add(tag)
  }
  return [...found].join(' ')
}
