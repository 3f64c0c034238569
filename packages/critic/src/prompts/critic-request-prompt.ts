import type { CritiqueRequest, NearbyBlock } from '@voyager-mc/core'
import {
  renderIncidents,
  renderItemChanges,
  renderObservation,
  renderOutcome,
  renderProgramLog,
  sectionNames,
  type SectionName,
} from '@voyager-mc/observation'

/** Sights of earlier prove nothing about a task. */
const sections: readonly SectionName[] = sectionNames.filter(
  (name) => name !== 'otherBlocks' && name !== 'places',
)

/** Renders the facts of one attempt for the critic. */
export function criticRequestPrompt({ task, before, step }: CritiqueRequest): string {
  const { observation, events, outcome } = step
  return [
    renderObservation({ ...observation, nearbyBlocks: observation.nearbyBlocks.map(atHand) }, { sections }),
    renderItemChanges(before.inventory, observation.inventory),
    renderChange('Health before', before.health, observation.health),
    renderChange('Hunger before', before.food, observation.food),
    renderOutcome(outcome, events),
    renderProgramLog(events),
    renderIncidents(events),
    `Task: ${task.name}`,
    ...(task.context === undefined ? [] : [`Context: ${withoutPlan(task.context)}`]),
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

/** A kind of block without where the nearest is, which decides nothing. */
function atHand(block: NearbyBlock): NearbyBlock {
  return { ...block, distanceBlocks: 0 }
}

/** The context without the plan from nothing, which says nothing about what is held. */
function withoutPlan(context: string): string {
  return context.replace(/(?<=\S) From nothing: .*$/m, '')
}

function renderChange(label: string, before: number, after: number): string | undefined {
  return before === after ? undefined : `${label}: ${Number(before.toFixed(1))}/20`
}
