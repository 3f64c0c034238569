import { tellingStructures } from '@voyager-mc/observation/mineflayer'
import type { PlanStep } from '@voyager-mc/tech-tree'
import { buildPortal } from './build-portal.ts'
import { callPrimitive } from './call-primitive.ts'
import { enterPortal } from './enter-portal.ts'
import { findStructure } from './find-structure.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** A journey of a plan. */
export type TravelStep = Extract<PlanStep, { readonly type: 'travel' }>

// Fortresses lie a few hundred blocks apart.
const searchSeconds = 600
const netherPortal = 'nether_portal'

/** Makes a journey; resolves to what went wrong, undefined when nothing did. */
export async function travel(context: PrimitiveContext, step: TravelStep): Promise<string | undefined> {
  switch (step.to) {
    case 'dimension':
      return goToDimension(context, step.place)
    case 'structure':
      if (!tellingStructures.includes(step.place)) return `no ${step.place} can be told from afar`
      return callPrimitive(context, findStructure, step.place, searchSeconds)
    case 'biome':
      // Whoever looks for what grows there walks into new land.
      return undefined
  }
}

async function goToDimension(context: PrimitiveContext, dimension: string): Promise<string | undefined> {
  const here = context.bot.game.dimension
  if (String(here) === dimension) return undefined
  const isOfEnd = [here, dimension].includes('the_end')
  const portal = isOfEnd ? 'end_portal' : netherPortal
  const problem = await callPrimitive(context, enterPortal, portal)
  if (problem === undefined || isOfEnd) return problem
  return (await callPrimitive(context, buildPortal)) ?? callPrimitive(context, enterPortal, portal)
}
