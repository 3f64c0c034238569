import type { BlockLook } from '../blocks/block-look.ts'

/** Coordinates of a point or a block. */
export type Spot = readonly [x: number, y: number, z: number]

/**
 * News of a bot and the world around it: each frame tells only what the ones before did not. Plain data, to be sent, kept
 * and shown.
 */
export interface WorldFrame {
  /** Age of the world in ticks. */
  readonly tick: number
  /** Ticks since sunrise, 0 to 23999. */
  readonly timeOfDay: number
  /** Dimension of everything that the frame tells. */
  readonly dimension: string
  readonly self: SelfPose
  readonly met?: readonly MetBody[]
  /** Bodies that moved, turned or were hurt. */
  readonly moved?: readonly BodyPose[]
  /** Numbers of bodies that are not near any more. */
  readonly gone?: readonly number[]
  /** Way that the bot means to go; empty when there is none, absent when it is still the same. */
  readonly way?: readonly Spot[]
  /** Block that the bot digs; empty when there is none, absent when it is still the same. */
  readonly aim?: Spot | readonly []
  /** The primitive that runs now; absent between two. */
  readonly primitive?: string
  readonly sections?: readonly PackedSection[]
  /** Single blocks that changed: x, y, z and state. */
  readonly changes?: readonly (readonly [x: number, y: number, z: number, state: number])[]
  /** States met for the first time; those that cannot be seen are left out. */
  readonly looks?: readonly (readonly [state: number, look: BlockLook])[]
}

/** The bot itself. */
export interface SelfPose {
  readonly at: Spot
  readonly yaw: number
  readonly pitch: number
  readonly health: number
  readonly food: number
  /** Name of the item in the hand; absent for an empty hand. */
  readonly held?: string
}

/** Creature, player or thing that was not near before. */
export interface MetBody {
  readonly id: number
  readonly label: string
  readonly width: number
  readonly height: number
}

/** Place of a body, where it looks, and its health; -1 for what has none or does not tell it. */
export type BodyPose = readonly [id: number, x: number, y: number, z: number, yaw: number, health: number]

/** Cube of sixteen blocks a side: its states as pairs of state and count, x first, then z, then y. */
export interface PackedSection {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Empty when there is nothing but air. */
  readonly runs: readonly number[]
}
