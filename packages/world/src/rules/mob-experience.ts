import { between, type RandomSource } from './drop.ts'

/** Traits of a dead mob that decide its experience. */
export interface MobExperienceOptions {
  readonly isBaby?: boolean
  /** The size of a slime or magma cube: 1, 2 or 4. */
  readonly size?: number
  readonly random: RandomSource
}

// https://minecraft.wiki/w/Experience#Killing_mobs
const animals =
  /^(cow|mooshroom|pig|sheep|chicken|rabbit|horse|donkey|mule|wolf|cat|ocelot|fox|panda|parrot|polar_bear|turtle|bee|llama|goat|axolotl|frog|strider|squid|glow_squid|cod|salmon|pufferfish|tropical_fish|dolphin|sniffer|camel|armadillo)$/
const exact: Readonly<Record<string, number>> = {
  blaze: 10,
  guardian: 10,
  elder_guardian: 10,
  evoker: 10,
  ravager: 20,
  piglin_brute: 20,
  endermite: 3,
  vex: 3,
  wither: 50,
}
const nothing =
  /^(bat|villager|wandering_trader|iron_golem|snow_golem|allay|armor_stand|player|tadpole|ender_dragon)$/

/** The experience points that a mob killed by a player sets free; unknown names count as monsters, worth 5. */
export function mobExperience(
  name: string,
  { isBaby = false, size = 1, random }: MobExperienceOptions,
): number {
  if (nothing.test(name)) return 0
  if (animals.test(name)) return isBaby ? 0 : between(random, 1, 3)
  if (name === 'slime' || name === 'magma_cube') return size
  const points = exact[name] ?? 5
  return isBaby ? Math.floor(points * 2.5) : points
}
