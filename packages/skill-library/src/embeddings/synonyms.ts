import { stemWord } from './stem-word.ts'

/** Words that mean the same to a player, each group under the word that stands for it. */
const groups: Readonly<Record<string, string>> = {
  mine: 'gather collect chop harvest dig obtain get acquire grab excavate fell cut break pick pull',
  craft: 'make build create assemble construct produce manufacture fashion forge sew bind',
  smelt: 'melt refine cook roast grill bake fry burn dry',
  kill: 'slay hunt defeat fight attack slaughter eliminate combat butcher',
  eat: 'consume hunger hungry',
  equip: 'wear don hold wield',
  explore: 'search wander travel look scout roam discover venture locate find',
  place: 'put set lay position',
  plant: 'sow grow',
  store: 'deposit stash stow save unload',
  chest: 'container storage',
  take: 'withdraw retrieve',
  log: 'wood tree trunk timber lumber',
  plank: 'board',
  cobblestone: 'cobble',
  crafting_table: 'workbench',
  furnace: 'oven',
  sleep: 'rest nap night',
  shears: 'shear scissors fleece',
  helmet: 'head headgear',
  chestplate: 'breastplate tunic body',
  leggings: 'pants trousers leg',
  boots: 'shoe footwear feet',
  beef: 'steak',
  porkchop: 'pork',
  cow: 'cattle',
  pig: 'swine hog',
  rabbit: 'bunny hare',
  bread: 'loaf',
  stew: 'soup',
  pearl: 'enderpearl',
  water: 'river lake ocean',
  throw: 'toss discard',
  trade: 'barter sell buy exchange',
  torch: 'light',
  dirt: 'soil earth',
  house: 'shelter hut home cabin',
  explosive: 'tnt dynamite',
  spyglass: 'telescope',
  gold: 'golden',
  shovel: 'spade',
  baby: 'calf chick lamb piglet breed feed',
  dog: 'wolf',
  desert: 'sandy',
  cave: 'cavern underground',
  down: 'descend',
  up: 'climb ascend',
  farm: 'field farmland crop',
  rail: 'railway track',
  minecart: 'cart',
  arrow: 'ammunition',
  dye: 'colour color',
  armor: 'armour protection',
  fish: 'fishing',
  village: 'settlement town',
  nether: 'hell',
  ingot: 'bar',
}

/** Two words that mean one thing together, by the first and then the second. */
const phrases: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'put',
    new Map([
      ['on', 'wear'],
      ['down', 'place'],
    ]),
  ],
  ['take', new Map([['up', 'wield']])],
  ['set', new Map([['down', 'place']])],
  ['light', new Map([['up', 'torch']])],
  ['go', new Map([['fishing', 'fish']])],
  ['look', new Map([['for', 'explore']])],
  ['crafting', new Map([['table', 'workbench']])],
])

const standFor: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([word, others]) => [
    [stemWord(word), word] as const,
    ...others.split(' ').map((other) => [stemWord(other), word] as const),
  ]),
)

/** The word that stands for a stem's group, or `undefined` when it belongs to none. */
export function conceptOf(stem: string): string | undefined {
  return standFor.get(stem)
}

/** The one word two words stand for together, or `undefined`. */
export function wordOfPhrase(first: string, second: string): string | undefined {
  return phrases.get(first)?.get(second)
}
