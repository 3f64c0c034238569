import { stemWord } from './stem-word.ts'

/** Words that mean the same to a player, each group under the word that stands for it. */
const groups: Readonly<Record<string, string>> = {
  mine: 'gather collect chop harvest dig obtain get acquire fetch grab find excavate fell cut break extract pick',
  craft: 'make build create assemble construct produce manufacture fashion',
  smelt: 'melt refine',
  cook: 'roast grill bake fry',
  kill: 'slay hunt defeat fight attack slaughter eliminate combat butcher destroy',
  eat: 'consume feed food hunger hungry',
  equip: 'wear don hold wield armor armour',
  explore: 'search wander travel look scout roam discover venture',
  place: 'put set lay position',
  plant: 'sow grow farm',
  store: 'deposit stash stow save unload',
  chest: 'container',
  withdraw: 'take retrieve',
  log: 'wood tree trunk timber lumber oak birch spruce jungle acacia mangrove cherry',
  plank: 'board',
  cobblestone: 'cobble',
  crafting_table: 'workbench bench',
  furnace: 'oven',
  fish: 'fishing angle catch',
  sleep: 'rest nap',
  shear: 'fleece',
  helmet: 'headgear',
  chestplate: 'breastplate',
  leggings: 'pants trousers',
  boots: 'shoes footwear',
  meat: 'beef pork porkchop mutton chicken rabbit steak',
  cow: 'cattle',
  pig: 'swine hog',
  sheep: 'lamb',
  water: 'river lake ocean',
  throw: 'drop toss discard',
  trade: 'barter sell buy exchange',
  torch: 'light lamp lantern',
  dirt: 'soil earth ground',
  weapon: 'sword bow axe',
}

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
