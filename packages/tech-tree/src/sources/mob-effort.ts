/** Rough seconds to find and kill one mob, first match wins; mobs that are not listed are not planned with. */
const efforts: readonly (readonly [RegExp, number])[] = [
  [/^(pig|cow|sheep|chicken)$/, 12],
  [/^(rabbit|horse|donkey|cod|salmon|squid)$/, 25],
  [/^(zombie|skeleton|spider)$/, 30],
  [/^(creeper|drowned|husk|stray|zombie_villager|slime|glow_squid)$/, 50],
  [/^(enderman|witch|cave_spider|phantom|tropical_fish|pufferfish|turtle)$/, 120],
  [/^(llama|mule|parrot|panda|polar_bear|dolphin|cat|mooshroom)$/, 200],
  [/^(zombified_piglin|piglin|hoglin|magma_cube|strider|ghast|blaze|bogged|breeze)$/, 400],
  [/^(wither_skeleton|vindicator|evoker|ravager|guardian)$/, 600],
  // A hundred points of health and blows of fifteen: the iron of a golem is dearer than that of any mine.
  [/^(elder_guardian|shulker|iron_golem)$/, 2000],
  [/^(warden|wither)$/, 4000],
]

/** Rough seconds to find and kill one; `Infinity` for mobs one does not go out for. */
export function mobEffort(mob: string): number {
  return efforts.find(([pattern]) => pattern.test(mob))?.[1] ?? Infinity
}
