import { formatPosition, type Equipment, type GameEvent, type Observation } from '@voyager-mc/core'
import { nameTimeOfDay } from './text/time-of-day.ts'

/** An event in the original's wire shape: a name and a snapshot of the world. */
export type OriginalEvent = readonly [
  type: 'onChat' | 'onError' | 'onSave' | 'observe',
  snapshot: Readonly<Record<string, unknown>>,
]

/**
 * Renders a step in the original's event shape, the `observe` event last. Events carry the step's final
 * observation; what the original never reported (other players' chat, damage, deaths) is left out.
 */
export function toOriginalEvents(
  observation: Observation,
  events: readonly GameEvent[],
): readonly OriginalEvent[] {
  const reported = events.flatMap((event) => toOriginalEvent(observation, event))
  return [...reported, ['observe', snapshot(observation)]]
}

function toOriginalEvent(observation: Observation, event: GameEvent): readonly OriginalEvent[] {
  switch (event.type) {
    case 'program-log':
      return [['onChat', { onChat: event.text, ...snapshot(observation) }]]
    case 'error':
      return [['onError', { onError: event.message, ...snapshot(observation) }]]
    case 'primitive-result': {
      const onSave = nameSave(event)
      return onSave === undefined ? [] : [['onSave', snapshot(observation, { onSave })]]
    }
    case 'chat':
    case 'item-change':
    case 'health-change':
    case 'death':
    case 'operator-command':
    case 'command-refusal':
    case 'block-place':
    case 'block-dig':
    case 'creature-kill':
    case 'creature-tame':
    case 'creature-breed':
    case 'creature-milk':
    case 'creature-shear':
    case 'creature-name':
    case 'creature-barter':
    case 'wake':
    case 'dimension-change':
      return []
  }
}

const saveSuffixes: Readonly<Record<string, string>> = {
  mineBlock: 'mined',
  placeItem: 'placed',
  killMob: 'killed',
}

function nameSave({
  primitive,
  status,
  detail,
}: Extract<GameEvent, { type: 'primitive-result' }>): string | undefined {
  const suffix = saveSuffixes[primitive]
  const name = [detail['name'], detail['block'], detail['item'], detail['mob']].find(
    (value) => typeof value === 'string',
  )
  return suffix === undefined || status === 'failed' || name === undefined ? undefined : `${name}_${suffix}`
}

/** The keys in the original's order; an event of the middle kind has its own key after the inventory. */
function snapshot(
  observation: Observation,
  saved: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { nearbyBlocks, inventory, chests, seenBlocks } = observation
  return {
    voxels: nearbyBlocks.map(({ name }) => name),
    status: renderStatus(observation),
    inventory: { ...inventory },
    ...saved,
    nearbyChests: Object.fromEntries(
      chests.map(({ position, contents }) => [formatPosition(position), contents ?? 'Unknown']),
    ),
    blockRecords: [...seenBlocks],
  }
}

function renderStatus(observation: Observation): Record<string, unknown> {
  const { health, food, saturation, oxygen, position, velocity, yaw, pitch, onGround, name } = observation
  const { isInWater, isInLava, isInWeb, isCollidedHorizontally, isCollidedVertically, biome } = observation
  return {
    health,
    food,
    saturation,
    oxygen,
    position: { ...position },
    velocity: { ...velocity },
    yaw,
    pitch,
    onGround,
    equipment: equipmentSlots.map((slot) => observation.equipment[slot] ?? null),
    name,
    timeSinceOnGround: observation.ticksSinceOnGround,
    isInWater,
    isInLava,
    isInWeb,
    isCollidedHorizontally,
    isCollidedVertically,
    biome,
    entities: nearestByName(observation),
    timeOfDay: nameTimeOfDay(observation.timeOfDay),
    inventoryUsed: observation.usedSlots,
    elapsedTime: observation.elapsedTicks,
  }
}

const equipmentSlots: readonly (keyof Equipment)[] = ['head', 'torso', 'legs', 'feet', 'hand', 'offHand']

function nearestByName({ nearbyEntities }: Observation): Record<string, number> {
  const nearest = new Map<string, number>()
  for (const { name, distanceBlocks } of nearbyEntities) {
    nearest.set(name, Math.min(distanceBlocks, nearest.get(name) ?? Infinity))
  }
  return Object.fromEntries(nearest)
}
