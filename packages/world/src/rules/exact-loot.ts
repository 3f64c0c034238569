import type { BlockState } from '../registry/block-state.ts'
import { faces } from './direction.ts'
import { between, some, type RandomSource } from './drop.ts'
import { fortuneFactor } from './fortune-factor.ts'
import type { LootRule } from './loot-rule.ts'

/** The loot of the one block of this name, `undefined` if it has no rule of its own. */
export function exactLoot(blockName: string): LootRule | undefined {
  return Object.hasOwn(exact, blockName) ? exact[blockName] : undefined
}

// Fortune adds tries to a crop, each kept with this chance: https://minecraft.wiki/w/Fortune#Seeds
const cropChance = 0.5714286

function binomial(random: RandomSource, tries: number): number {
  let kept = 0
  for (let count = 0; count < tries; count++) if (random() < cropChance) kept++
  return kept
}

function age(block: BlockState): number {
  return Number(block.properties['age'] ?? 0)
}

const root =
  (item: string): LootRule =>
  ({ block, fortune, random }) =>
    some(item, age(block) >= 7 ? 2 + binomial(random, 3 + fortune) : 1)

const grain =
  (item: string, { seeds, ripe }: { seeds: string; ripe: number }): LootRule =>
  ({ block, fortune, random }) =>
    age(block) < ripe ? some(seeds) : [...some(item), ...some(seeds, 1 + binomial(random, 3 + fortune))]

/** A count that fortune raises evenly, up to a limit. */
const heap =
  (item: string, { low, high, limit }: { low: number; high: number; limit: number }): LootRule =>
  ({ fortune, random }) =>
    some(item, Math.min(limit, between(random, low, high) + between(random, 0, fortune)))

const sheared =
  (name: string, count = 1): LootRule =>
  ({ tool }) =>
    tool === 'shears' ? some(name, count) : []

const weed =
  (count: number): LootRule =>
  ({ block, tool, fortune, random, isItem }) => {
    const own = block.name === 'tall_grass' ? (isItem('short_grass') ? 'short_grass' : 'grass') : block.name
    if (tool === 'shears') return some(own === 'large_fern' ? 'fern' : own, count)
    return random() < 0.125 ? some('wheat_seeds', 1 + between(random, 0, 2 * fortune)) : []
  }

const lowerHalf: LootRule = ({ block }) => (block.properties['half'] === 'upper' ? [] : some(block.name))

/** Sides to which a plant clings, each of which shears keep. */
const coveredSides = ({ properties }: BlockState): number =>
  faces.filter((face) => properties[face] === true).length

const mushroomBlock =
  (item: string): LootRule =>
  ({ random }) =>
    some(item, Math.max(0, between(random, -6, 2)))

// Flint from gravel by level of fortune: https://minecraft.wiki/w/Gravel#Breaking
const flint = [0.1, 1 / 7, 0.25, 1]

const gravel: LootRule = ({ fortune, random }) =>
  some(random() < (flint[Math.min(3, fortune)] ?? 0) ? 'flint' : 'gravel')

const exact: Readonly<Record<string, LootRule>> = {
  gravel,
  wheat: grain('wheat', { seeds: 'wheat_seeds', ripe: 7 }),
  beetroots: grain('beetroot', { seeds: 'beetroot_seeds', ripe: 3 }),
  carrots: root('carrot'),
  potatoes: (options) => [
    ...root('potato')(options),
    ...(age(options.block) >= 7 && options.random() < 0.02 ? some('poisonous_potato') : []),
  ],
  nether_wart: ({ block, fortune, random }) =>
    some('nether_wart', age(block) >= 3 ? between(random, 2, 4) + between(random, 0, fortune) : 1),
  cocoa: ({ block }) => some('cocoa_beans', age(block) >= 2 ? 3 : 1),
  sweet_berry_bush: ({ block, fortune, random }) =>
    age(block) >= 2
      ? some('sweet_berries', between(random, 1, 2) + Number(age(block) > 2) + between(random, 0, fortune))
      : [],
  melon: heap('melon_slice', { low: 3, high: 7, limit: 9 }),
  glowstone: heap('glowstone_dust', { low: 2, high: 4, limit: 4 }),
  sea_lantern: heap('prismarine_crystals', { low: 2, high: 3, limit: 5 }),
  snow: ({ block }) => some('snowball', Number(block.properties['layers'] ?? 1)),
  grass: weed(1),
  short_grass: weed(1),
  fern: weed(1),
  tall_grass: weed(2),
  large_fern: weed(2),
  vine: sheared('vine'),
  glow_lichen: ({ block, tool }) => (tool === 'shears' ? some('glow_lichen', coveredSides(block)) : []),
  seagrass: sheared('seagrass'),
  tall_seagrass: sheared('seagrass', 2),
  hanging_roots: sheared('hanging_roots'),
  nether_sprouts: sheared('nether_sprouts'),
  small_dripleaf: sheared('small_dripleaf'),
  dead_bush: ({ tool, random }) =>
    tool === 'shears' ? some('dead_bush') : some('stick', between(random, 0, 2)),
  cobweb: ({ tool }) => (tool === 'shears' ? some('cobweb') : some('string')),
  sunflower: lowerHalf,
  lilac: lowerHalf,
  rose_bush: lowerHalf,
  peony: lowerHalf,
  brown_mushroom_block: mushroomBlock('brown_mushroom'),
  red_mushroom_block: mushroomBlock('red_mushroom'),
  sea_pickle: ({ block }) => some('sea_pickle', Number(block.properties['pickles'] ?? 1)),
  turtle_egg: () => [],
  amethyst_cluster: ({ tool, fortune, random }) =>
    some('amethyst_shard', tool.endsWith('_pickaxe') ? 4 * fortuneFactor(fortune, random) : 2),
  gilded_blackstone: ({ random }) =>
    random() < 0.1 ? some('gold_nugget', between(random, 2, 5)) : some('gilded_blackstone'),
  campfire: () => some('charcoal', 2),
  chorus_plant: ({ random }) => some('chorus_fruit', between(random, 0, 1)),
  twisting_vines_plant: ({ random }) => (random() < 1 / 3 ? some('twisting_vines') : []),
  weeping_vines_plant: ({ random }) => (random() < 1 / 3 ? some('weeping_vines') : []),
  twisting_vines: ({ random }) => (random() < 1 / 3 ? some('twisting_vines') : []),
  weeping_vines: ({ random }) => (random() < 1 / 3 ? some('weeping_vines') : []),
  cave_vines: ({ block }) => (block.properties['berries'] === true ? some('glow_berries') : []),
  cave_vines_plant: ({ block }) => (block.properties['berries'] === true ? some('glow_berries') : []),
  mangrove_propagule: ({ block }) =>
    block.properties['hanging'] === true && age(block) < 4 ? [] : some('mangrove_propagule'),
  pumpkin_stem: ({ block, random }) => stemSeeds('pumpkin_seeds', { block, random }),
  melon_stem: ({ block, random }) => stemSeeds('melon_seeds', { block, random }),
}

// Three tries, each kept with a chance that grows with age: https://minecraft.wiki/w/Pumpkin_Seeds#Breaking
function stemSeeds(
  seeds: string,
  { block, random }: { block: BlockState; random: RandomSource },
): ReturnType<LootRule> {
  let kept = 0
  for (let count = 0; count < 3; count++) if (random() < (age(block) + 1) / 15) kept++
  return some(seeds, kept)
}
