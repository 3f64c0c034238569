import type { WorldContext } from '../context/world-context.ts'
import { flowerNames } from './is-flower.ts'
import type { MobKind } from '../context/mob-kind.ts'

/** Gives the kind of the mobs of a name; absent for those that the version lacks or that this world cannot do right. */
export function mobKindOf(world: Pick<WorldContext, 'registry'>, name: string): MobKind | undefined {
  return world.registry.entitiesByName[name] ? kinds.get(name) : undefined
}

/** The names of all mobs that this world knows well, monsters and animals. */
export function knownMobNames(): readonly string[] {
  return [...kinds.keys()]
}

type Traits = Partial<Omit<MobKind, 'name'>>

const hostile: Traits = { temper: 'hostile', weapon: 'touch', attack: 3, health: 20, speed: 0.115 }
// https://minecraft.wiki/w/Zombie: the undead of the zombies' kin notice from 35 blocks.
const zombie: Traits = { ...hostile, armor: 2, sightBlocks: 35 }
const undead: Traits = { ...zombie, burnsByDay: true }
const archer: Traits = { ...hostile, burnsByDay: true, weapon: 'bow' }
const fish: Traits = { health: 3, speed: 0.06, habitat: 'water' }
// The beam's harm is that of normal difficulty: https://minecraft.wiki/w/Guardian#Behavior
const guardian: Traits = {
  ...hostile,
  health: 30,
  attack: 6,
  speed: 0.1,
  habitat: 'water',
  weapon: 'beam',
}
const grain: readonly string[] = ['wheat']
const seeds: readonly string[] = ['wheat_seeds', 'beetroot_seeds', 'melon_seeds', 'pumpkin_seeds']
const roots: readonly string[] = ['carrot', 'potato', 'beetroot']
const meat: readonly string[] = ['beef', 'porkchop', 'mutton', 'chicken', 'rabbit', 'rotten_flesh']

