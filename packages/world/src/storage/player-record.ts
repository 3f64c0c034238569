import { z } from 'zod'
import { gameModes, type GameMode } from '../context/game-mode.ts'
import { placeShape, slotsShape } from '../context/kept-shapes.ts'
import type { MenuKind } from '../context/menu.ts'
import type { ActiveEffect, Player, SpawnPoint } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { ItemStack } from '../items/item-stack.ts'

/** Kept state of a player who is away; JSON-safe. */
export interface PlayerRecord {
  readonly position: Place
  readonly yaw: number
  readonly pitch: number
  readonly onGround: boolean
  readonly fallFromY: number
  readonly gameMode: GameMode
  readonly health: number
  readonly food: number
  readonly saturation: number
  readonly exhaustion: number
  readonly digestionTicks: number
  readonly air: number
  readonly fireTicks: number
  readonly invulnerableTicks: number
  readonly lastDamage: number
  readonly experience: number
  readonly enchantmentSeed: number
  readonly isDead: boolean
  readonly effects: Readonly<Record<string, ActiveEffect>>
  readonly spawnPoint?: SpawnPoint
  readonly operatorRuling?: boolean
  readonly heldSlot: number
  /** `null` marks an empty slot. */
  readonly inventory: readonly (ItemStack | null)[]
}

/** Shape of a kept player. */
export const playerRecordShape: z.ZodType<PlayerRecord> = z.object({
  position: placeShape,
  yaw: z.number(),
  pitch: z.number(),
  onGround: z.boolean(),
  fallFromY: z.number(),
  gameMode: z.enum(gameModes),
  health: z.number(),
  food: z.number(),
  saturation: z.number(),
  exhaustion: z.number(),
  digestionTicks: z.number(),
  air: z.number(),
  fireTicks: z.number(),
  invulnerableTicks: z.number(),
  // Worlds kept before this field existed have no harm to remember.
  lastDamage: z.number().default(0),
  experience: z.number(),
  // Worlds kept before this field existed had no enchanting tables.
  enchantmentSeed: z.int().default(0),
  isDead: z.boolean(),
  effects: z.record(
    z.string(),
    z.object({
      id: z.int(),
      amplifier: z.int(),
      ticksLeft: z.number(),
      absorbed: z.number().exactOptional(),
    }),
  ),
  spawnPoint: z.object({ position: placeShape, bed: placeShape.exactOptional() }).exactOptional(),
  operatorRuling: z.boolean().exactOptional(),
  heldSlot: z.int().min(0).max(8),
  inventory: slotsShape,
})

// The windows that give back what lies in them when they close.
const givesBack: ReadonlySet<MenuKind> = new Set<MenuKind>(['crafting', 'merchant', 'station'])

/** Reads a player's state for keeping; items in the cursor and in a crafting grid count as carried. */
export function recordPlayer(player: Player): PlayerRecord {
  const inventory = player.inventory.toArray()
  const { menu } = player
  const laidOut = givesBack.has(menu.kind) ? menu.slots.slice(0, menu.playerSlots[0]) : []
  const tableGrid = laidOut.map((slot) => (slot.isResult ? undefined : slot.get()))
  for (const stack of [menu.cursor, ...player.craftingGrid.toArray(), ...tableGrid]) {
    const free = stack ? inventory.findIndex((slot, index) => index >= 9 && !slot) : -1
    if (free >= 0) inventory[free] = stack
  }
  return {
    position: { ...player.position },
    yaw: player.yaw,
    pitch: player.pitch,
    onGround: player.onGround,
    fallFromY: player.fallFromY,
    gameMode: player.gameMode,
    health: player.health,
    food: player.food,
    saturation: player.saturation,
    exhaustion: player.exhaustion,
    digestionTicks: player.digestionTicks,
    air: player.air,
    fireTicks: player.fireTicks,
    invulnerableTicks: player.invulnerableTicks,
    lastDamage: player.lastDamage,
    experience: player.experience,
    enchantmentSeed: player.enchantmentSeed,
    isDead: player.isDead,
    effects: Object.fromEntries([...player.effects].map(([name, effect]) => [name, { ...effect }])),
    ...(player.spawnPoint ? { spawnPoint: player.spawnPoint } : {}),
    ...(player.operatorRuling === undefined ? {} : { operatorRuling: player.operatorRuling }),
    heldSlot: player.heldSlot,
    inventory: inventory.map((stack) => stack ?? null),
  }
}

/** Gives a player back what was kept. */
export function restorePlayer(player: Player, record: PlayerRecord): void {
  const { position, inventory, effects, spawnPoint, ...rest } = record
  Object.assign(player.position, position)
  Object.assign(player, rest, { spawnPoint })
  player.isOperator = record.operatorRuling ?? player.isOperator
  player.effects.clear()
  for (const [name, effect] of Object.entries(effects)) player.effects.set(name, { ...effect })
  for (let slot = 0; slot < player.inventory.size; slot += 1)
    player.inventory.set(slot, inventory[slot] ?? undefined)
}
