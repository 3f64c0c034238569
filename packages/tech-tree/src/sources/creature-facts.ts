import type { CreatureFacts } from '../contract/creature-facts.ts'

const none: CreatureFacts = {
  breedsOn: [],
  tamedWith: [],
  isTamedByRiding: false,
  givesMilk: false,
  givesWool: false,
  isRidden: false,
}

const flowers = ['poppy', 'dandelion', 'cornflower', 'oxeye_daisy', 'allium', 'azure_bluet']
const seeds = ['wheat_seeds', 'beetroot_seeds', 'melon_seeds', 'pumpkin_seeds']
const meats = ['beef', 'porkchop', 'mutton', 'chicken', 'rabbit', 'cooked_beef', 'cooked_porkchop']
const horse = { ...none, breedsOn: ['golden_carrot', 'golden_apple'], isTamedByRiding: true, isRidden: true }
const llama = { ...none, breedsOn: ['hay_block'], isTamedByRiding: true, isRidden: true }

/** Facts of the game's rules that no data file lists. */
const facts: Readonly<Record<string, CreatureFacts>> = {
  armadillo: { ...none, breedsOn: ['spider_eye'] },
  axolotl: { ...none, breedsOn: ['tropical_fish_bucket'] },
  bee: { ...none, breedsOn: flowers },
  camel: { ...none, breedsOn: ['cactus'], isRidden: true },
  cat: { ...none, breedsOn: ['cod', 'salmon'], tamedWith: ['cod', 'salmon'] },
  chicken: { ...none, breedsOn: seeds },
  cow: { ...none, breedsOn: ['wheat'], givesMilk: true },
  donkey: horse,
  fox: { ...none, breedsOn: ['sweet_berries', 'glow_berries'] },
  frog: { ...none, breedsOn: ['slime_ball'] },
  goat: { ...none, breedsOn: ['wheat'], givesMilk: true },
  hoglin: { ...none, breedsOn: ['crimson_fungus'] },
  horse,
  llama,
  mooshroom: { ...none, breedsOn: ['wheat'], givesMilk: true, givesWool: true },
  mule: { ...none, isTamedByRiding: true, isRidden: true },
  ocelot: { ...none, breedsOn: ['cod', 'salmon'] },
  panda: { ...none, breedsOn: ['bamboo'] },
  parrot: { ...none, tamedWith: seeds },
  pig: { ...none, breedsOn: ['carrot', 'potato', 'beetroot'], isRidden: true },
  rabbit: { ...none, breedsOn: ['carrot', 'dandelion', 'golden_carrot'] },
  sheep: { ...none, breedsOn: ['wheat'], givesWool: true },
  skeleton_horse: { ...none, isRidden: true },
  sniffer: { ...none, breedsOn: ['torchflower_seeds'] },
  snow_golem: { ...none, givesWool: true },
  strider: { ...none, breedsOn: ['warped_fungus'], isRidden: true },
  trader_llama: llama,
  turtle: { ...none, breedsOn: ['seagrass'] },
  wolf: { ...none, breedsOn: meats, tamedWith: ['bone'] },
}

/** Deeds a creature allows. */
export function creatureFacts(creature: string): CreatureFacts {
  return (Object.hasOwn(facts, creature) ? facts[creature] : undefined) ?? none
}

/** Names of the creatures whose facts will do, such as those that give milk. */
export function creaturesWith(isFit: (facts: CreatureFacts) => boolean): readonly string[] {
  return Object.entries(facts).flatMap(([name, each]) => (isFit(each) ? [name] : []))
}
