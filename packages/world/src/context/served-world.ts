import type { MechanicHooks } from './collect-hooks.ts'
import type { Entity } from './entity.ts'
import type { EntityTick } from './entity-ticks.ts'
import type { Mechanic } from './mechanic.ts'
import type { Player } from './player.ts'
import type { SeededRandomSource } from './random-source.ts'
import type { WorldContext } from './world-context.ts'

/** A world that the server drives. */
export interface ServedWorld extends WorldContext {
  tick: number
  readonly players: Player[]
  readonly random: SeededRandomSource
  readonly mechanics: readonly Mechanic[]
  /** The hooks of the mechanics, one by one, so that a broken one can be passed over. */
  readonly mechanicHooks: MechanicHooks
  /** The ticks that the mechanics give an entity, one by one as well. */
  readonly entityTicks: (entity: Entity) => readonly EntityTick[]
}
