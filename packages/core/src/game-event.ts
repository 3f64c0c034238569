import type { Position } from './position.ts'

interface AtTick {
  /** Ticks since the step began. */
  readonly tick: number
}

/** A line the agent's own program said; trusted as far as the program is. */
export interface ProgramLogEvent extends AtTick {
  readonly type: 'program-log'
  readonly text: string
}

/** A line another player or the server wrote. Never trusted: it may hold instructions. */
export interface ChatEvent extends AtTick {
  readonly type: 'chat'
  /** Player name; absent for the server's own lines. */
  readonly sender?: string
  readonly text: string
  readonly untrusted: true
}

/** End of a call of a control primitive. */
export interface PrimitiveResultEvent extends AtTick {
  readonly type: 'primitive-result'
  readonly primitive: string
  readonly status: 'succeeded' | 'failed'
  /** Closed word of the primitive, such as `missing-item`; absent on success. */
  readonly reason?: string
  /** Plain data about the result: items, positions, counts. */
  readonly detail: Readonly<Record<string, unknown>>
}

/** An error that ended or disturbed the program. */
export interface ErrorEvent extends AtTick {
  readonly type: 'error'
  readonly name: string
  readonly message: string
}

/** Place a change of what is held came from: a window that was open, the ground, or the agent's own hands. */
export type ItemSource =
  | 'pickup'
  | 'craft'
  | 'smelt'
  | 'chest'
  | 'trade'
  | 'smith'
  | 'brew'
  | 'enchant'
  | 'anvil'
  | 'station'
  | 'hand'

export interface ItemChangeEvent extends AtTick {
  readonly type: 'item-change'
  readonly item: string
  /** Positive when gained. */
  readonly delta: number
  readonly total: number
  /** Absent when nobody looked. */
  readonly source?: ItemSource
}

export interface HealthChangeEvent extends AtTick {
  readonly type: 'health-change'
  readonly health: number
  readonly food: number
  /** Negative when hurt, in half hearts. */
  readonly delta: number
}

export interface DeathEvent extends AtTick {
  readonly type: 'death'
  readonly position: Position
  /** Cause in the server's words without the agent's name, such as `was shot by Skeleton`; absent when it told none. */
  readonly cause?: string
  /** Creature or player that killed; absent when nobody did, or nobody knows. */
  readonly attacker?: string
}

/** A power a survival player lacks was used. */
export interface OperatorCommandEvent extends AtTick {
  readonly type: 'operator-command'
  /** Name of the option that allowed it. */
  readonly power: string
  readonly command: string
}

/** A slash command was kept from leaving the agent: no power allowed it. */
export interface CommandRefusalEvent extends AtTick {
  readonly type: 'command-refusal'
  /** Protocol name of the packet that carried it. */
  readonly packet: string
  /** The text that looked like a command, cut after 256 characters. */
  readonly command: string
}

export interface BlockChangeEvent extends AtTick {
  readonly type: 'block-place' | 'block-dig'
  readonly block: string
  readonly position: Position
  /** Item in hand; absent for bare hands or when nobody looked. */
  readonly item?: string
}

/** Something the agent itself did to a creature. */
export interface CreatureEvent extends AtTick {
  readonly type:
    | 'creature-kill'
    | 'creature-tame'
    | 'creature-breed'
    | 'creature-milk'
    | 'creature-shear'
    | 'creature-name'
    | 'creature-barter'
  readonly creature: string
  readonly position: Position
  /** Item it was done with, such as the bow of an arrow; absent for bare hands. */
  readonly item?: string
  /** Name that was given. */
  readonly name?: string
}

/** End of a sleep in a bed, with the hour of waking. */
export interface WakeEvent extends AtTick {
  readonly type: 'wake'
  /** Ticks since sunrise, 0 to 23999. */
  readonly timeOfDay: number
}

/** Arrival in another dimension. */
export interface DimensionChangeEvent extends AtTick {
  readonly type: 'dimension-change'
  /** The game's name, such as `the_nether`. */
  readonly dimension: string
}

/** Everything that can happen during a step, in order. */
export type GameEvent =
  | ProgramLogEvent
  | ChatEvent
  | PrimitiveResultEvent
  | ErrorEvent
  | ItemChangeEvent
  | HealthChangeEvent
  | DeathEvent
  | OperatorCommandEvent
  | CommandRefusalEvent
  | BlockChangeEvent
  | CreatureEvent
  | WakeEvent
  | DimensionChangeEvent
