import type { Container } from '../items/container.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { Menu } from './menu.ts'
import type { GameMode } from './game-mode.ts'
import type { MutablePlace, Place } from './position.ts'

/** A potion effect on a player. */
export interface ActiveEffect {
  /** The number of the effect in the version's registry. */
  readonly id: number
  readonly amplifier: number
  ticksLeft: number
  /** Half hearts of harm that this dose has taken; absorption only. */
  absorbed?: number
}

/** Place at which a player wakes after death. */
export interface SpawnPoint {
  readonly position: Place
  /** The bed or anchor that must still stand; absent when a command set the point. */
  readonly bed?: Place
}

/** Body, belongings and connection of one player, a bot or a person. */
export interface Player {
  readonly kind: 'player'
  /** The entity id. */
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly width: number
  readonly height: number

  /** The feet. Change it through `teleport` only. */
  readonly position: MutablePlace
  /** Degrees, 0 is south and 90 is west, as on the wire. */
  yaw: number
  /** Degrees, 90 is down. */
  pitch: number
  onGround: boolean
  /** The teleport the client has not confirmed; until then its moves do not count. */
  awaitedTeleportId: number | undefined
  isSneaking: boolean
  isSprinting: boolean
  /** Whether the player glides on an elytra. */
  isGliding: boolean
  /** Number of the boat or creature the player sits on; absent when on foot. */
  vehicleId: number | undefined
  /** Where the rider steers, each from -1 to 1. */
  steering: { readonly left: number; readonly forward: number }
  /** Ticks for which a push from outside may still carry the body up. */
  pushedTicks: number
  /** Blocks travelled since the last tick, for mechanics that cost strength. */
  readonly travelled: { horizontal: number; jumps: number }
  /** The greatest height since the feet last stood, swam or climbed. */
  fallFromY: number

  gameMode: GameMode
  isOperator: boolean
  /** Last ruling of `op` or `deop`; absent when the start options of the world decide. */
  operatorRuling: boolean | undefined

  health: number
  food: number
  saturation: number
  exhaustion: number
  /** Ticks since food last healed, or hunger last hurt. */
  digestionTicks: number
  /** Ticks of breath left, 300 when full. */
  air: number
  /** Ticks of burning left. */
  fireTicks: number
  /** Total experience points. */
  experience: number
  /** Number that the next offers of an enchanting table follow from. */
  enchantmentSeed: number
  isDead: boolean
  /** Ticks for which only damage beyond the last one counts. */
  invulnerableTicks: number
  /** The half hearts of the last harm before armour, which shield from smaller ones while `invulnerableTicks` last. */
  lastDamage: number
  readonly effects: Map<string, ActiveEffect>
  spawnPoint: SpawnPoint | undefined
  /** The bed in which the player lies; absent when awake. */
  sleepingIn: Place | undefined

  /** 46 slots in protocol order: 0–4 crafting (unused here), 5–8 armour, 9–35 main, 36–44 hotbar, 45 off hand. */
  readonly inventory: Container
  /** The four cells of the inventory's own crafting grid. */
  readonly craftingGrid: Container
  /** The selected hotbar slot, 0 to 8. */
  heldSlot: number
  /** The open window; the player's own inventory when none is open. */
  menu: Menu
  readonly inventoryMenu: Menu
  /** The number of the window that was opened last. */
  lastWindowId: number

  /** Writes one packet; does nothing once the connection is gone. */
  send(packet: string, params: Readonly<Record<string, unknown>>): void
  /** Writes bytes that were serialised before. */
  sendRaw(bytes: Buffer): void
  /** Gathers what is sent until the returned function is called, so that it leaves in few pieces. */
  holdPackets(): () => void
  /** Shows a line of text in the player's chat. */
  tell(text: string): void
  /** Moves the player and waits for the client to confirm. */
  teleport(position: Place, look?: { readonly yaw?: number; readonly pitch?: number }): void
  /** Health, food and saturation as the client was last told; absent before it was. */
  shownVitals: string | undefined
  /** Sends health, food and saturation. */
  sendVitals(): void
  disconnect(reason: string): void
}

/** The number of the first hotbar slot in an inventory. */
export const hotbarStart = 36

/** The number of the off-hand slot in an inventory. */
export const offHandSlot = 45

/** Gives the inventory slot that a hand holds. */
export function handSlot(player: Player, hand: 'main' | 'off' = 'main'): number {
  return hand === 'off' ? offHandSlot : hotbarStart + player.heldSlot
}

/** Gives the stack in a player's hand. */
export function heldItem(player: Player, hand: 'main' | 'off' = 'main'): ItemStack | undefined {
  return player.inventory.get(handSlot(player, hand))
}

/** The height of a player's eyes above the feet in blocks. */
export const eyeHeight = 1.62

/** Gives the place of a player's eyes. */
export function eyePosition(player: Player): Place {
  return { ...player.position, y: player.position.y + eyeHeight }
}

/** Gives what a client is told of a player's health, food and saturation, as a text to compare. */
export function vitalsOf({ health, food, saturation }: Player): string {
  return `${health} ${food} ${saturation}`
}
