import type { WorldContext } from '../context/world-context.ts'
import { livingTemper } from './living-temper.ts'
import type { MobKind } from '../context/mob-kind.ts'

/** What mobs of a name are like; absent when the version has no such mob. */
export function mobKindOf(world: Pick<WorldContext, 'registry'>, name: string): MobKind | undefined {
  const temper = livingTemper(world.registry, name)
  if (!temper) return undefined
  return KINDS.get(name) ?? usualKind(name, temper === 'hostile' ? HOSTILE : {})
}

/** The names of all mobs that this world knows well, monsters and animals. */
export function knownMobNames(): readonly string[] {
  return [...KINDS.keys()]
}

type Traits = Partial<Omit<MobKind, 'name'>>

const HOSTILE: Traits = { temper: 'hostile', weapon: 'touch', attack: 3, health: 20, speed: 0.115 }
const UNDEAD: Traits = { ...HOSTILE, burnsByDay: true }
const FISH: Traits = { health: 3, speed: 0.06, habitat: 'water' }
const GRAIN: readonly string[] = ['wheat']
const SEEDS: readonly string[] = ['wheat_seeds', 'beetroot_seeds', 'melon_seeds', 'pumpkin_seeds']
const ROOTS: readonly string[] = ['carrot', 'potato', 'beetroot']
const MEAT: readonly string[] = ['beef', 'porkchop', 'mutton', 'chicken', 'rabbit', 'rotten_flesh']

// Health, damage and food: the info box of each mob's page on https://minecraft.wiki
const TABLE: readonly (readonly [string, Traits])[] = [
  ['cow', { foods: GRAIN }],
  ['mooshroom', { foods: GRAIN }],
  ['pig', { foods: ROOTS }],
  ['sheep', { health: 8, foods: GRAIN }],
  ['goat', { foods: GRAIN }],
  ['chicken', { health: 4, foods: SEEDS, fallsSoftly: true }],
  ['rabbit', { health: 3, speed: 0.14, foods: ['carrot', 'golden_carrot', 'dandelion'] }],
  ['horse', { health: 22, speed: 0.14, foods: ['golden_apple', 'golden_carrot'] }],
  ['donkey', { health: 22, speed: 0.12, foods: ['golden_apple', 'golden_carrot'] }],
  ['llama', { health: 22, speed: 0.11, foods: ['hay_block'] }],
  ['fox', { speed: 0.14, foods: ['sweet_berries', 'glow_berries'] }],
  ['cat', { speed: 0.13, foods: ['cod', 'salmon'], fallsSoftly: true }],
  ['ocelot', { speed: 0.13, foods: ['cod', 'salmon'], fallsSoftly: true }],
  ['wolf', { health: 8, speed: 0.14, temper: 'neutral', weapon: 'touch', attack: 4, foods: MEAT }],
  ['polar_bear', { health: 30, speed: 0.12, temper: 'neutral', weapon: 'touch', attack: 6 }],
  ['villager', { health: 20 }],
  ['cod', FISH],
  ['salmon', FISH],
  ['tropical_fish', FISH],
  ['squid', { ...FISH, health: 10, speed: 0.04 }],
  ['zombie', UNDEAD],
  ['zombie_villager', UNDEAD],
  ['husk', HOSTILE],
  ['drowned', UNDEAD],
  ['skeleton', { ...UNDEAD, weapon: 'bow' }],
  ['stray', { ...UNDEAD, weapon: 'bow' }],
  ['creeper', { ...HOSTILE, weapon: 'fuse', attack: 0, speed: 0.11 }],
  ['spider', { ...HOSTILE, health: 16, attack: 2, speed: 0.14, climbs: true }],
  ['cave_spider', { ...HOSTILE, health: 12, attack: 2, speed: 0.14, climbs: true }],
  [
    'enderman',
    { ...HOSTILE, temper: 'neutral', health: 40, attack: 7, speed: 0.16, sightBlocks: 64, fallsSoftly: true },
  ],
  ['slime', { ...HOSTILE, health: 16, attack: 4, speed: 0.12, fallsSoftly: true }],
  ['witch', { ...HOSTILE, health: 26, weapon: 'potion', attack: 6, speed: 0.1 }],
  [
    'blaze',
    { ...HOSTILE, weapon: 'fireball', attack: 6, sightBlocks: 48, fallsSoftly: true, isFireproof: true },
  ],
  ['wither_skeleton', { ...HOSTILE, attack: 8, isFireproof: true }],
  ['zombified_piglin', { ...HOSTILE, temper: 'neutral', attack: 8, isFireproof: true }],
  ['silverfish', { ...HOSTILE, health: 8, attack: 1 }],
]

const KINDS: ReadonlyMap<string, MobKind> = new Map(
  TABLE.map(([name, traits]) => [name, usualKind(name, traits)]),
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
