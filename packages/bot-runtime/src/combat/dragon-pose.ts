import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { metadataField } from '../bot/metadata-field.ts'
import type { Body } from './body.ts'

/** Place and posture of a dragon. */
export interface DragonPose {
  readonly position: Vec3
  /** Unit vector of the way in which it looks. */
  readonly facing: { readonly x: number; readonly z: number }
  /** Whether head and neck hang down, as they do on the perch. */
  readonly isLowered: boolean
}

export interface DragonPoseOptions {
  /** Where it is; its own place by default. */
  readonly position?: Vec3
  /** Place that it looks at; by default it looks as it does now. On its perch it turns to who is near. */
  readonly turnedTo?: { readonly x: number; readonly z: number }
}

// Phases in which it breathes, looks around and roars on its perch, and those in which it flies (Ender Dragon, Minecraft
// Wiki); what is left is death.
const perchedPhases: ReadonlySet<unknown> = new Set([5, 6, 7])
const flyingPhases: ReadonlySet<unknown> = new Set([0, 1, 2, 3, 4, 8])

/** Size of its trunk: its data speak of a box that holds its wings. */
export const dragonTrunk = { width: 5, height: 3 } as const

// Its parts (Ender Dragon, Minecraft Wiki): blocks before its place, and size.
const parts = {
  head: { ahead: 6.5, width: 1, height: 1 },
  neck: { ahead: 5.5, width: 3, height: 3 },
  trunk: { ahead: 0.5, ...dragonTrunk },
}
const loweredBlocks = 1
// Blocks around head and neck in which they hurt, and a little more for who moves.
const bite = { around: 1, leeway: 0.2 }
const player = { width: 0.6, height: 1.8 }

/** Whether a creature is the dragon. */
export function isDragon({ name }: Pick<Bot['entity'], 'name'>): boolean {
  return name === 'ender_dragon'
}

/** Whether a creature is a dragon in the air, where no way leads. */
export function isAloft(bot: Bot, creature: Bot['entity']): boolean {
  return isDragon(creature) && flyingPhases.has(metadataField(bot, creature, 'phase'))
}

/** The pose of a dragon now, or as it turns to somebody. */
export function dragonPose(
  bot: Bot,
  dragon: Bot['entity'],
  { position = dragon.position, turnedTo }: DragonPoseOptions = {},
): DragonPose {
  const isLowered = perchedPhases.has(metadataField(bot, dragon, 'phase'))
  if (!turnedTo) {
    // Its model looks backwards, and a bot's yaw runs the other way than the game's.
    return { position, facing: { x: Math.sin(dragon.yaw), z: Math.cos(dragon.yaw) }, isLowered }
  }
  const [dx, dz] = [turnedTo.x - position.x, turnedTo.z - position.z]
  const length = Math.hypot(dx, dz) || 1
  return { position, facing: { x: dx / length, z: dz / length }, isLowered }
}

/** The parts of a dragon that a blow from the ground can reach. */
export function struckParts(pose: DragonPose): readonly Body[] {
  return [partOf(pose, 'neck'), partOf(pose, 'trunk')]
}

/** Whether head or neck of a dragon hurt somebody with the feet at a place. */
export function isBitten(feet: Vec3, pose: DragonPose): boolean {
  return [partOf(pose, 'head'), partOf(pose, 'neck')].some(({ position, width, height }) => {
    const reach = (width + player.width) / 2 + bite.around + bite.leeway
    return (
      Math.abs(feet.x - position.x) < reach &&
      Math.abs(feet.z - position.z) < reach &&
      feet.y < position.y + height + bite.around &&
      feet.y + player.height > position.y - bite.around
    )
  })
}

function partOf({ position, facing, isLowered }: DragonPose, name: keyof typeof parts): Body {
  const { ahead, width, height } = parts[name]
  const lowered = isLowered && name !== 'trunk' ? loweredBlocks : 0
  return { position: position.offset(facing.x * ahead, -lowered, facing.z * ahead), width, height }
}
