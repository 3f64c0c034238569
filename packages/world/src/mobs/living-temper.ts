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
  if (NEWEST_HOSTILE.has(name) || entity.category === 'Hostile mobs') return 'hostile'
  const isAnimal = NEWEST_HARMLESS.has(name) || entity.category === 'Passive mobs'
  return isAnimal ? 'harmless' : undefined
}

function temperOfType(type: string): 'harmless' | 'hostile' | undefined {
  if (type === 'hostile') return 'hostile'
  return HARMLESS_TYPES.has(type) ? 'harmless' : undefined
}

// Objects, projectiles and players are of other types.
const HARMLESS_TYPES = new Set(['ambient', 'animal', 'living', 'mob', 'passive', 'water_creature'])
const NEWEST_HARMLESS = new Set(['bee', 'fox', 'strider'])
const NEWEST_HOSTILE = new Set(['hoglin', 'piglin', 'piglin_brute', 'zoglin', 'zombified_piglin'])