// Health, damage and food: the info box of each mob's page on https://minecraft.wiki
const table: readonly (readonly [string, Traits])[] = [
  ['cow', { foods: grain }],
  ['mooshroom', { foods: grain }],
  ['pig', { foods: roots }],
  ['sheep', { health: 8, foods: grain }],
  ['goat', { foods: grain }],
  ['chicken', { health: 4, foods: seeds, fallsSoftly: true }],
  ['rabbit', { health: 3, speed: 0.14, foods: ['carrot', 'golden_carrot', 'dandelion'] }],
  ['horse', { health: 22, speed: 0.14, foods: ['golden_apple', 'golden_carrot'] }],
  ['donkey', { health: 22, speed: 0.12, foods: ['golden_apple', 'golden_carrot'] }],
  ['llama', { health: 22, speed: 0.11, foods: ['hay_block'] }],
  ['fox', { speed: 0.14, foods: ['sweet_berries', 'glow_berries'] }],
  ['cat', { speed: 0.13, foods: ['cod', 'salmon'], fallsSoftly: true }],
  ['ocelot', { speed: 0.13, foods: ['cod', 'salmon'], fallsSoftly: true }],
  ['wolf', { health: 8, speed: 0.14, temper: 'neutral', weapon: 'touch', attack: 4, foods: meat }],
  ['polar_bear', { health: 30, speed: 0.12, temper: 'neutral', weapon: 'touch', attack: 6, sightBlocks: 20 }],
  ['villager', { health: 20 }],
  ['wandering_trader', { health: 20 }],
  [
    'bee',
    {
      foods: flowerNames,
      fallsSoftly: true,
      temper: 'neutral',
      weapon: 'touch',
      attack: 2,
      habitat: 'air',
      speed: 0.12,
      sightBlocks: 48,
    },
  ],
  [
    'iron_golem',
    { health: 100, temper: 'neutral', weapon: 'touch', attack: 14, speed: 0.11, fallsSoftly: true },
  ],
  ['parrot', { health: 6, habitat: 'air', fallsSoftly: true }],
  ['bat', { health: 6, fallsSoftly: true }],
  ['allay', { health: 20, fallsSoftly: true }],
  ['mule', { health: 22, speed: 0.12 }],
  ['trader_llama', { health: 22, speed: 0.11, foods: ['hay_block'] }],
  ['camel', { health: 32, foods: ['cactus'] }],
  ['panda', { health: 20, foods: ['bamboo'] }],
  ['turtle', { health: 30, speed: 0.05, foods: ['seagrass'] }],
  ['frog', { foods: ['slime_ball'] }],
  ['sniffer', { health: 14, foods: ['torchflower_seeds'] }],
  ['armadillo', { health: 12, foods: ['spider_eye'] }],
  ['strider', { health: 20, isFireproof: true, foods: ['warped_fungus'] }],
  ['skeleton_horse', { health: 15, speed: 0.12 }],
  ['zombie_horse', { health: 15, speed: 0.12 }],
  ['cod', fish],
  ['salmon', fish],
  ['tropical_fish', fish],
  ['pufferfish', fish],
  ['tadpole', { ...fish, health: 6 }],
  ['axolotl', { ...fish, health: 14, foods: ['tropical_fish_bucket'] }],
  ['dolphin', { ...fish, health: 10, speed: 0.12 }],
  ['squid', { ...fish, health: 10, speed: 0.04 }],
  ['glow_squid', { ...fish, health: 10, speed: 0.04 }],
  ['guardian', guardian],
  ['elder_guardian', { ...guardian, health: 80, attack: 8, speed: 0.06 }],
  ['zombie', undead],
  ['zombie_villager', undead],
  ['husk', zombie],
  ['drowned', undead],
  ['skeleton', archer],
  ['stray', archer],
  ['bogged', { ...archer, health: 16 }],
  ['creeper', { ...hostile, weapon: 'fuse', attack: 0, speed: 0.11 }],
  ['spider', { ...hostile, health: 16, attack: 2, speed: 0.14, climbs: true }],
  ['cave_spider', { ...hostile, health: 12, attack: 2, speed: 0.14, climbs: true }],
  [
    'enderman',
    { ...hostile, temper: 'neutral', health: 40, attack: 7, speed: 0.16, sightBlocks: 64, fallsSoftly: true },
  ],
  ['slime', { ...hostile, health: 16, attack: 4, speed: 0.12, sightRise: 4, fallsSoftly: true }],
  ['witch', { ...hostile, health: 26, weapon: 'potion', attack: 6, speed: 0.1 }],
  [
    'blaze',
    { ...hostile, weapon: 'fireball', attack: 6, sightBlocks: 48, fallsSoftly: true, isFireproof: true },
  ],
  ['wither_skeleton', { ...hostile, attack: 8, isFireproof: true }],
  ['zombified_piglin', { ...zombie, temper: 'neutral', attack: 8, isFireproof: true }],
  ['piglin', { ...hostile, health: 16, attack: 8 }],
  ['hoglin', { ...hostile, health: 40, attack: 6, foods: ['crimson_fungus'] }],
  [
    'ghast',
    {
      ...hostile,
      health: 10,
      speed: 0.06,
      weapon: 'blast',
      habitat: 'air',
      sightBlocks: 100,
      sightRise: 4,
      fallsSoftly: true,
      isFireproof: true,
    },
  ],
  [
    'magma_cube',
    {
      ...hostile,
      health: 16,
      attack: 4,
      armor: 3,
      speed: 0.1,
      sightRise: 4,
      fallsSoftly: true,
      isFireproof: true,
    },
  ],
  // Its armour of 20 goes with its shell; see the mechanic of shulkers.
  ['shulker', { ...hostile, health: 30, attack: 4, speed: 0, weapon: 'bullet', isFireproof: true }],
  ['piglin_brute', { ...hostile, health: 50, attack: 13 }],
  ['zoglin', { ...hostile, health: 40, attack: 6, isFireproof: true }],
  ['vindicator', { ...hostile, health: 24, attack: 13, sightBlocks: 12 }],
  ['pillager', { ...hostile, health: 24, weapon: 'bow', attack: 4, sightBlocks: 32 }],
  ['endermite', { ...hostile, health: 8, attack: 2 }],
  [
    'ender_dragon',
    { ...hostile, health: 200, weapon: 'none', sightBlocks: 150, isFireproof: true, isBoss: true },
  ],
  ['silverfish', { ...hostile, health: 8, attack: 1 }],
]

const kinds: ReadonlyMap<string, MobKind> = new Map(
  table.map(([name, traits]) => [name, usualKind(name, traits)]),
)

function usualKind(name: string, traits: Traits): MobKind {
  return {
    name,
    health: 10,
    speed: 0.1,
    temper: 'passive',
    habitat: 'land',
    weapon: 'none',
    attack: 0,
    sightBlocks: 16,
    sightRise: Infinity,
    foods: [],
    burnsByDay: false,
    armor: 0,
    isFireproof: false,
    fallsSoftly: false,
    climbs: false,
    isBoss: false,
    ...traits,
  }
}
