import type { ColumnPlace } from '../columns/column-key.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Something that remembers what it has shown to clients. */
export interface ClientView {
  /** Forgets what a client was shown, because its world starts anew. */
  forget(player: Player): void
}

/** The world that a client has in its memory. */
export interface ClientWorld extends ClientView {
  /** Whether a client has a column. */
  hasColumn(player: Player, column: ColumnPlace): boolean
  /** Sends what is nearest to the player at once. */
  streamNow(world: WorldContext, player: Player): void
}
