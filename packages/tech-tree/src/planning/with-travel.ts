import type { ItemCounts } from '@voyager-mc/core'
import type { PlanStep } from '../contract/plan.ts'
import type { Home } from '../sources/homes.ts'
import { homeOfWay } from '../sources/home-of-way.ts'

type TravelStep = Extract<PlanStep, { readonly type: 'travel' }>

export interface WithTravelOptions {
  /** Dimension the agent is in. */
  readonly dimension: string
  /** Names of what is in sight: no journey is made to what is here. */
  readonly near: ReadonlySet<string>
}

/**
 * The steps with the journeys between them: to another dimension when a step needs it, to the stronghold before the End,
 * and to the structure or biome that a step's source belongs to. The journeys the search planned tell what the first one uses up.
 */
export function withTravel(
  steps: readonly PlanStep[],
  { dimension, near }: WithTravelOptions,
): readonly PlanStep[] {
  const kits = new Map<string, ItemCounts>()
  const result: PlanStep[] = []
  let here: { readonly dimension: string; readonly spot?: string } = { dimension }
  const go = (to: TravelStep['to'], place: string, inputs: ItemCounts = {}): void => {
    result.push({ type: 'travel', to, place, inputs })
  }
  for (const step of steps) {
    if (step.type === 'travel') {
      kits.set(step.place, step.inputs)
      continue
    }
    const home = homeOfWay(step)
    if (home !== undefined) {
      if (home.dimension !== here.dimension) {
        for (const stage of stagesTo(home.dimension, here.dimension)) {
          if (stage === 'the_end') go('structure', 'stronghold')
          go('dimension', stage, kits.get(stage) ?? {})
          kits.delete(stage)
        }
        here = { dimension: home.dimension }
      }
      const spot = home.structure ?? home.biome
      if (spot !== undefined && spot !== here.spot && !isNear(step, near)) {
        go(home.structure === undefined ? 'biome' : 'structure', spot)
        here = { ...here, spot }
      }
    }
    result.push(step)
  }
  return result
}

/** Dimensions one passes on the way, the last one included: between Nether and End lies the Overworld. */
function stagesTo(to: Home['dimension'], from: string): readonly Home['dimension'][] {
  return to === 'overworld' || from === 'overworld' ? [to] : ['overworld', to]
}

function isNear(step: PlanStep, near: ReadonlySet<string>): boolean {
  if (step.type === 'mine') return step.blocks.some((block) => near.has(block))
  if (step.type === 'kill') return near.has(step.mob)
  return 'on' in step && near.has(step.on)
}
