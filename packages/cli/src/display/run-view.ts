import {
  definedOf,
  type Equipment,
  type GameEvent,
  type ItemCounts,
  type Observation,
  type Position,
} from '@voyager-mc/core'
import type { Glance } from '@voyager-mc/game'

/** Phase of the loop that is under way. */
export type Phase = 'opening' | 'proposing' | 'recalling' | 'writing' | 'acting' | 'judging' | 'ending'

/** Everything the live picture of a run shows. */
export interface RunView {
  readonly phase: Phase
  /** Stage of the opening, before the first task. */
  readonly stage: string
  readonly task?: string
  /** Reasoning of the curriculum. */
  readonly reasoning?: string
  /** Attempt at the task, 0 before the first. */
  readonly attempt: number
  /** The primitive that runs now, or that ended last. */
  readonly primitive?: string
  /** Primitives that ended in this step. */
  readonly primitives: number
  readonly body?: BodyView
  readonly inventory: ItemCounts
  /** Ticks of the world in all finished steps, and in the one under way. */
  readonly ticks: number
  readonly stepTicks: number
  readonly attempts: number
  readonly completed: number
  readonly failed: number
  /** Names of the skills, in order. */
  readonly skills: readonly string[]
  /** Cause of the failure of a write that is tried again and again; absent while writes succeed. */
  readonly savingFault?: string
}

/** The bot as it was seen last. */
export interface BodyView {
  readonly position: Position
  readonly dimension?: string
  readonly health: number
  readonly food: number
  readonly equipment: Equipment
}

/** Counters with which a run goes on. */
export type RunCounters = Pick<RunView, 'attempts' | 'completed' | 'failed' | 'skills' | 'ticks'>

/** The view before anything has happened. */
export const emptyView: RunView = {
  phase: 'opening',
  stage: '',
  attempt: 0,
  primitives: 0,
  inventory: {},
  ticks: 0,
  stepTicks: 0,
  attempts: 0,
  completed: 0,
  failed: 0,
  skills: [],
}

/** The view after an observation. */
export function seen(view: RunView, observation: Observation): RunView {
  const { position, health, food, equipment, inventory } = observation
  // The dimension is known from glances only; a step that leaves it has had some.
  return { ...view, inventory, body: { ...view.body, position, health, food, equipment } }
}

/** The view after something happened in the game, while the program still runs. */
export function happened(view: RunView, event: GameEvent): RunView {
  const next = { ...view, stepTicks: Math.max(view.stepTicks, event.tick) }
  switch (event.type) {
    case 'primitive-result':
      return { ...next, primitive: event.primitive, primitives: view.primitives + 1 }
    case 'item-change': {
      const { [event.item]: _old, ...others } = view.inventory
      return { ...next, inventory: event.total > 0 ? { ...others, [event.item]: event.total } : others }
    }
    case 'health-change':
      return { ...next, ...(view.body && { body: { ...view.body, health: event.health, food: event.food } }) }
    case 'block-dig':
    case 'block-place':
    case 'chat':
    case 'command-refusal':
    case 'death':
    case 'error':
    case 'operator-command':
    case 'program-log':
    case 'creature-kill':
    case 'creature-tame':
    case 'creature-breed':
    case 'creature-milk':
    case 'creature-shear':
    case 'creature-name':
    case 'creature-barter':
    case 'wake':
    case 'dimension-change':
      return next
  }
}

/** The view after a look at the bot, while the program still runs. */
export function glanced(view: RunView, { primitive, ...seen }: Glance): RunView {
  const { primitive: _last, ...rest } = view
  return {
    ...rest,
    body: { equipment: {}, ...view.body, ...seen },
    ...definedOf({ primitive }),
  }
}
