import type { WorldContext } from '../context/world-context.ts'
import { livingTemper } from './living-temper.ts'
import type { MobKind } from '../context/mob-kind.ts'

/** Gives the kind of the mobs of a name; absent when the version has no such mob. */
export function mobKindOf(world: Pick<WorldContext, 'registry'>, name: string): MobKind | undefined {
  const temper = livingTemper(world.registry, name)
  if (!temper) return undefined
  return kinds.get(name) ?? usualKind(name, temper === 'hostile' ? hostile : {})
}

/** The names of all mobs that this world knows well, monsters and animals. */
export function knownMobNames(): readonly string[] {
  return [...kinds.keys()]
}

type Traits = Partial<Omit<MobKind, 'name'>>

const hostile: Traits = { temper: 'hostile', weapon: 'touch', attack: 3, health: 20, speed: 0.115 }
const undead: Traits = { ...hostile, burnsByDay: true }
const fish: Traits = { health: 3, speed: 0.06, habitat: 'water' }
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
  ['polar_bear', { health: 30, speed: 0.12, temper: 'neutral', weapon: 'touch', attack: 6 }],
  ['villager', { health: 20 }],
  ['cod', fish],
  ['salmon', fish],
  ['tropical_fish', fish],
  ['squid', { ...fish, health: 10, speed: 0.04 }],
  ['zombie', undead],
  ['zombie_villager', undead],
  ['husk', hostile],
  ['drowned', undead],
  ['skeleton', { ...undead, weapon: 'bow' }],
  ['stray', { ...undead, weapon: 'bow' }],
  ['creeper', { ...hostile, weapon: 'fuse', attack: 0, speed: 0.11 }],
  ['spider', { ...hostile, health: 16, attack: 2, speed: 0.14, climbs: true }],
  ['cave_spider', { ...hostile, health: 12, attack: 2, speed: 0.14, climbs: true }],
  [
    'enderman',
    { ...hostile, temper: 'neutral', health: 40, attack: 7, speed: 0.16, sightBlocks: 64, fallsSoftly: true },
  ],
  ['slime', { ...hostile, health: 16, attack: 4, speed: 0.12, fallsSoftly: true }],
  ['witch', { ...hostile, health: 26, weapon: 'potion', attack: 6, speed: 0.1 }],
  [
    'blaze',
    { ...hostile, weapon: 'fireball', attack: 6, sightBlocks: 48, fallsSoftly: true, isFireproof: true },
  ],
  ['wither_skeleton', { ...hostile, attack: 8, isFireproof: true }],
  ['zombified_piglin', { ...hostile, temper: 'neutral', attack: 8, isFireproof: true }],
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
    foods: [],
    burnsByDay: false,
    isFireproof: false,
    fallsSoftly: false,
    climbs: false,
    ...traits,
  }
}
