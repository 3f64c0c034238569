import type { Observation } from '../observation.ts'

/** A calm midday on a plain with empty hands; override what the test is about. */
export function makeObservation(overrides: Partial<Observation> = {}): Observation {
  const still = { x: 0, y: 0, z: 0 }
  return {
    position: { x: 0, y: 64, z: 0 },
    velocity: still,
    yaw: 0,
    pitch: 0,
    biome: 'plains',
    timeOfDay: 6000,
    health: 20,
    food: 20,
    saturation: 5,
    oxygen: 20,
    onGround: true,
    isInWater: false,
    isInLava: false,
    isInWeb: false,
    isCollidedHorizontally: false,
    isCollidedVertically: true,
    ticksSinceOnGround: 0,
    name: 'bot',
    inventory: {},
    usedSlots: Object.keys(overrides.inventory ?? {}).length,
    equipment: {},
    nearbyBlocks: [],
    nearbyEntities: [],
    chests: [],
    seenBlocks: [],
    elapsedTicks: 0,
    ...overrides,
  }
}
