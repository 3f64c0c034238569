import { InvalidArgumentError } from '@voyager-mc/core'
import type { Settings } from '../options/settings.ts'
import { modelNameOf } from './model-settings.ts'

/** Refuses, where rules decide, a goal that only a model could understand. */
export async function checkGoal(goal: string, settings: Settings): Promise<void> {
  if (modelNameOf(settings) !== undefined) return
  const { createTechTree } = await import('@voyager-mc/tech-tree')
  const parsed = createTechTree(settings.version).parseGoal(goal)
  if (parsed.status === 'parsed') return
  const { part, nearest } = parsed
  const unknown = part === undefined || part === goal ? '' : `${JSON.stringify(part)} is not understood; `
  const hint = nearest === undefined ? 'the' : `did you mean ${JSON.stringify(nearest)}? The`
  const remedy = `${unknown}${hint} rules know goals such as "Craft 1 diamond_pickaxe"; a model (--model) knows others, too.`
  throw new InvalidArgumentError('GOAL', goal, remedy)
}
