import type { Entity, MobEntity } from './entity.ts'
import type { Player } from './player.ts'
import type { MutablePosition } from './position.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { MobKind } from './mob-kind.ts'
import type { VillagerHome } from './structures.ts'

/** Mind of a mob: its wishes, memory and plans; times are world ticks. */
export interface MobMind {
  /** The direction it wants to go, a unit vector, or zero to stand. */
  readonly heading: { x: number; z: number }
  /** The share of its kind's speed that it uses, 1 in a hurry. */
  pace: number
  /** Tick of the next decision. */
  thinkAtTick: number
  /** Until when it keeps on strolling or resting as it does now. */
  strollUntilTick: number
  /** Whether a wall it cannot jump stopped it since the last decision. */
  isBlocked: boolean
  /** Whether a player is near enough for it to move at all. */
  isAwake: boolean
  fleeUntilTick: number
  /** Player it attacks. */
  target: Player | undefined
  /** When it last saw its target, or was last hurt by it. */
  targetSeenAtTick: number
  /** For how many ticks it goes for a target that it does not see. */
  memoryTicks: number
  /** Until when it holds a grudge. */
  angryUntilTick: number
  /** Name of the player against whom it holds the grudge; absent for none. */
  angryAt: string | undefined
  attackAtTick: number
  /** Cells to walk through to the target, the next one first; empty to go straight. */
  path: readonly MutablePosition[]
  /** Tick from which it may search for a path again. */
  pathAtTick: number
  /** Place at which it last looked whether it gets on. */
  readonly anchor: { x: number; z: number; tick: number }
  fuseTicks: number
  /** Steps of a blaze's volley that are done; 0 while it rests. */
  volleyStep: number
  loveUntilTick: number
  /** Tick from which it may breed again. */
  breedAtTick: number
  /** Tick at which a young one is grown; 0 for adults. */
  grownAtTick: number
  /** The last time a player hurt it; rare drops and experience need a recent one. */
  playerHitAtTick: number
  /** Name of the player who hurt it last; absent when nobody did. */
  lastHitBy: string | undefined
  /** The level of looting of the last weapon. */
  looting: number
  /** The half hearts of the last hit, which shield it from smaller ones for half a second. */
  lastDamage: number
  /** Tick at which a dead body disappears. */
  goneAtTick: number
  /** Ticks of breath left under water. */
  air: number
  /** Whether it stays when nobody is near. */
  isPersistent: boolean
  /** Whether it neither moves nor thinks, as commands want it. */
  isStill: boolean
}

/** Goods that a villager still sells. */
export interface VillagerStock {
  /** Uses of each of its trades since it last worked. */
  readonly uses: number[]
  /** Tick at which it works next. */
  restockAtTick: number
}

/** Places in which a mob wears or holds something, in the order of their numbers on the wire. */
export const mobSlots = ['main', 'off', 'feet', 'legs', 'chest', 'head'] as const

/** Items that a mob wears and holds. */
export type MobEquipment = Partial<Record<(typeof mobSlots)[number], ItemStack>>

/** A mob with its kind and mind. */
export interface Mob extends MobEntity {
  readonly traits: MobKind
  readonly mind: MobMind
  readonly equipment: MobEquipment
  /** 1, 2 or 4 for slimes, 1 for all others. */
  readonly size: number
  /** The colour of a sheep's coat; absent for others and when shorn. */
  coat: string | undefined
  /** Profession of a villager; absent for others. */
  readonly profession: string | undefined
  /** Bed, station and meeting place of a villager of a village; absent for others. */
  readonly home: VillagerHome | undefined
  /** Absent until somebody asks a villager for its offers. */
  stock: VillagerStock | undefined
}

/** Sees an entity as a mob with a mind; absent for everything else. */
export function asMob(entity: Entity | Player | undefined): Mob | undefined {
  // Mobs come into the world through spawnMob only, which gives each its mind.
  return entity?.kind === 'mob' && 'mind' in entity ? (entity as Mob) : undefined
}

/** Whether a mob is not grown up. */
export function isBaby({ mind }: Mob): boolean {
  return mind.grownAtTick > 0
}
