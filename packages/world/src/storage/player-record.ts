import { gameModes, type GameMode } from '../context/game-mode.ts'
import type { ActiveEffect, Player, SpawnPoint } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { ItemStack } from '../items/item-stack.ts'

/** Kept state of a player who is away; JSON-safe. */
export interface PlayerRecord {
  readonly position: Place
  readonly yaw: number
  readonly pitch: number
  readonly gameMode: GameMode
  readonly health: number
  readonly food: number
  readonly saturation: number
  readonly exhaustion: number
  readonly air: number
  readonly fireTicks: number
  readonly experience: number
  readonly isDead: boolean
  readonly effects: Readonly<Record<string, ActiveEffect>>
  readonly spawnPoint?: SpawnPoint
  readonly operatorRuling?: boolean
  readonly heldSlot: number
  /** `null` marks an empty slot. */
  readonly inventory: readonly (ItemStack | null)[]
}

/** Reads a player's state for keeping; items in the cursor and in a crafting grid count as carried. */
export function recordPlayer(player: Player): PlayerRecord {
  const { yaw, pitch, gameMode, health, food, saturation, exhaustion, air, fireTicks, experience, isDead } =
    player
  const inventory = player.inventory.toArray()
  const { menu } = player
  const tableGrid =
    menu.kind === 'crafting' ? menu.slots.slice(1, menu.playerSlots[0]).map((slot) => slot.get()) : []
  for (const stack of [menu.cursor, ...player.craftingGrid.toArray(), ...tableGrid]) {
    const free = stack ? inventory.findIndex((slot, index) => index >= 9 && !slot) : -1
    if (free >= 0) inventory[free] = stack
  }
  return {
    position: { ...player.position },
    yaw,
    pitch,
    gameMode,
    health,
    food,
    saturation,
    exhaustion,
    air,
    fireTicks,
    experience,
    isDead,
    effects: Object.fromEntries(player.effects),
    ...(player.spawnPoint ? { spawnPoint: player.spawnPoint } : {}),
    ...(player.operatorRuling === undefined ? {} : { operatorRuling: player.operatorRuling }),
    heldSlot: player.heldSlot,
    inventory: inventory.map((stack) => stack ?? null),
  }
}

/** Gives a player back what was kept. */
export function restorePlayer(player: Player, record: PlayerRecord): void {
  const { position, inventory, effects, spawnPoint, gameMode, ...rest } = record
  Object.assign(player.position, position)
  Object.assign(player, rest, { gameMode: gameModes.includes(gameMode) ? gameMode : 'survival', spawnPoint })
  player.isOperator = record.operatorRuling ?? player.isOperator
  player.fallFromY = position.y
  for (const [name, effect] of Object.entries(effects)) player.effects.set(name, { ...effect })
  inventory.forEach((stack, slot) => player.inventory.set(slot, stack ?? undefined))
}
