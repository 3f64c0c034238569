import type { Observation, Position } from '@voyager-mc/core'
import type { CompactedJourney } from '../events/compacted-history.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'

/** Sums of the ways that events tell of. */
export interface JourneyCollector {
  readonly add: (event: VoyagerEvent) => void
  readonly journey: () => CompactedJourney
}

/** A collector that has seen no event; other runs than those that learn are left out. */
export function collectJourney(): JourneyCollector {
  let isLearning = true
  let distanceBlocks = 0
  let lastPosition: Position | undefined
  const biomes = new Set<string>()
  const operatorPowers: Record<string, number> = {}
  const see = ({ position, biome }: Observation): void => {
    if (lastPosition) distanceBlocks += Math.hypot(position.x - lastPosition.x, position.z - lastPosition.z)
    lastPosition = position
    biomes.add(biome)
  }
  return {
    add: (event) => {
      if (event.type === 'run-start') isLearning = event.mode === 'learn'
      if (event.type === 'compaction' && event.history.journey) {
        const { journey } = event.history
        ;({ distanceBlocks, lastPosition } = journey)
        for (const biome of journey.biomes) biomes.add(biome)
        Object.assign(operatorPowers, journey.operatorPowers)
      }
      if (!isLearning) return
      if (event.type === 'run-start') see(event.observation)
      if (event.type !== 'step-end') return
      see(event.step.observation)
      for (const told of event.step.events)
        if (told.type === 'operator-command')
          operatorPowers[told.power] = (operatorPowers[told.power] ?? 0) + 1
    },
    journey: () => ({
      distanceBlocks,
      ...(lastPosition && { lastPosition }),
      biomes: [...biomes],
      operatorPowers: { ...operatorPowers },
    }),
  }
}
