import type { StepResult } from '@voyager-mc/core'

/** Sums over all steps of a process, whatever they were for. */
export interface StepTally {
  /** Ticks of all steps. */
  elapsedTicks(): number
  /** Half hearts lost in all of them. */
  damageTaken(): number
  /** Kinds of things that any of them has brought, used up since or not, in order. */
  kindsHeld(): ReadonlySet<string>
}

/** A tally that begins empty. */
export function tallySteps(): StepTally & { readonly take: (step: StepResult) => void } {
  const kinds = new Set<string>()
  let [ticks, damage] = [0, 0]
  return {
    take({ events, observation }) {
      ticks += observation.elapsedTicks
      for (const event of events) {
        if (event.type === 'item-change' && event.delta > 0) kinds.add(event.item)
        if (event.type === 'health-change' && event.delta < 0) damage -= event.delta
      }
      for (const item of Object.keys(observation.inventory)) kinds.add(item)
    },
    elapsedTicks: () => ticks,
    damageTaken: () => damage,
    kindsHeld: () => kinds,
  }
}
