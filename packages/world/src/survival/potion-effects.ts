import type { EffectSeed } from './give-effect.ts'

// Ticks of the plain, long and strong brews: https://minecraft.wiki/w/Potion#Effect_potions
const brews: Readonly<
  Record<string, readonly [effect: string, plain: number, long: number, strong: number]>
> = {
  swiftness: ['Speed', 3600, 9600, 1800],
  slowness: ['Slowness', 1800, 4800, 400],
  strength: ['Strength', 3600, 9600, 1800],
  weakness: ['Weakness', 1800, 4800, 0],
  healing: ['InstantHealth', 1, 0, 1],
  harming: ['InstantDamage', 1, 0, 1],
  leaping: ['JumpBoost', 3600, 9600, 1800],
  regeneration: ['Regeneration', 900, 1800, 450],
  fire_resistance: ['FireResistance', 3600, 9600, 0],
  water_breathing: ['WaterBreathing', 3600, 9600, 0],
  invisibility: ['Invisibility', 3600, 9600, 0],
  night_vision: ['NightVision', 3600, 9600, 0],
  poison: ['Poison', 900, 1800, 432],
  slow_falling: ['SlowFalling', 1800, 4800, 0],
  luck: ['Luck', 6000, 0, 0],
}

// The one brew of two effects, and the one whose strong kind is stronger than level two.
const turtleTicks = { '': 400, long_: 800, strong_: 400 }
const strongSlowness = 3

/** The effects of a potion by its name, for example `long_swiftness`; none for water and unknown brews. */
export function potionEffects(potion: string): readonly EffectSeed[] {
  const match = /^(?:minecraft:)?(long_|strong_)?(\w+)$/.exec(potion)
  const plainName = match?.[2] ?? ''
  if (plainName === 'turtle_master') return turtleMaster(match?.[1] ?? '')
  const brew = Object.hasOwn(brews, plainName) ? brews[plainName] : undefined
  if (!brew) return []
  const [name, plain, long, strong] = brew
  const kind = match?.[1]
  const ticks = kind === 'long_' ? long : kind === 'strong_' ? strong : plain
  return ticks > 0 ? [{ name, ticks, amplifier: kind === 'strong_' ? strongLevel(plainName) : 0 }] : []
}

const strongLevel = (brew: string): number => (brew === 'slowness' ? strongSlowness : 1)

function turtleMaster(kind: string): readonly EffectSeed[] {
  const isStrong = kind === 'strong_'
  const ticks = turtleTicks[kind === 'long_' || isStrong ? kind : '']
  return [
    { name: 'Slowness', ticks, amplifier: isStrong ? 5 : 3 },
    { name: 'Resistance', ticks, amplifier: isStrong ? 3 : 2 },
  ]
}
