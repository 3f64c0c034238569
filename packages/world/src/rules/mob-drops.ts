import { between, type Drop, type RandomSource } from './drop.ts'
import type { Registry } from '../registry/registry.ts'

/** Circumstances of a mob's death. */
export interface MobDropsOptions {
  readonly registry: Registry
  /** The mob's name, as `cow`. */
  readonly name: string
  /** Whether it was on fire, which cooks its meat. */
  readonly burning?: boolean
  /** The level of looting of the weapon. */
  readonly looting?: number
  /** Whether a player killed it; rare drops need that. */
  readonly killedByPlayer?: boolean
  /** The block that a sheep's coat makes, `white_wool` by default; `undefined` when it is shorn. */
  readonly wool?: string | undefined
  readonly random: RandomSource
}

/**
 * Gives the items that a dead mob leaves; an empty list means that it leaves nothing.
 * minecraft-data names the items, the rare chances and which need a player; its counts are all 1, so the ranges are here.
 */
export function mobDrops(options: MobDropsOptions): readonly Drop[] {
  const { registry, name, burning = false, looting = 0, killedByPlayer = true, random } = options
  const drops: Drop[] = []
  for (const entry of registry.entityLoot[name]?.drops ?? []) {
    if (entry.playerKill === true && !killedByPlayer) continue
    const rule = ranges[`${name}.${entry.item}`] ?? ranges[entry.item] ?? [1, 1]
    const listed =
      chances[`${name}.${entry.item}`] ?? (name === 'witch' ? witchChance(entry.item) : entry.dropChance)
    const perLevel = lootingChances[entry.item] ?? (listed < 0.12 && listed > 0 ? 0.01 : 0)
    const chance = listed + looting * perLevel
    if (chance < 1 && random() >= chance) continue
    const bonus = listed < 1 ? 0 : between(random, 0, looting)
    const count = Math.max(0, between(random, rule[0], rule[1])) + bonus
    if (count > 0) drops.push({ name: burning ? cooked(entry.item) : entry.item, count })
  }
  if (name === 'sheep') {
    const wool = 'wool' in options ? options.wool : 'white_wool'
    if (wool !== undefined) drops.push({ name: wool, count: 1 })
  }
  return drops
}

// Where minecraft-data's chances differ from the game's tables; bowls are left by turtles that lightning
// struck, froglights by cubes that a frog ate.
const chances: Readonly<Record<string, number>> = {
  'slime.slime_ball': 1,
  'turtle.bowl': 0,
  'magma_cube.magma_cream': 0.25,
  'magma_cube.ochre_froglight': 0,
  'magma_cube.verdant_froglight': 0,
  'magma_cube.pearlescent_froglight': 0,
}

// Added to a chance by each level of looting; 0.01 for other rare things.
const lootingChances: Readonly<Record<string, number>> = { shulker_shell: 0.0625 }

// One to three draws of seven things, of which sticks count twice.
const witchChance = (item: string): number => (item === 'stick' ? 0.5 : 0.25)

function cooked(item: string): string {
  return /^(beef|porkchop|mutton|chicken|rabbit|cod|salmon)$/.test(item) ? `cooked_${item}` : item
}

// Least and most before looting; a negative least makes nothing more likely. Keys are `item` or `mob.item`.
// Source: the "Drops" section of each mob's page on https://minecraft.wiki
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  beef: [1, 3],
  leather: [0, 2],
  porkchop: [1, 3],
  'hoglin.porkchop': [2, 4],
  'hoglin.leather': [0, 1],
  mutton: [1, 2],
  feather: [0, 2],
  'parrot.feather': [1, 2],
  rabbit: [0, 1],
  rabbit_hide: [0, 1],
  ink_sac: [1, 3],
  glow_ink_sac: [1, 3],
  rotten_flesh: [0, 2],
  'zombified_piglin.rotten_flesh': [0, 1],
  'zoglin.rotten_flesh': [1, 3],
  gold_nugget: [0, 1],
  bone: [0, 2],
  arrow: [0, 2],
  gunpowder: [0, 2],
  string: [0, 2],
  'strider.string': [2, 5],
  spider_eye: [-1, 1],
  ender_pearl: [0, 1],
  blaze_rod: [0, 1],
  ghast_tear: [0, 1],
  phantom_membrane: [0, 1],
  prismarine_shard: [0, 2],
  slime_ball: [0, 2],
  magma_cream: [1, 1],
  'wither_skeleton.coal': [-1, 1],
  'iron_golem.iron_ingot': [3, 5],
  poppy: [0, 2],
  snowball: [0, 15],
  seagrass: [0, 2],
  'dolphin.cod': [0, 1],
  'polar_bear.cod': [0, 2],
  'polar_bear.salmon': [0, 2],
  'evoker.emerald': [0, 1],
  'vindicator.emerald': [0, 1],
  'witch.redstone': [0, 2],
  'witch.glowstone_dust': [0, 2],
  'witch.sugar': [0, 2],
  'witch.spider_eye': [0, 2],
  'witch.glass_bottle': [0, 2],
  'witch.gunpowder': [0, 2],
  'witch.stick': [0, 2],
}
