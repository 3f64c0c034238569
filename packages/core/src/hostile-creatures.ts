/**
 * Names of creatures that attack a player on sight. By name, because the type "hostile" is missing from the data of some
 * versions. Creatures that are no danger unless provoked, such as endermen and piglins, are not among them.
 */
export const hostileCreatures: ReadonlySet<string> = new Set([
  'blaze',
  'bogged',
  'breeze',
  'cave_spider',
  'creeper',
  'drowned',
  'elder_guardian',
  'endermite',
  'evoker',
  'ghast',
  'guardian',
  'hoglin',
  'husk',
  'magma_cube',
  'phantom',
  'piglin_brute',
  'pillager',
  'ravager',
  'silverfish',
  'skeleton',
  'slime',
  'spider',
  'stray',
  'vex',
  'vindicator',
  'warden',
  'witch',
  'wither_skeleton',
  'zoglin',
  'zombie',
  'zombie_villager',
])

/** Names of creatures that leave a player alone until they are hit, and then fight back. */
export const provokedCreatures: ReadonlySet<string> = new Set([
  'bee',
  'enderman',
  'goat',
  'iron_golem',
  'llama',
  'panda',
  'piglin',
  'polar_bear',
  'wolf',
  'zombified_piglin',
])
