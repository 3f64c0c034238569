import { leaveLying } from '../entities/leave-lying.ts'
import type { Entity } from '../context/entity.ts'
import type { JsonValue } from '../context/json-value.ts'
import { asMob, mobSlots, type Mob } from '../context/mob.ts'
import type { WorldContext } from '../context/world-context.ts'
import { childhoodTicks } from '../mobs/spawn-mob.ts'
import { equipmentPackets } from '../protocol/entity-packets.ts'
import { textComponent } from '../protocol/text-component.ts'
import { stackOfData } from './item-data.ts'
import { plainText } from '../context/plain-text.ts'
import { asList, numberOf, type Compound } from './snbt-fields.ts'

// No thing moves faster: https://minecraft.wiki/w/Entity_format
const fastest = 10

/** Gives an entity the fields of its data that this world holds; other fields are left out. */
export function mergeEntityData(world: WorldContext, entity: Entity, data: Compound): void {
  const [x, y, z] = asList(data['Motion']).map((each) => numberOf(each) ?? 0)
  if (x !== undefined && y !== undefined && z !== undefined)
    Object.assign(entity.velocity, { x: limited(x), y: limited(y), z: limited(z) })
  const [yaw, pitch] = asList(data['Rotation']).map((each) => numberOf(each) ?? 0)
  if (yaw !== undefined) entity.yaw = yaw
  if (pitch !== undefined) entity.pitch = Math.max(-90, Math.min(90, pitch))
  const tags = asList(data['Tags']).filter((tag): tag is string => typeof tag === 'string')
  if (tags.length > 0) world.commands.tags.set(entity.uuid, new Set(tags))
  if (entity.kind === 'item') {
    const stack = stackOfData(world, data['Item'])
    if (!stack) return
    leaveLying(world, entity, stack)
  }
  const mob = asMob(entity)
  if (mob) mergeMobData(world, mob, data)
}

const limited = (speed: number): number => Math.max(-fastest, Math.min(fastest, speed))

function mergeMobData(world: WorldContext, mob: Mob, data: Compound): void {
  const { mind } = mob
  const health = numberOf(data['Health'])
  if (health !== undefined) mob.health = Math.max(1, Math.min(mob.maxHealth, health))
  const fire = numberOf(data['Fire'])
  if (fire !== undefined) mob.fireTicks = Math.max(0, Math.floor(fire))
  const isStill = numberOf(data['NoAI'])
  if (isStill !== undefined) mind.isStill = isStill !== 0
  const isKept = numberOf(data['PersistenceRequired'])
  if (isKept !== undefined) mind.isPersistent = isKept !== 0
  const age = numberOf(data['IsBaby']) === 1 ? -childhoodTicks : numberOf(data['Age'])
  if (age !== undefined) {
    mind.grownAtTick = age < 0 ? world.tick - Math.floor(age) : 0
    world.entities.setMetadata(mob, 'baby', { type: 'boolean', value: age < 0 })
  }
  name(world, mob, data['CustomName'])
  dress(world, mob, data)
}

function name(world: WorldContext, mob: Mob, given: JsonValue | undefined): void {
  if (typeof given !== 'string') return
  const text = /^["[{]/.test(given) ? plainText(given) : given
  const value = textComponent(world, text)
  world.entities.setMetadata(mob, 'custom_name', { type: 'optional_component', value })
}

// The numbers of a creature's slots: both hands, then armour from the feet up.
function dress(world: WorldContext, mob: Mob, data: Compound): void {
  const lists = [
    ['HandItems', 0],
    ['ArmorItems', 2],
  ] as const
  if (lists.every(([field]) => data[field] === undefined)) return
  for (const [field, first] of lists)
    asList(data[field]).forEach((each, index) => {
      const slot = mobSlots[first + index]
      if (!slot || index >= (first === 0 ? 2 : 4)) return
      const stack = stackOfData(world, each)
      if (stack) mob.equipment[slot] = stack
      else delete mob.equipment[slot]
    })
  for (const { name: packet, params } of equipmentPackets(world, mob))
    world.broadcastNear(mob, packet, params)
}
