import { seededRandom, type Random } from '@voyager-mc/core'

/** Things that go wrong in a simulation. */
export type Fault =
  | 'connection-cut'
  | 'connection-stalled'
  | 'packet-delayed'
  | 'kicked'
  | 'game-interrupted'
  | 'answer-lost'
  | 'model-overloaded'
  | 'model-key-refused'
  | 'model-gibberish'
  | 'model-silent'
  | 'model-cut'
  | 'model-miscounts'
  | 'write-refused'
  | 'disk-full'
  | 'home-damaged'
  | 'home-removed'
  | 'killed'

/** Chance of each fault at a place where it can happen. */
const chances: Readonly<Record<Fault, number>> = {
  'connection-cut': 0.03,
  'connection-stalled': 0.03,
  'packet-delayed': 0.1,
  kicked: 0.02,
  'game-interrupted': 0.03,
  'answer-lost': 0.02,
  'model-overloaded': 0.05,
  'model-key-refused': 0.006,
  'model-gibberish': 0.06,
  'model-silent': 0.02,
  'model-cut': 0.05,
  'model-miscounts': 0.02,
  'write-refused': 0.01,
  'disk-full': 0.01,
  'home-damaged': 0.3,
  'home-removed': 0.008,
  killed: 0.015,
}

/** Every decision of a simulation, all from one seed. */
export interface FaultPlan {
  readonly random: Random
  /** The first of these faults that happens here; undefined when all goes well. */
  draw(...possible: readonly Fault[]): Fault | undefined
  /** Faults so far, with how often each happened. */
  readonly happened: ReadonlyMap<Fault, number>
}

/** Plan of a seed; the same seed decides the same faults in the same order. */
export function faultPlan(seed: number): FaultPlan {
  const random = seededRandom(seed)
  const happened = new Map<Fault, number>()
  return {
    random,
    happened,
    draw: (...possible) => {
      const fault = possible.find((name) => random() < chances[name])
      if (fault !== undefined) happened.set(fault, (happened.get(fault) ?? 0) + 1)
      return fault
    },
  }
}
