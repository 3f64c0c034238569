import { z } from 'zod'
import type { Mob } from '../context/mob.ts'
import type { MutablePlace, MutablePosition } from '../context/position.ts'
import { positionShape } from '../context/kept-shapes.ts'

/** Phases of the dragon with their numbers on the wire: https://minecraft.wiki/w/Ender_Dragon#Behavior */
export const dragonPhases = {
  circling: 0,
  strafing: 1,
  approaching: 2,
  landing: 3,
  leaving: 4,
  breathing: 5,
  watching: 6,
  roaring: 7,
  charging: 8,
  dying: 9,
} as const

/** Phase of the dragon. */
export type DragonPhase = keyof typeof dragonPhases

/** Fight against the dragon as it stands. */
export interface DragonState {
  /** Whether the island has its crystals and its dragon had come. */
  hasBegun: boolean
  /** Whether a dragon died before; the first one leaves an egg and more experience. */
  wasKilled: boolean
  /** Entity id of the dragon; absent when there is none. */
  dragonId: number | undefined
  phase: DragonPhase
  /** Tick at which the phase began. */
  since: number
  /** Place to which it flies. */
  goal: MutablePosition
  /** Angle on its circle, and whether it goes round the other way. */
  angle: number
  isBackwards: boolean
  /** Health at which it landed. */
  landedHealth: number
  /** Breaths since it landed. */
  breaths: number
  /** Gateways that have opened. */
  gateways: number
}

// The keys of the table are exactly the phases.
const phaseNames = Object.keys(dragonPhases) as readonly DragonPhase[]

/** Shape of the kept fight. */
export const dragonStateShape: z.ZodType<Omit<DragonState, 'dragonId'> & { dragonId?: number | undefined }> =
  z.object({
    hasBegun: z.boolean(),
    wasKilled: z.boolean(),
    dragonId: z.int().optional(),
    phase: z.enum(phaseNames),
    since: z.number(),
    goal: positionShape,
    angle: z.number(),
    isBackwards: z.boolean(),
    landedHealth: z.number(),
    breaths: z.int(),
    gateways: z.int(),
  })

/** Gives the fight before anybody came to the End. */
export function freshDragonState(): DragonState {
  return {
    hasBegun: false,
    wasKilled: false,
    dragonId: undefined,
    phase: 'circling',
    since: 0,
    goal: { x: 0, y: 90, z: 0 },
    angle: 0,
    isBackwards: false,
    landedHealth: 0,
    breaths: 0,
    gateways: 0,
  }
}

/** Whether the dragon sits on the fountain. */
export function isPerched({ phase }: Pick<DragonState, 'phase'>): boolean {
  return phase === 'breathing' || phase === 'watching' || phase === 'roaring'
}

/** Dragon with its body's place. */
export type Dragon = Mob & { readonly position: MutablePlace }
