import type { BotView } from './run-view.ts'
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
