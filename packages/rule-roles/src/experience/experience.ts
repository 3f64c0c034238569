import { keyOfWay, type Observation, type Random, type StepResult, type WayRecord } from '@voyager-mc/core'
import { readSamples, type WaySample } from './read-samples.ts'
import { sampleGamma } from './sample-gamma.ts'
import { tallySteps, type StepTally } from './tally-steps.ts'

/** Surroundings that experience is made in, and asked for. */
export type Surroundings = Pick<Observation, 'biome' | 'dimension'>

/** Where experience is counted that is no matter of one biome or dimension, such as that with whole tasks. */
export const anyPlace: Surroundings = { biome: 'any', dimension: 'overworld' }

/** One of several ways to the same item. */
export interface PricedWay {
  readonly way: string
  readonly item: string
  /** Rough seconds per item as the tech tree has it, without inputs. */
  readonly prior: number
}

/** Experience with ways: it learns from every step, and tells what a way costs; the sums are those of this process alone. */
export interface Experience extends StepTally {
  /** Counts the tries of a step that began in `before`. */
  learnFrom(step: StepResult, before: Surroundings): void
  /** Counts a try that no step tells of. */
  count(sample: WaySample, where: Surroundings): void
  /** Tries of a way in this dimension, by the item they were for; empty for a way that was never taken. */
  triesOf(way: string, where: Surroundings): ReadonlyMap<string, number>
  /** Seconds per item: the prior, moved by what was experienced; the damage counts as time. */
  secondsPerItem(arm: PricedWay, where: Surroundings): number
  /** Whether a way was ever tried in this dimension. */
  isTried(arm: Pick<PricedWay, 'way' | 'item'>, where: Surroundings): boolean
  /**
   * Seconds per item drawn from what is believed of the way: the smallest draw among several ways is the way to take
   * (Thompson sampling: Thompson 1933; Chapelle and Li, An Empirical Evaluation of Thompson Sampling, NIPS 2011).
   */
  draw(arm: PricedWay, where: Surroundings): number
  /** All records, for a store. */
  records(): readonly WayRecord[]
}

export interface CreateExperienceOptions {
  readonly version: string
  /** Records of earlier lives. */
  readonly records?: readonly WayRecord[]
  readonly random?: Random
}

const ticksPerSecond = 20

/** Seconds that half a heart is worth: it heals in four when one is fed. */
const secondsPerDamage = 4

/** Items the prior counts for: two good finds outweigh it. */
const priorItems = 2

/** Weight of experience of another biome. */
const foreignShare = 0.5

/** Experience that starts from records. */
export function createExperience({
  version,
  records: known = [],
  random = Math.random,
}: CreateExperienceOptions): Experience {
  const byKey = new Map(known.map((record) => [keyOfWay(record), record]))
  const { take, ...tally } = tallySteps()
  const count = ({ way, item, ticks, items, damage }: WaySample, where: Surroundings): void => {
    const place = { way, item, version, biome: where.biome, dimension: dimensionOf(where) }
    const empty = { ...place, tries: 0, failures: 0, ticks: 0, items: 0, damage: 0 }
    const record = byKey.get(keyOfWay(empty)) ?? empty
    byKey.set(keyOfWay(empty), {
      ...place,
      tries: record.tries + 1,
      failures: record.failures + (items > 0 ? 0 : 1),
      ticks: record.ticks + ticks,
      items: record.items + Math.max(0, items),
      damage: record.damage + damage,
    })
  }
  const evidence = ({ way, item }: Pick<PricedWay, 'way' | 'item'>, where: Surroundings): Evidence => {
    let [items, seconds, tries] = [0, 0, 0]
    for (const record of byKey.values()) {
      if (record.way !== way || record.item !== item || record.version !== version) continue
      if (record.dimension !== dimensionOf(where)) continue
      const share = record.biome === where.biome ? 1 : foreignShare
      items += share * record.items
      seconds += share * (record.ticks / ticksPerSecond + record.damage * secondsPerDamage)
      tries += record.tries
    }
    return { items, seconds, tries }
  }
  // Finds are taken for a Poisson process: its rate has a gamma distribution, whose conjugate update is these two sums.
  const belief = (
    arm: PricedWay,
    where: Surroundings,
  ): { readonly shape: number; readonly seconds: number } => {
    const { items, seconds } = evidence(arm, where)
    return { shape: priorItems + items, seconds: priorItems * arm.prior + seconds }
  }
  return {
    ...tally,
    learnFrom(step, before) {
      take(step)
      for (const sample of readSamples(step)) count(sample, before)
    },
    count,
    triesOf: (way, where) => triesByItem(byKey.values(), { way, version, dimension: dimensionOf(where) }),
    secondsPerItem(arm, where) {
      const { shape, seconds } = belief(arm, where)
      return seconds / shape
    },
    isTried: (arm, where) => evidence(arm, where).tries > 0,
    draw(arm, where) {
      const { shape, seconds } = belief(arm, where)
      return seconds / sampleGamma(shape, random)
    },
    records: () => [...byKey.values()],
  }
}

interface Evidence {
  readonly items: number
  readonly seconds: number
  readonly tries: number
}

function triesByItem(
  records: Iterable<WayRecord>,
  { way, version, dimension }: Pick<WayRecord, 'way' | 'version' | 'dimension'>,
): ReadonlyMap<string, number> {
  const tries = new Map<string, number>()
  for (const record of records) {
    if (record.way !== way || record.version !== version || record.dimension !== dimension) continue
    tries.set(record.item, (tries.get(record.item) ?? 0) + record.tries)
  }
  return tries
}

function dimensionOf({ dimension = 'overworld' }: Surroundings): string {
  return dimension
}
