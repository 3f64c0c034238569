import { definedOf } from '@voyager-mc/core'
import type { BotView, PlaceView } from './run-view.ts'
import { fieldsOf, type Fields } from './fields.ts'

// More are no help to a person.
const mostEntities = 20

/** The part of an observation that the page shows; undefined when it is none. */
export function readBot(observation: Fields): BotView | undefined {
  const [x, y, z] = ['x', 'y', 'z'].map(observation.in('position').number)
  if (x === undefined || y === undefined || z === undefined) return undefined
  const screenshot = observation.text('screenshot')
  return {
    position: { x, y, z },
    biome: observation.text('biome') ?? 'unknown',
    timeOfDay: observation.number('timeOfDay') ?? 0,
    health: observation.number('health') ?? 0,
    food: observation.number('food') ?? 0,
    oxygen: observation.number('oxygen') ?? 20,
    inventory: observation.counts('inventory'),
    usedSlots: observation.number('usedSlots') ?? 0,
    equipment: observation.texts('equipment'),
    effects: observation.counts('effects'),
    entities: observation.list('nearbyEntities').slice(0, mostEntities).map(readEntity),
    ...(screenshot?.startsWith('data:image/png;base64,') && { screenshot }),
  }
}

function readEntity(value: unknown): BotView['entities'][number] {
  const entity = fieldsOf(value)
  return {
    name: entity.text('name') ?? 'unknown',
    distanceBlocks: entity.number('distanceBlocks') ?? 0,
  }
}

// A map with more than these cannot be read.
const mostPlaces = 60

/** The remembered places of an observation, nearest first. */
export function readPlaces(observation: Fields): readonly PlaceView[] {
  return observation
    .list('places')
    .slice(0, mostPlaces)
    .map(fieldsOf)
    .map((place) => ({
      kind: place.text('kind') ?? 'place',
      name: place.text('name') ?? 'unknown',
      dimension: place.text('dimension') ?? 'overworld',
      x: place.in('position').number('x') ?? 0,
      z: place.in('position').number('z') ?? 0,
      ...definedOf({ distanceBlocks: place.number('distanceBlocks') }),
    }))
}
