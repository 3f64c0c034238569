import type { Entity } from './entity.ts'
import type { Player } from './player.ts'
import type { Place } from './position.ts'

/** Somebody or something in whose name, and from where, a command runs. */
export interface CommandSource {
  readonly self: Player | Entity | undefined
  readonly position: Place
  /** Degrees, 0 is south and 90 is west. */
  readonly yaw: number
  /** Degrees, 90 is down. */
  readonly pitch: number
}
