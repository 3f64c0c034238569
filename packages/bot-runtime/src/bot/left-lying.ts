import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { eyeHeight } from './eye-height.ts'

type Entity = Bot['entity']

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Numbers of the item entities that each bot has thrown away. */
const leftByBot = new WeakMap<Bot, Set<number>>()

// Blocks from the eyes at which a thrown item appears.
const handBlocks = 1.5

// Blocks from the middle of a cell within which one is picked up by who cuts a corner.
const pickupBlocks = 2.2

// A way round is better, where there is one.
const stepCost = 6

/** Remembers every item that appears at the bot's hands as thrown away on purpose, until the returned function is called. */
export function watchThrown(bot: Bot): () => void {
  const left = leftByBot.get(bot) ?? new Set()
  leftByBot.set(bot, left)
  const onSpawn = (entity: Entity): void => {
    const eyes = bot.entity.position.offset(0, eyeHeight, 0)
    if (entity.name === 'item' && entity.position.distanceTo(eyes) < handBlocks) left.add(entity.id)
  }
  bot.on('entitySpawn', onSpawn)
  return () => void bot.removeListener('entitySpawn', onSpawn)
}

/** Whether the bot has thrown an item away on purpose. */
export function isLeftLying(bot: Bot, { id }: Pick<Entity, 'id'>): boolean {
  return leftByBot.get(bot)?.has(id) === true
}

/** Cost of a step onto what was thrown away, for searches of a way. */
export function leftStepCost(bot: Bot, place: Place): number {
  return leftOnes(bot).some((position) => isAt(position, place)) ? stepCost : 0
}

function leftOnes(bot: Bot): readonly Vec3[] {
  const left = leftByBot.get(bot)
  if (left === undefined || left.size === 0) return []
  return [...left].flatMap((id) => {
    const entity = bot.entities[id]
    if (entity === undefined) left.delete(id)
    return entity?.position ?? []
  })
}

function isAt(position: Vec3, { x, y, z }: Place): boolean {
  return (
    Math.abs(position.x - x - 0.5) < pickupBlocks &&
    Math.abs(position.z - z - 0.5) < pickupBlocks &&
    Math.abs(position.y - y) < 2
  )
}
