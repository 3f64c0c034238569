import type { GameEvent, Observation, Position, StepResult } from '@voyager-mc/core'
import { checkPostcondition, type Postcondition, type SimpleGoal } from '@voyager-mc/tech-tree'

/** Judge of one trial that believes only what the world shows. */
export interface GoalTracker {
  /** Takes the next step into account; true when the goal holds at its end. */
  readonly take: (step: StepResult) => boolean
}

export interface TrackGoalOptions {
  /** Seen before the agent's first step. */
  readonly start: Observation
  /** Place that the positions of the goal count from. */
  readonly origin: Position
}

/** Watches whether a goal is reached, step by step; the whole trial counts as one attempt. */
export function trackGoal(goal: Postcondition, { start, origin }: TrackGoalOptions): GoalTracker {
  const events: GameEvent[] = []
  let ticks = 0
  const placed: Postcondition =
    goal.kind === 'all'
      ? { ...goal, goals: goal.goals.map((part) => moved(part, origin)) }
      : moved(goal, origin)
  return {
    take({ observation, events: heard }) {
      // Each step counts its ticks from its own beginning; the trial is one attempt.
      for (const event of heard) events.push({ ...event, tick: ticks + event.tick })
      ticks += observation.elapsedTicks
      const after = { ...observation, elapsedTicks: ticks }
      return (
        checkPostcondition(placed, { before: start, step: { observation: after, events } }).status ===
        'achieved'
      )
    },
  }
}

function moved(goal: SimpleGoal, { x, y, z }: Position): SimpleGoal {
  if (!('position' in goal) || goal.position === undefined) return goal
  const { position } = goal
  return { ...goal, position: { x: x + position.x, y: y + position.y, z: z + position.z } }
}
