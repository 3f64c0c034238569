import type { WorldContext } from '../context/world-context.ts'

/** Tells how a creature meets players by minecraft-data's words; absent for what does not live in the version. */
export function livingTemper(
  registry: WorldContext['registry'],
  name: string,
): 'harmless' | 'hostile' | undefined {
  const entity = registry.entitiesByName[name]
  if (!entity) return undefined
  if (registry.isNewerOrEqualTo('1.17')) return temperOfType(entity.type)
  // Until 1.16 every type is `mob`; the category tells more, but not of the newest creatures.
  if (newestHostile.has(name) || entity.category === 'Hostile mobs') return 'hostile'
  const isAnimal = newestHarmless.has(name) || entity.category === 'Passive mobs'
  return isAnimal ? 'harmless' : undefined
}

function temperOfType(type: string): 'harmless' | 'hostile' | undefined {
  if (type === 'hostile') return 'hostile'
  return harmlessTypes.has(type) ? 'harmless' : undefined
}

// Objects, projectiles and players are of other types.
const harmlessTypes = new Set(['ambient', 'animal', 'living', 'mob', 'passive', 'water_creature'])
const newestHarmless = new Set(['bee', 'fox', 'strider'])
const newestHostile = new Set(['hoglin', 'piglin', 'piglin_brute', 'zoglin', 'zombified_piglin'])
