import type { Observation, Position, Program, StepResult } from '@voyager-mc/core'
import type { StepRecord } from './trial-result.ts'

/** Longest message of a step that a result keeps, in characters. */
const longestMessage = 300

/** Place of a step in its trial. */
export interface StepPlace {
  readonly program: Program
  /** Ticks of the bot so far. */
  readonly ticks: number
  /** Number of the bot; 0 by default. */
  readonly bot?: number
}

/** Book of everything that the steps of a trial show. */
export interface StepBook {
  readonly steps: readonly StepRecord[]
  readonly deaths: number
  readonly operatorPowers: number
  readonly distanceBlocks: number
  readonly add: (step: StepResult, at: StepPlace) => void
}

/** Opens the book of a trial that begins with this observation. */
export function recordSteps(start: Observation): StepBook {
  const steps: StepRecord[] = []
  const held = new Set(Object.keys(start.inventory))
  const places = new Map<number, Position>()
  let deaths = 0
  let operatorPowers = 0
  let distanceBlocks = 0
  return {
    steps,
    get deaths() {
      return deaths
    },
    get operatorPowers() {
      return operatorPowers
    },
    get distanceBlocks() {
      return Math.round(distanceBlocks)
    },
    add(step, { program, ticks, bot = 0 }) {
      const { observation, events, outcome } = step
      const firsts = newItems(step, held)
      deaths += events.filter(({ type }) => type === 'death').length
      operatorPowers += events.filter(({ type }) => type === 'operator-command').length
      const { position } = observation
      distanceBlocks += groundDistance(places.get(bot) ?? start.position, position)
      places.set(bot, position)
      steps.push({
        attempt: steps.length + 1,
        ...(bot > 0 && { bot }),
        program: program.name.slice(0, 200),
        outcome: outcome.status,
        ...('message' in outcome && { message: outcome.message.slice(0, longestMessage) }),
        ticks,
        health: observation.health,
        firsts,
        at: [Math.round(position.x - start.position.x), Math.round(position.z - start.position.z)],
      })
    },
  }
}

/** Items held for the first time, also those that were used up again within the step. */
function newItems({ events, observation }: StepResult, held: Set<string>): string[] {
  const seen = [
    ...events.flatMap((event) => (event.type === 'item-change' && event.delta > 0 ? [event.item] : [])),
    ...Object.keys(observation.inventory),
  ]
  const firsts = [...new Set(seen)].filter((item) => !held.has(item)).toSorted()
  for (const item of firsts) held.add(item)
  return firsts
}

function groundDistance(a: Position, b: Position): number {
  return Math.hypot(a.x - b.x, a.z - b.z)
}
